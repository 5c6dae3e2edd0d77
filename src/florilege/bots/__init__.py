"""Players that are programs; they are handed a glimpse of the game, never the position."""
