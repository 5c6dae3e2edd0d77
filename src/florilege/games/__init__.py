"""One folder per game, the same file names in each; found by entry point, never named elsewhere."""
