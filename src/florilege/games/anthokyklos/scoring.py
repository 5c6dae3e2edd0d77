"""Who wins: most points, then most cards, then shared (§11)."""

from typing import Final

from mypy_extensions import i64

from florilege.games.anthokyklos.state import State
from florilege.kernel.bits import BIT
from florilege.kernel.outcome import Outcome
from florilege.kernel.seats import Seat

BEYOND_CARDS: Final[i64] = 128


def winners(state: State) -> i64:
    best = standing(state, 0)
    found: i64 = 0
    for seat in range(state.seats):
        worth = standing(state, seat)
        if worth > best:
            best = worth
            found = 0
        if worth == best:
            found |= BIT[seat]
    return found


def standing(state: State, seat: Seat) -> i64:
    """Return a number that ranks a seat; higher is better."""
    return state.points[seat] * BEYOND_CARDS + state.cards_won(seat)


def outcome(state: State) -> Outcome | None:
    """Return the outcome, or None while the game goes on."""
    if not state.is_over():
        return None
    found = winners(state)
    listed = [seat for seat in range(int(state.seats)) if found >> seat & 1]
    scores = [int(points) for points in state.points]
    if scores.count(max(scores)) == 1:
        return Outcome("points", "11.2", listed, scores)
    if len(listed) == 1:
        return Outcome("cards", "11.3", listed, scores)
    return Outcome("shared", "K27", listed, scores)
