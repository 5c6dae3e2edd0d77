"""What players, and the server itself, may ask of a table: a module for each topic."""

from florilege.tables.commands import after_game, chat, consent, playing, seating

__all__ = ["after_game", "chat", "consent", "playing", "seating"]  # so that all are registered
