"""Positions for the tests of bots."""

from florilege.kernel.game import Game
from florilege.kernel.position import Position
from florilege.testing.walk import Case, walk


def wide_position(game: Game) -> Position:
    """Return the first position of a random game that has many legal moves."""
    case = Case(game, 2, game.settings({}))
    return next(position.copy() for position, _ in walk(case, 0) if len(position.legal_moves()) > 5)
