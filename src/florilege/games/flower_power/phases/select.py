"""Naming the petal of a Power Flower that fights (§5.3.1); the subject is the side."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power import comparison
from florilege.games.flower_power.actions import ActionRules
from florilege.games.flower_power.moves import CARDS, RETREAT
from florilege.games.flower_power.phase import FlowerPowerPhase
from florilege.kernel.refusal import Refusal


class Select(FlowerPowerPhase):
    def fill_legal(self, state: ActionRules, out: vec[i64]) -> i64:
        battle = state.battle
        listed: i64 = 0
        if battle is not None:
            listed = comparison.fill_choices(state, battle, state.phases.subject, CARDS, out)
        return state.fill_retreat(out, listed)

    def apply(self, state: ActionRules, move: i64) -> None:
        if move == RETREAT:
            state.retreat()
        else:
            state.select(move - CARDS)

    def explain(self, state: ActionRules, move: i64) -> Refusal:
        return Refusal("select-petal", state.variant.cite("5.3.1"))
