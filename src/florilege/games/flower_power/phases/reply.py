"""Replying in a battle (§5.3.2)."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power import card_targets, create_flower
from florilege.games.flower_power.actions import ActionRules
from florilege.games.flower_power.moves import GROW_POWER, GROW_REGULAR, PASS, RETREAT
from florilege.games.flower_power.phases.action import Action
from florilege.kernel.refusal import Refusal


class Reply(Action):
    def fill_legal(self, state: ActionRules, out: vec[i64]) -> i64:
        seat = state.phases.seat
        out[0] = PASS
        listed = state.fill_retreat(out, 1)
        listed = card_targets.fill_cards(state, seat, out, listed)
        if state.variant.single_card:
            return listed  # O5.3.2
        return create_flower.fill_creations(state, seat, out, listed)

    def leave(self, state: ActionRules, move: i64) -> None:
        if move == RETREAT:
            state.retreat()
        else:
            state.end_reply()

    def explain(self, state: ActionRules, move: i64) -> Refusal:
        if state.variant.single_card and (move == GROW_REGULAR or move == GROW_POWER):
            return Refusal("one-card-a-reply", "O5.3.2")
        if move == RETREAT:
            return Refusal("no-retreat", "AMB-13")
        return Action.explain(self, state, move)
