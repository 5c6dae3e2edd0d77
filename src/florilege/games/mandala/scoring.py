"""Who won, and why (§6.5)."""

from mypy_extensions import i64

from florilege.games.mandala.state import State
from florilege.kernel.bits import BIT
from florilege.kernel.outcome import Outcome
from florilege.kernel.seats import Audience


def best_rank(state: State) -> i64:
    best: i64 = -1
    for player in state.players:
        best = max(best, player.rank())
    return best


def winners(state: State) -> Audience:
    best = best_rank(state)
    found: Audience = 0
    for seat in range(state.seats):
        if state.players[seat].rank() == best:
            found |= BIT[seat]
    return found


def outcome(state: State) -> Outcome | None:
    """Return the outcome and its reason: points, cards in hand, or none."""
    if not state.is_over():
        return None
    best = best_rank(state)
    ranks = [player.rank() for player in state.players]
    scores = [int(player.score()) for player in state.players]
    first = [seat for seat, rank in enumerate(ranks) if rank == best]
    reason = "shared"
    if scores.count(max(scores)) == 1:
        reason = "points"
    elif len(first) == 1:
        reason = "cards"
    return Outcome(reason, "6.5", first, scores)
