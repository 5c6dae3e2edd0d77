"""Why a move is refused."""

from mypy_extensions import i64

from florilege.games.power_plants.moves import MOVES
from florilege.games.power_plants.phases.roster import PHASES
from florilege.games.power_plants.state import State
from florilege.kernel.refusal import Refusal


def explain(state: State, move: i64) -> Refusal:
    if not 0 <= move < MOVES:
        return Refusal("unknown-move")
    phase = PHASES[state.phases.phase]
    if not phase.owns(move):
        return Refusal("not-asked", phase.question(state).clause)
    return phase.explain(state, move)
