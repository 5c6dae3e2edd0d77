"""Learning material of the games: guided first games, and diagrams of the rules."""
