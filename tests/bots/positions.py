"""Positions that the tests of bots look at."""

from florilege.kernel.game import Game
from florilege.kernel.position import Position
from tests.conformance.walk import Case, walk


def groups_of(position: Position) -> set[int]:
    """Return the groups that the legal moves fall into."""
    return {int(position.group(move)) for move in position.legal_moves()}


def wide_position(game: Game) -> Position:
    """Return the first position of a random game with many moves in several groups."""
    case = Case(game, 2, game.settings({}))
    positions = (p for seed in range(20) for p, _ in walk(case, seed) if p.groups())
    return next(p.copy() for p in positions if len(p.legal_moves()) > 5 and len(groups_of(p)) > 1)
