"""Picking the petals of a new flower from the hand (§6.5, §6.6)."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power import create_flower, gardens
from florilege.games.flower_power.actions import ActionRules
from florilege.games.flower_power.moves import CARDS, DONE
from florilege.games.flower_power.phase import FlowerPowerPhase
from florilege.games.flower_power.state import HAND
from florilege.kernel.refusal import Refusal


class PickPetals(FlowerPowerPhase):
    def __init__(self, kind: str, clause: str, power: bool) -> None:
        super().__init__(kind, clause)
        self.power = power

    def fill_legal(self, state: ActionRules, out: vec[i64]) -> i64:
        return create_flower.fill_picks(state, state.phases.seat, self.power, out)

    def apply(self, state: ActionRules, move: i64) -> None:
        if move != DONE:
            create_flower.pick(state, move - CARDS, self.power)
            return
        seat = state.phases.seat
        state.phases.pop()
        before = gardens.count(state, state.active)
        create_flower.plant(state, seat, self.power)
        state.after_action(before)

    def explain(self, state: ActionRules, move: i64) -> Refusal:
        if move == DONE:
            return Refusal("suits-missing" if self.power else "too-few-cards", self.clause)
        card = move - CARDS
        if 0 <= card < len(state.place) and state.place[card] == HAND + state.phases.seat:
            return Refusal("pick-in-order" if self.power else "same-face", self.clause)
        return Refusal("pick-petals", self.clause)
