"""Resampling: redeals what a seat cannot know.

The cards a seat has not seen are dealt to the places they may be in: each pool's cards to that
pool's places, and the cards of a nest, known or not, anywhere in that nest (see `knowledge`). What
*others* have seen of hidden hands depends on those hands, so imagined worlds leave it out.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.flower_power import knowledge
from florilege.games.flower_power.cards import Card
from florilege.games.flower_power.state import (
    ABOUT,
    FACE_UP,
    FLOWER,
    GRAVEYARD,
    GROWING,
    HAND,
    NEST,
    NO_CARD,
    PILE,
    POOL,
    REMOVED,
    SEEN,
    State,
)
from florilege.kernel.dice import Dice
from florilege.kernel.seats import Seat, only


@mypyc_attr(acyclic=True)
class Slots:
    """The cards the seat does not know, ordered by places that it can distinguish."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.cards = vec[i64]()
        for flower in range(state.standing):
            petal = state.tops[flower]
            while petal != NO_CARD:
                self._add(state, seat, petal)
                petal = state.under[petal]
        petal = state.growing
        while petal != NO_CARD:
            self._add(state, seat, petal)
            petal = state.under[petal]
        for other in range(state.seats):
            self._add_hand(state, seat, HAND + other)
        self._add_hand(state, seat, PILE)

    def _add(self, state: State, seat: Seat, card: Card) -> None:
        if not knowledge.knows(state, seat, card):
            self.cards = append(self.cards, card)

    def _add_hand(self, state: State, seat: Seat, place: i64) -> None:
        """Add unordered cards by what is public of them: nest and pool."""
        first: i64 = len(self.cards)
        for card in range(len(state.place)):
            if state.place[card] == place:
                self._add(state, seat, card)
        _sort(state, self.cards, first)


def _order(state: State, card: Card) -> i64:
    return knowledge.nest_of(state, card) * 256 + knowledge.pool_of(state, card)


def _sort(state: State, cards: vec[i64], first: i64) -> None:
    """Sort by nest and pool; the sort is stable."""
    for i in range(first + 1, len(cards)):
        card = cards[i]
        j = i
        while j > first and _order(state, cards[j - 1]) > _order(state, card):
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card


@mypyc_attr(acyclic=True)
class Unseen:
    """The cards a seat has neither seen nor heard of, shuffled, by pool."""

    def __init__(self, state: State, seat: Seat, dice: Dice) -> None:
        cards = vec[i64]()
        for card in range(len(state.place)):
            if is_unseen(state, seat, card):
                cards = append(cards, card)
        dice.shuffle(cards)
        self.cards = cards
        self.next = vec[i64]([0] * (state.pools + 1))

    def take(self, state: State, pool: i64) -> Card:
        """Return the next card of a pool."""
        place = self.next[pool]
        while knowledge.pool_of(state, self.cards[place]) != pool:
            place += 1
        self.next[pool] = place + 1
        return self.cards[place]


def is_unseen(state: State, seat: Seat, card: Card) -> bool:
    """Return whether a card is in play and unknown to a seat, even by hearsay."""
    place = state.place[card]
    if place == GRAVEYARD or place == REMOVED:
        return False
    return not knowledge.knows(state, seat, card) and not knowledge.heard(state, seat, card)


def redeal(world: State, truth: State, seat: Seat, dice: Dice) -> None:
    """Redeal a copy of the truth as a seat may imagine it."""
    slots = Slots(truth, seat).cards
    unseen = Unseen(truth, seat, dice)
    dealt = slots[:]
    for i in range(len(slots)):
        if knowledge.nest_of(truth, slots[i]) == 0:
            dealt[i] = unseen.take(truth, knowledge.pool_of(truth, slots[i]))
    for nest in range(1, truth.nests + 1):
        mix_nest(truth, seat, nest, slots, dealt, unseen, dice)
    for i in range(len(slots)):
        put(world, truth, seat, slots[i], dealt[i])
    relink(world, truth, slots, dealt)
    for card in range(len(world.place)):
        forget_hearsay(world, seat, card)


def mix_nest(
    truth: State,
    seat: Seat,
    nest: i64,
    slots: vec[i64],
    dealt: vec[i64],
    unseen: Unseen,
    dice: Dice,
) -> None:
    """Fill a nest, in any order, with unseen cards and those the seat knows to be there."""
    places = vec[i64]()
    contents = vec[i64]()
    for i in range(len(slots)):
        if knowledge.nest_of(truth, slots[i]) == nest:
            places = append(places, i)
            contents = append(contents, slots[i])
    _sort(truth, contents, 0)
    for k in range(len(contents)):
        if not knowledge.heard(truth, seat, contents[k]):
            contents[k] = unseen.take(truth, knowledge.pool_of(truth, contents[k]))
    contents = vec[i64](sorted(contents))
    dice.shuffle(contents)
    for k in range(len(places)):
        dealt[places[k]] = contents[k]


def put(world: State, truth: State, seat: Seat, slot: Card, card: Card) -> None:
    """Put a card in another's place; what has been shown of the place stays with the place."""
    world.place[card] = truth.place[slot]
    shown = truth.known[slot] & (SEEN | FACE_UP)
    heard = truth.known[card] & only(seat) << ABOUT
    pool = knowledge.pool_of(truth, card)
    world.known[card] = shown | heard | pool << POOL | knowledge.nest_of(truth, slot) << NEST


def relink(world: State, truth: State, slots: vec[i64], dealt: vec[i64]) -> None:
    """Relink the chains of flowers through their new cards."""
    now = vec[i64]([0] * len(truth.place))
    for card in range(len(now)):
        now[card] = card
    for i in range(len(slots)):
        now[slots[i]] = dealt[i]
    for card in range(len(now)):
        if truth.place[card] >= FLOWER or truth.place[card] == GROWING:
            below = truth.under[card]
            world.under[now[card]] = NO_CARD if below == NO_CARD else now[below]
    for flower in range(truth.standing):
        world.tops[flower] = now[truth.tops[flower]]
    if truth.growing != NO_CARD:
        world.growing = now[truth.growing]
    for card in range(len(now)):
        if world.place[card] < FLOWER and world.place[card] != GROWING:
            world.under[card] = NO_CARD


def forget_hearsay(world: State, seat: Seat, card: Card) -> None:
    """Drop what others know of hands that are not the seat's own."""
    place = world.place[card]
    mine = only(seat) << ABOUT
    if place >= FLOWER or place == PILE or place == HAND + seat:
        world.known[card] &= ~(SEEN << ABOUT) | mine
        return
    if place < HAND and place != GROWING:
        return
    holder = place - HAND
    if place == GROWING:
        holder = world.phases.seat
    kept = world.known[card] & (only(holder) | only(seat)) & SEEN
    if world.known[card] & SEEN != SEEN:
        world.known[card] = world.known[card] & ~SEEN | kept
    world.known[card] &= ~(SEEN << ABOUT) | mine
