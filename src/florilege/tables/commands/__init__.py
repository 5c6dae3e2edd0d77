"""Commands that players, and the server itself, may give to a table: one module per topic."""

from florilege.tables.commands import after_game, chat, consent, playing, seating

__all__ = ["after_game", "chat", "consent", "playing", "seating"]  # so that all are registered
