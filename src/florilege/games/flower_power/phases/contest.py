"""The contest for the seats: a sealed sign (§3.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power import setup
from florilege.games.flower_power.actions import ActionRules
from florilege.games.flower_power.phase import FlowerPowerPhase
from florilege.kernel.refusal import Refusal


class Contest(FlowerPowerPhase):
    def fill_legal(self, state: ActionRules, out: vec[i64]) -> i64:
        return setup.fill_contest(state, out)

    def apply(self, state: ActionRules, move: i64) -> None:
        setup.choose_sign(state, move)

    def explain(self, state: ActionRules, move: i64) -> Refusal:
        return Refusal("choose-sign", "3.1")
