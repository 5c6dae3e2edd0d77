"""Cards from the hand (§6): what may be played on what, and what it does."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.flower_power import garden, knowledge, piles, story
from florilege.games.flower_power.cards import (
    BLACK_JOKER,
    CLUBS,
    DIAMONDS,
    HEARTS,
    RED_JOKER,
    SPADES,
    SUITED,
    Card,
    serves_as,
    strength,
)
from florilege.games.flower_power.moves import (
    CARDS,
    DONE,
    GROW_POWER,
    GROW_REGULAR,
    POISONS,
    POSITIONS,
    SPIES,
    SPY_HANDS,
    TRANSFORMS,
)
from florilege.games.flower_power.moves import HEARTS as HEART_MOVES
from florilege.games.flower_power.state import (
    FLOWER,
    GROWING,
    HAND,
    IS_POWER,
    NEITHER,
    NO_CARD,
    NO_FLOWER,
    OWNER,
    Battle,
    State,
)
from florilege.kernel.bits import BIT
from florilege.kernel.seats import EVERYONE, Seat, only

SMALLEST_REGULAR: Final[i64] = 3  # §6.5
SMALLEST_POWER: Final[i64] = 4  # §6.6


@mypyc_attr(acyclic=True)
class Scope:
    """Whose gardens and hands a card may touch now."""

    def __init__(self, gardens: i64, hands: i64) -> None:
        self.gardens = gardens
        self.hands = hands


def scope_of(state: State, seat: Seat) -> Scope:
    """In a battle, the two gardens and the rival's hand (§7.2); otherwise everybody's."""
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
    """What there is to aim at: found once, asked for each card."""

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


def fill_creations(state: State, seat: Seat, out: vec[i64], listed: i64) -> i64:
    """List the two ways to make a flower, where the hand allows them (§6.5, §6.6)."""
    size = piles.hand_size(state, seat)
    if size >= SMALLEST_REGULAR:
        out[listed] = GROW_REGULAR
        listed += 1
    if size >= SMALLEST_POWER and covers(state, seat, NO_CARD):
        out[listed] = GROW_POWER
        listed += 1
    return listed


def covers(state: State, seat: Seat, beyond: Card) -> bool:
    """Return whether what is picked, with the cards after `beyond`, can have all four suits."""
    suits: i64 = 0
    black: i64 = 0
    red: i64 = 0
    cards: i64 = 0
    places = state.place
    for card in range(len(places)):
        picked = places[card] == GROWING
        if picked or (places[card] == HAND + seat and card > beyond):
            cards += 1
            face = state.face(card)
            if face == BLACK_JOKER:
                black += 1
            elif face == RED_JOKER:
                red += 1
            else:
                suits |= BIT[face // 13]
    return cards >= SMALLEST_POWER and _suited(suits, black, red)


def _suited(suits: i64, black: i64, red: i64) -> bool:
    """A black joker stands for a missing spade or club, a red one for a heart or diamond (§11)."""
    missing_black = 2 - (suits & 1) - (suits >> CLUBS & 1)
    missing_red = 2 - (suits >> HEARTS & 1) - (suits >> DIAMONDS & 1)
    return missing_black <= black and missing_red <= red


def announce(state: State, seat: Seat, card: Card) -> None:
    """Show the card that is about to be played."""
    knowledge.show(state, card, EVERYONE)
    state.disclosed += 1
    if state.journal is not None:
        args: dict[str, int | str | list[str]] = {
            "seat": int(seat),
            "card": story.face_name(state, card),
        }
        story.tell(state, "card-shown", "12.14", args)


def fill_targets(state: State, seat: Seat, card: Card, out: vec[i64]) -> i64:
    """List what the announced card may be played on, by function."""
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
    power = garden.is_power(state, flower)
    if serves_as(face, SPADES):
        petal = state.tops[flower]
        while petal != NO_CARD:
            visible = knowledge.is_face_up(state, petal)
            if visible and strength(state.face(petal)) <= strength(face):
                out[listed] = POISONS + petal
                listed += 1
            petal = state.under[petal]
    if serves_as(face, HEARTS):
        positions = garden.size(state, flower) + 1
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


def play_on(state: State, seat: Seat, card: Card, move: i64) -> None:
    """Play the announced card on its target."""
    if move >= HEART_MOVES:
        at = move - HEART_MOVES
        fertilise(state, seat, card, at // POSITIONS, at % POSITIONS)
    elif move >= SPIES:
        spy_flower(state, seat, card, move - SPIES)
    elif move >= TRANSFORMS:
        transform(state, seat, card, move - TRANSFORMS)
    elif move >= POISONS:
        poison(state, seat, card, move - POISONS)
    else:
        spy_hand(state, seat, card, move - SPY_HANDS)
    piles.refill_eagerly(state)


def poison(state: State, seat: Seat, card: Card, petal: Card) -> None:
    """Destroy a visible petal; both cards go to the graveyard (§6.1)."""
    flower = state.place[petal] - FLOWER
    story.poisoned(state, seat, card, petal, flower)
    garden.detach(state, petal)
    garden.bury(state, petal)
    garden.bury(state, card)
    if garden.size(state, flower) == 0:
        uprooted(state, flower, seat)


def uprooted(state: State, flower: i64, by: Seat) -> None:
    """A flower has lost its last petal: a battle it takes part in is lost (§7.5)."""
    holder = garden.owner(state, flower)
    story.destroyed(state, holder, flower)
    battle = state.battle
    if battle is not None and flower == battle.attacking:
        battle.alone = garden.count(state, holder) == 1
        battle.attacking = NO_FLOWER
        doom(battle)
    elif battle is not None and flower == battle.defending:
        battle.defending = NO_FLOWER
        doom(battle)
    garden.wither(state, flower, by)


def doom(battle: Battle) -> None:
    """The attack will fail, whatever is played (§7.5)."""
    battle.doomed = True
    battle.lead = NEITHER
    battle.attacker_picks = vec[i64]()
    battle.defender_picks = vec[i64]()


def fertilise(state: State, seat: Seat, card: Card, flower: i64, position: i64) -> None:
    """Add a visible petal anywhere in a flower (§6.2)."""
    story.fertilised(state, seat, card, flower, position)
    knowledge.lay_open(state, card)
    garden.attach(state, flower, card, position)


def transform(state: State, seat: Seat, card: Card, flower: i64) -> None:
    """Turn a regular flower into a Power Flower, all its petals up (§6.3)."""
    story.of_card(state, "transformed", "6.3", seat, card, flower)
    garden.bury(state, card)
    state.flowers[flower] |= IS_POWER
    for petal in garden.petals(state, flower):
        if knowledge.turn_up(state, petal):
            story.revealed(state, "6.3", flower, petal)


def spy_flower(state: State, seat: Seat, card: Card, flower: i64) -> None:
    """Look at all petals of a flower; only the spy does (§6.4)."""
    garden.bury(state, card)
    for petal in garden.petals(state, flower):
        knowledge.show(state, petal, only(seat))
    state.disclosed += 1
    story.spied_flower(state, seat, card, flower)


def spy_hand(state: State, seat: Seat, card: Card, other: Seat) -> None:
    """Look at a hand; only the spy does (§6.4)."""
    garden.bury(state, card)
    for held in range(len(state.place)):
        if state.place[held] == HAND + other:
            knowledge.show(state, held, only(seat))
    state.disclosed += 1
    if state.journal is not None:
        story.spied_hand(state, seat, card, other, piles.hand_names(state, other))


# Making a flower, petal by petal.


def fill_picks(state: State, seat: Seat, power: bool, out: vec[i64]) -> i64:
    """List the cards that may be the next petal, and the end of it."""
    listed: i64 = 0
    last: i64 = -1
    lowest = _last_picked(state) if power else NO_CARD
    places = state.place
    for card in range(len(places)):
        if places[card] == HAND + seat and card > lowest:
            face = state.face(card)
            if face != last and (not power or _covers_with(state, seat, card)):
                out[listed] = CARDS + card
                listed += 1
            last = face
    if _may_finish(state, seat, power):
        out[listed] = DONE
        listed += 1
    return listed


def _last_picked(state: State) -> Card:
    """Return the lowest petal so far; those of a Power Flower are picked in order."""
    petal = state.growing
    if petal == NO_CARD:
        return NO_CARD
    while state.under[petal] != NO_CARD:
        petal = state.under[petal]
    return petal


def _covers_with(state: State, seat: Seat, card: Card) -> bool:
    state.place[card] = GROWING
    enough = covers(state, seat, card)
    state.place[card] = HAND + seat
    return enough


def picked(state: State) -> i64:
    """Return how many petals have been picked."""
    found: i64 = 0
    petal = state.growing
    while petal != NO_CARD:
        found += 1
        petal = state.under[petal]
    return found


def _may_finish(state: State, seat: Seat, power: bool) -> bool:
    if power:
        return picked(state) >= SMALLEST_POWER and covers(state, seat, SUITED * 99)
    return picked(state) >= SMALLEST_REGULAR


def pick(state: State, card: Card, power: bool) -> None:
    """Take a card from the hand as the next petal below."""
    state.disclosed += 1
    state.place[card] = GROWING
    if power:
        knowledge.show(state, card, EVERYONE)
    if state.growing == NO_CARD:
        state.growing = card
    else:
        state.under[_last_picked(state)] = card
    state.under[card] = NO_CARD


def bloom(state: State, seat: Seat, power: bool) -> None:
    """Plant what was picked as a new flower in one's own garden (§6.5, §6.6)."""
    flower = garden.sprout(state, seat, power)
    petal = state.growing
    number: i64 = 0
    while petal != NO_CARD:
        below = state.under[petal]
        garden.attach(state, flower, petal, number)
        if power:
            knowledge.turn_up(state, petal)
        number += 1
        petal = below
    state.growing = NO_CARD
    story.created(state, seat, flower)
