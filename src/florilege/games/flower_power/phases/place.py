"""Choosing a place in the turn order (§3.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power import setup
from florilege.games.flower_power.actions import ActionRules
from florilege.games.flower_power.moves import PLACES
from florilege.games.flower_power.phase import FlowerPowerPhase
from florilege.kernel.refusal import Refusal


class Place(FlowerPowerPhase):
    def fill_legal(self, state: ActionRules, out: vec[i64]) -> i64:
        for place in range(state.seats):
            out[place] = PLACES + place
        return state.seats

    def apply(self, state: ActionRules, move: i64) -> None:
        setup.take_place(state, move)

    def explain(self, state: ActionRules, move: i64) -> Refusal:
        return Refusal("choose-place", "3.1", {"most": int(state.seats)})
