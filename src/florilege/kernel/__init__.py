"""The contract that every game keeps, and the small parts games are built from.

Read `position` and `game` first: the state of a game, and what a game declares. The other modules
are what these two are made of. Nothing here reads a clock, a file of the user's or a global random
generator.
"""
