"""Making a flower once no attack is possible (§5.4, AMB-14)."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power import create_flower
from florilege.games.flower_power.actions import ActionRules
from florilege.games.flower_power.moves import CARDS, END
from florilege.games.flower_power.phases.action import Action
from florilege.kernel.refusal import Refusal


class Create(Action):
    def fill_legal(self, state: ActionRules, out: vec[i64]) -> i64:
        out[0] = END
        return create_flower.fill_creations(state, state.phases.seat, out, 1)

    def explain(self, state: ActionRules, move: i64) -> Refusal:
        if move >= CARDS:
            return Refusal("create-only", "AMB-14")
        return Action.explain(self, state, move)
