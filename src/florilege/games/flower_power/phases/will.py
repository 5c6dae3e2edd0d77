"""The last will of a player without flowers after a success (§12.11)."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power import card_targets, create_flower
from florilege.games.flower_power.actions import ActionRules
from florilege.games.flower_power.moves import END
from florilege.games.flower_power.phases.action import Action


class Will(Action):
    def fill_legal(self, state: ActionRules, out: vec[i64]) -> i64:
        out[0] = END
        listed = card_targets.fill_cards(state, state.phases.seat, out, 1)
        return create_flower.fill_creations(state, state.phases.seat, out, listed)
