"""What a card from the hand may be played on (§6, §7.2)."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.flower_power import gardens, knowledge
from florilege.games.flower_power.cards import (
    CLUBS,
    DIAMONDS,
    HEARTS,
    SPADES,
    Card,
    serves_as,
    strength,
)
from florilege.games.flower_power.moves import (
    CARDS,
    POISONS,
    POSITIONS,
    SPIES,
    SPY_HANDS,
    TRANSFORMS,
)
from florilege.games.flower_power.moves import HEARTS as HEART_MOVES
from florilege.games.flower_power.state import HAND, IS_POWER, NO_CARD, OWNER, State
from florilege.kernel.bits import BIT
from florilege.kernel.seats import EVERYONE, Seat


@mypyc_attr(acyclic=True)
class Scope:
    """Whose gardens and hands a card may affect."""

    def __init__(self, gardens: i64, hands: i64) -> None:
        self.gardens = gardens
        self.hands = hands


def scope_of(state: State, seat: Seat) -> Scope:
    """In a battle, the two gardens and the rival's hand (§7.2); otherwise everything."""
    battle = state.battle
    hands = state.alive & ~BIT[seat]
    if battle is None or state.variant.any_garden:
        return Scope(EVERYONE, hands)
    fighting = BIT[battle.attacker] | BIT[battle.defender]
    if not state.variant.spy_third_hand:
        hands &= fighting  # AMB-33
    return Scope(fighting, hands)


@mypyc_attr(acyclic=True)
class Targets:
    """Available targets: collected once, then checked for each card."""

    def __init__(self, state: State, scope: Scope) -> None:
        self.weakest: i64 = 99  # strength of the weakest visible petal
        self.flower = False
        self.regular = False
        self.spy = scope.hands != 0
        for flower in range(state.standing):
            word = state.flowers[flower]
            if word and scope.gardens >> (word & OWNER) - 1 & 1:
                self.flower = True
                self.spy = True
                if not word & IS_POWER:
                    self.regular = True
                self._look(state, flower)

    def _look(self, state: State, flower: i64) -> None:
        petal = state.tops[flower]
        while petal != NO_CARD:
            if knowledge.is_face_up(state, petal):
                self.weakest = min(self.weakest, strength(state.face(petal)))
            petal = state.under[petal]

    def suit(self, face: i64) -> bool:
        """Return whether a card of this face has a target."""
        if serves_as(face, SPADES) and strength(face) >= self.weakest:
            return True
        if serves_as(face, HEARTS) and self.flower:
            return True
        if serves_as(face, DIAMONDS) and self.regular:
            return True
        return serves_as(face, CLUBS) and self.spy


def fill_cards(state: State, seat: Seat, out: vec[i64], listed: i64) -> i64:
    """List the cards that have a target, each face once."""
    targets = Targets(state, scope_of(state, seat))
    last: i64 = -1
    places = state.place
    for card in range(len(places)):
        if places[card] == HAND + seat:
            face = state.face(card)
            if face != last and targets.suit(face):
                out[listed] = CARDS + card
                listed += 1
            last = face
    return listed


def fill_targets(state: State, seat: Seat, card: Card, out: vec[i64]) -> i64:
    """List the targets of the announced card, by function."""
    face = state.face(card)
    scope = scope_of(state, seat)
    listed: i64 = 0
    for flower in range(state.standing):
        word = state.flowers[flower]
        if word and scope.gardens >> (word & OWNER) - 1 & 1:
            listed = _fill_flower(state, face, flower, out, listed)
    if serves_as(face, CLUBS):
        for other in range(state.seats):
            if scope.hands >> other & 1:
                out[listed] = SPY_HANDS + other
                listed += 1
    return listed


def _fill_flower(state: State, face: i64, flower: i64, out: vec[i64], listed: i64) -> i64:
    power = gardens.is_power(state, flower)
    if serves_as(face, SPADES):
        petal = state.tops[flower]
        while petal != NO_CARD:
            visible = knowledge.is_face_up(state, petal)
            if visible and strength(state.face(petal)) <= strength(face):
                out[listed] = POISONS + petal
                listed += 1
            petal = state.under[petal]
    if serves_as(face, HEARTS):
        positions = gardens.size(state, flower) + 1
        if power:
            positions = 1
        for position in range(positions):
            out[listed] = HEART_MOVES + flower * POSITIONS + position
            listed += 1
    if serves_as(face, DIAMONDS) and not power:
        out[listed] = TRANSFORMS + flower
        listed += 1
    if serves_as(face, CLUBS):
        out[listed] = SPIES + flower
        listed += 1
    return listed
