"""Why a move is refused, from what the deciding player knows."""

from mypy_extensions import i64

from florilege.games.flower_power import card_targets, events, gardens, knowledge
from florilege.games.flower_power.cards import (
    CLUBS,
    DIAMONDS,
    SPADES,
    serves_as,
    strength,
)
from florilege.games.flower_power.cards import HEARTS as HEART_SUIT
from florilege.games.flower_power.moves import (
    CARDS,
    DONE,
    DRAW,
    FLOWERS,
    GROW_POWER,
    GROW_REGULAR,
    HEARTS,
    MOVES,
    POISONS,
    POSITIONS,
    RETREAT,
    SPIES,
    SPY_HANDS,
    TRANSFORMS,
)
from florilege.games.flower_power.rules import Rules
from florilege.games.flower_power.state import (
    AIM,
    BUILD,
    CONFIRM,
    CONTEST,
    CREATE,
    FLOWER,
    HAND,
    PLACE,
    POWER,
    REGULAR,
    REPLY,
    SELECT,
    TARGET,
    TURN,
)
from florilege.kernel.refusal import Refusal


def explain(state: Rules, move: i64) -> Refusal:
    """Return why an illegal move is refused."""
    phase = state.phases.phase
    if not 0 <= move < MOVES:
        return Refusal("unknown-move")
    if phase == CONTEST:
        return Refusal("choose-sign", "3.1")
    if phase == PLACE:
        return Refusal("choose-place", "3.1", {"most": int(state.seats)})
    if phase == BUILD:
        return Refusal("flower-size", "3.3")
    if phase == TARGET:
        return _explain_target(state, move)
    if phase == AIM:
        return _explain_aim(state, move)
    if phase == SELECT:
        return Refusal("select-petal", state.variant.cite("5.3.1"))
    if phase == CONFIRM:
        return Refusal("confirm-petal", "5.3.3")
    if phase == REGULAR or phase == POWER:
        return _explain_growing(state, move)
    return _explain_turn(state, move)


def _explain_turn(state: Rules, move: i64) -> Refusal:
    phase = state.phases.phase
    if phase == TURN and move == DRAW:
        return _explain_draw(state)
    if phase == TURN and FLOWERS <= move < CARDS:
        return _explain_attack(state, move - FLOWERS)
    if phase == CREATE and move >= CARDS:
        return Refusal("create-only", "AMB-14")
    if CARDS <= move < SPY_HANDS:
        return _explain_card(state, move - CARDS)
    if move == GROW_REGULAR:
        return _no_creation(state, "too-few-cards", "6.5")
    if move == GROW_POWER:
        return _no_creation(state, "suits-missing", "6.6")
    if phase == REPLY and move == RETREAT:
        return Refusal("no-retreat", "AMB-13")
    return Refusal("not-now", "5.2")


def _no_creation(state: Rules, code: str, clause: str) -> Refusal:
    if state.phases.phase == REPLY and state.variant.single_card:
        return Refusal("one-card-a-reply", "O5.3.2")
    return Refusal(code, clause)


def _explain_draw(state: Rules) -> Refusal:
    seat = state.phases.seat
    if not state.played >> seat & 1:
        return Refusal("draw-first-turn", "5.1")
    if state.acted:
        return Refusal("draw-after-acting", "8.1")
    if state.drew >> seat & 1:
        return Refusal("draw-twice", "8.1")
    return Refusal("nothing-to-draw", "AMB-10")


def _explain_attack(state: Rules, flower: i64) -> Refusal:
    if flower >= state.standing or gardens.owner(state, flower) != state.phases.seat:
        return Refusal("not-your-flower", "4.4")
    if gardens.is_exhausted(state, flower):
        return Refusal("flower-exhausted", "12.10")
    return Refusal("no-target", "12.10")


def _explain_card(state: Rules, card: i64) -> Refusal:
    seat = state.phases.seat
    if card >= len(state.place):
        return Refusal("unknown-move")
    name = events.face_name(state, card)
    if state.place[card] != HAND + seat:
        return Refusal("not-in-hand", "6.1", {"card": name})
    if card_targets.Targets(state, card_targets.scope_of(state, seat)).suit(state.face(card)):
        return Refusal("same-face", "12.13", {"card": name})
    return Refusal("card-without-target", "AMB-56", {"card": name})


def _explain_aim(state: Rules, move: i64) -> Refusal:
    flower = move - FLOWERS
    if not 0 <= flower < state.standing:
        return Refusal("aim-first", "4.4")
    if gardens.owner(state, flower) == state.phases.seat:
        return Refusal("own-flower", "4.4")
    return Refusal("target-exhausted", "12.10")


def _explain_growing(state: Rules, move: i64) -> Refusal:
    power = state.phases.phase == POWER
    if move == DONE:
        code, clause = ("suits-missing", "6.6") if power else ("too-few-cards", "6.5")
        return Refusal(code, clause)
    card = move - CARDS
    if 0 <= card < len(state.place) and state.place[card] == HAND + state.phases.seat:
        return Refusal("pick-in-order" if power else "same-face", "6.6" if power else "6.5")
    return Refusal("pick-petals", "6.6" if power else "6.5")


def _explain_target(state: Rules, move: i64) -> Refusal:
    face = state.face(state.phases.subject)
    name = events.face_name(state, state.phases.subject)
    suit = _function(move)
    if suit < 0:
        return Refusal("target-first", "12.14", {"card": name})
    if not serves_as(face, suit):
        return Refusal("wrong-function", "12.14", {"card": name})
    if SPY_HANDS <= move < POISONS:
        return _explain_hand(state, move - SPY_HANDS)
    flower = _flower_of(state, move)
    if flower < 0:
        return Refusal("no-such-flower", "12.1")
    scope = card_targets.scope_of(state, state.phases.seat)
    if not scope.gardens >> gardens.owner(state, flower) & 1:
        return Refusal("third-garden", "7.2")
    if suit == SPADES:
        return _explain_poison(state, face, move - POISONS)
    if suit == DIAMONDS:
        return Refusal("already-power", "6.3")
    return Refusal("no-such-position", "6.2")


def _function(move: i64) -> i64:
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


def _flower_of(state: Rules, move: i64) -> i64:
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


def _explain_hand(state: Rules, seat: i64) -> Refusal:
    if seat == state.phases.seat:
        return Refusal("own-hand", "6.4")
    if seat >= state.seats or not state.lives(seat):
        return Refusal("no-such-hand", "6.4")
    return Refusal("third-hand", "AMB-33")


def _explain_poison(state: Rules, face: i64, petal: i64) -> Refusal:
    if not knowledge.is_face_up(state, petal):
        return Refusal("petal-hidden", "6.1")
    name = events.face_name(state, petal)
    assert strength(state.face(petal)) > strength(face)
    return Refusal("petal-too-strong", "6.1", {"card": name})
