"""Who won (§9)."""

from typing import Final

from florilege.games.flower_power.state import State
from florilege.kernel.outcome import Outcome

REASONS: Final = ["", "last-alive", "attacker", "stalemate", "last-will"]
CLAUSES: Final = ["", "9", "9", "AMB-50", "8.2"]


def outcome(state: State) -> Outcome | None:
    """Return the outcome; survivors score 1."""
    if not state.is_over():
        return None
    scores = [int(state.winners >> seat & 1) for seat in range(state.seats)]
    winners = [seat for seat, score in enumerate(scores) if score]
    clause = state.variant.cite(CLAUSES[state.ended])
    return Outcome(REASONS[state.ended], clause, winners, scores)
