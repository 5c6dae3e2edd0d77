"""The turn of a player (§5.1, §5.2)."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power import card_targets, create_flower, events, gardens, piles
from florilege.games.flower_power.actions import ActionRules
from florilege.games.flower_power.moves import CARDS, DRAW, END, FLOWERS
from florilege.games.flower_power.phases.action import Action
from florilege.games.flower_power.state import AIM
from florilege.kernel.refusal import Refusal
from florilege.kernel.seats import only


class Turn(Action):
    def fill_legal(self, state: ActionRules, out: vec[i64]) -> i64:
        seat = state.phases.seat
        listed: i64 = 1
        out[0] = END
        if state.may_draw(seat):
            out[1] = DRAW
            listed = 2
        if state.has_target(seat):
            for flower in range(state.standing):
                if state.may_attack(flower, seat):
                    out[listed] = FLOWERS + flower
                    listed += 1
        listed = card_targets.fill_cards(state, seat, out, listed)
        return create_flower.fill_creations(state, seat, out, listed)

    def leave(self, state: ActionRules, move: i64) -> None:
        seat = state.phases.seat
        if move >= FLOWERS:
            state.phases.push(AIM, seat, move - FLOWERS)
        elif move == END:
            events.of_seat(state, "turn-ended", "5.8", seat)
            state.finish_turn()
        else:
            state.mark_act()
            piles.draw(state, seat, "5.1")
            state.drew |= only(seat)
            state.next_turn(True)

    def explain(self, state: ActionRules, move: i64) -> Refusal:
        if move == DRAW:
            return explain_draw(state)
        if FLOWERS <= move < CARDS:
            return explain_attack(state, move - FLOWERS)
        return Action.explain(self, state, move)


def explain_draw(state: ActionRules) -> Refusal:
    seat = state.phases.seat
    if not state.played >> seat & 1:
        return Refusal("draw-first-turn", "5.1")
    if state.acted:
        return Refusal("draw-after-acting", "8.1")
    if state.drew >> seat & 1:
        return Refusal("draw-twice", "8.1")
    return Refusal("nothing-to-draw", "AMB-10")


def explain_attack(state: ActionRules, flower: i64) -> Refusal:
    if flower >= state.standing or gardens.owner(state, flower) != state.phases.seat:
        return Refusal("not-your-flower", "4.4")
    if gardens.is_exhausted(state, flower):
        return Refusal("flower-exhausted", "12.10")
    return Refusal("no-target", "12.10")
