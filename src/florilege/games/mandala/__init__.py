"""Flowers: A Mandala Game (Trevor Benjamin and Brett J. Gilbert), for 2 to 4 players."""
