"""Why a move is refused, from what the deciding player knows; see the phases."""

from mypy_extensions import i64

from florilege.games.flower_power.actions import ActionRules
from florilege.games.flower_power.moves import MOVES
from florilege.games.flower_power.phases.roster import PHASES
from florilege.kernel.refusal import Refusal


def explain(state: ActionRules, move: i64) -> Refusal:
    if not 0 <= move < MOVES:
        return Refusal("unknown-move")
    return PHASES[state.phases.phase].explain(state, move)
