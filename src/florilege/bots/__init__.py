"""Bots: players that choose moves from an observation of the game, never from the position."""
