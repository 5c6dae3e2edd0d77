"""Confirming the petal of a Power Flower, or choosing again (§5.3.3); the subject is the side."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power.actions import ActionRules
from florilege.games.flower_power.moves import AGAIN, KEEP, RETREAT
from florilege.games.flower_power.phase import FlowerPowerPhase
from florilege.kernel.refusal import Refusal


class Confirm(FlowerPowerPhase):
    def fill_legal(self, state: ActionRules, out: vec[i64]) -> i64:
        out[0] = KEEP
        out[1] = AGAIN
        return state.fill_retreat(out, 2)

    def apply(self, state: ActionRules, move: i64) -> None:
        if move == RETREAT:
            state.retreat()
        else:
            state.confirm(move == KEEP)

    def explain(self, state: ActionRules, move: i64) -> Refusal:
        return Refusal("confirm-petal", "5.3.3")
