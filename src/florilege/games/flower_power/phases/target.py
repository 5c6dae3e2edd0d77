"""Choosing what the announced card is played on (§6, §12.14); the subject is the card."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power import card_targets, events, gardens, knowledge, play_card
from florilege.games.flower_power.actions import ActionRules
from florilege.games.flower_power.cards import CLUBS, DIAMONDS, SPADES, serves_as, strength
from florilege.games.flower_power.cards import HEARTS as HEART_SUIT
from florilege.games.flower_power.moves import (
    HEARTS,
    POISONS,
    POSITIONS,
    SPIES,
    SPY_HANDS,
    TRANSFORMS,
)
from florilege.games.flower_power.phase import FlowerPowerPhase
from florilege.games.flower_power.state import FLOWER
from florilege.kernel.refusal import Args, Refusal


class Target(FlowerPowerPhase):
    def fill_legal(self, state: ActionRules, out: vec[i64]) -> i64:
        return card_targets.fill_targets(state, state.phases.seat, state.phases.subject, out)

    def apply(self, state: ActionRules, move: i64) -> None:
        seat = state.phases.seat
        card = state.phases.subject
        state.phases.pop()
        before = gardens.count(state, state.active)
        play_card.play_on(state, seat, card, move)
        state.after_action(before)

    def args(self, state: ActionRules) -> Args:
        return {"card": events.face_name(state, state.phases.subject)}

    def explain(self, state: ActionRules, move: i64) -> Refusal:
        face = state.face(state.phases.subject)
        name = events.face_name(state, state.phases.subject)
        suit = function_of(move)
        if suit < 0:
            return Refusal("target-first", "12.14", {"card": name})
        if not serves_as(face, suit):
            return Refusal("wrong-function", "12.14", {"card": name})
        if SPY_HANDS <= move < POISONS:
            return explain_hand(state, move - SPY_HANDS)
        flower = flower_of(state, move)
        if flower < 0:
            return Refusal("no-such-flower", "12.1")
        scope = card_targets.scope_of(state, state.phases.seat)
        if not scope.gardens >> gardens.owner(state, flower) & 1:
            return Refusal("third-garden", "7.2")
        if suit == SPADES:
            return explain_poison(state, face, move - POISONS)
        if suit == DIAMONDS:
            return Refusal("already-power", "6.3")
        return Refusal("no-such-position", "6.2")


def function_of(move: i64) -> i64:
    """Return the suit whose function a target belongs to, or -1."""
    if move >= HEARTS:
        return HEART_SUIT
    if move >= SPIES:
        return CLUBS
    if move >= TRANSFORMS:
        return DIAMONDS
    if move >= POISONS:
        return SPADES
    return CLUBS if move >= SPY_HANDS else -1


def flower_of(state: ActionRules, move: i64) -> i64:
    """Return the flower a target belongs to, or -1."""
    flower = move - TRANSFORMS
    if move >= HEARTS:
        flower = (move - HEARTS) // POSITIONS
    elif move >= SPIES:
        flower = move - SPIES
    elif move < TRANSFORMS:
        petal = move - POISONS
        flower = -1
        if petal < len(state.place) and state.place[petal] >= FLOWER:
            flower = state.place[petal] - FLOWER
    return flower if flower < state.standing else -1


def explain_hand(state: ActionRules, seat: i64) -> Refusal:
    if seat == state.phases.seat:
        return Refusal("own-hand", "6.4")
    if seat >= state.seats or not state.lives(seat):
        return Refusal("no-such-hand", "6.4")
    return Refusal("third-hand", "AMB-33")


def explain_poison(state: ActionRules, face: i64, petal: i64) -> Refusal:
    if not knowledge.is_face_up(state, petal):
        return Refusal("petal-hidden", "6.1")
    name = events.face_name(state, petal)
    assert strength(state.face(petal)) > strength(face)
    return Refusal("petal-too-strong", "6.1", {"card": name})
