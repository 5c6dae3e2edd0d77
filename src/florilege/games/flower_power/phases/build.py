"""Building the first garden face down, flower by flower (§3.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power import setup
from florilege.games.flower_power.actions import ActionRules
from florilege.games.flower_power.moves import SIZES
from florilege.games.flower_power.phase import FlowerPowerPhase
from florilege.games.flower_power.state import TURN
from florilege.kernel.refusal import Args, Refusal


class Build(FlowerPowerPhase):
    def fill_legal(self, state: ActionRules, out: vec[i64]) -> i64:
        return setup.fill_sizes(state, out)

    def apply(self, state: ActionRules, move: i64) -> None:
        if setup.build(state, move - SIZES):
            state.phases.push(TURN, state.first, 0)
            state.begin_turn(state.first)

    def args(self, state: ActionRules) -> Args:
        return {} if setup.building(state) else {"left": int(state.to_plant[state.phases.seat])}

    def explain(self, state: ActionRules, move: i64) -> Refusal:
        return Refusal("flower-size", "3.3")
