"""The score sheet: the single point, for survival (§9)."""

from florilege.games.flower_power import gardens
from florilege.games.flower_power.scoring import outcome
from florilege.games.flower_power.state import State
from florilege.kernel.score import Score


def sheet(state: State) -> list[Score]:
    """Return each player's final number of flowers, and who won by it."""
    ended = outcome(state)
    if ended is None:
        return []
    return [
        {
            "seat": seat,
            "kind": "left" if points else "out",
            "clause": ended.clause,
            "points": points,
            "args": {"flowers": int(gardens.count(state, seat))},
        }
        for seat, points in enumerate(ended.scores)
    ]
