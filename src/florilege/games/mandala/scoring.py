"""Who won, and why (§6.5)."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.mandala.state import State
from florilege.kernel.outcome import Outcome


def best_rank(state: State) -> i64:
    """Return the rank of the winners: points first, then cards in hand."""
    best: i64 = -1
    for player in state.players:
        best = max(best, player.rank())
    return best


def rewards(state: State, out: vec[float]) -> None:
    """Share the victory among the winners."""
    best = best_rank(state)
    winners: i64 = 0
    for player in state.players:
        if player.rank() == best:
            winners += 1
    for seat in range(state.seats):
        out[seat] = 0.0
        if state.players[seat].rank() == best:
            out[seat] = 1.0 / float(winners)


def outcome(state: State) -> Outcome | None:
    """Return the outcome and what decided it: points, cards in hand, or nothing."""
    if not state.is_over():
        return None
    best = best_rank(state)
    ranks = [player.rank() for player in state.players]
    scores = [int(player.score()) for player in state.players]
    winners = [seat for seat, rank in enumerate(ranks) if rank == best]
    reason = "shared"
    if scores.count(max(scores)) == 1:
        reason = "points"
    elif len(winners) == 1:
        reason = "cards"
    return Outcome(reason, "6.5", winners, scores)
