"""The rules: the phase on top of the stack decides which moves are legal and what they do (§5).

Each phase ends with its decision and leaves the next one on the stack.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.flower_power.actions import ActionRules
from florilege.games.flower_power.phases.roster import PHASES


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Rules(ActionRules):
    def fill_legal(self, out: vec[i64]) -> i64:
        return PHASES[self.phases.phase].fill_legal(self, out)

    def apply(self, move: i64) -> None:
        PHASES[self.phases.phase].apply(self, move)
