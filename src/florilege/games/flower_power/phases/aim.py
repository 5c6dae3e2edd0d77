"""Choosing the flower to attack (§4.4); the subject is the attacking one."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power import events, gardens
from florilege.games.flower_power.actions import ActionRules
from florilege.games.flower_power.moves import FLOWERS
from florilege.games.flower_power.phase import FlowerPowerPhase
from florilege.kernel.refusal import Args, Refusal


class Aim(FlowerPowerPhase):
    def fill_legal(self, state: ActionRules, out: vec[i64]) -> i64:
        listed: i64 = 0
        for flower in range(state.standing):
            if state.may_be_attacked(flower, state.phases.seat):
                out[listed] = FLOWERS + flower
                listed += 1
        return listed

    def apply(self, state: ActionRules, move: i64) -> None:
        state.declare_attack(move - FLOWERS)

    def args(self, state: ActionRules) -> Args:
        return {"flower": events.flower_name(state, state.phases.subject)}

    def explain(self, state: ActionRules, move: i64) -> Refusal:
        flower = move - FLOWERS
        if not 0 <= flower < state.standing:
            return Refusal("aim-first", "4.4")
        if gardens.owner(state, flower) == state.phases.seat:
            return Refusal("own-flower", "4.4")
        return Refusal("target-exhausted", "12.10")
