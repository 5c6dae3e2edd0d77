"""How the single point came about: by surviving (§9)."""

from florilege.games.flower_power import gardens
from florilege.games.flower_power.scoring import outcome
from florilege.games.flower_power.state import State
from florilege.kernel.score import Score


def sheet(state: State) -> list[Score]:
    """Return with how many flowers each player ended, and who won by it."""
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
