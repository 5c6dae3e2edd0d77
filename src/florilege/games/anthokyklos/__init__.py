"""Anthokyklos (Pascal Flores), for 2 to 5 players."""
