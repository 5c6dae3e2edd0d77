"""Who has seen which card, and what becomes of it.

A card's knowledge is one number: the seats that know exactly where it is (and whether it is face
up), the seats that know it to be *somewhere in its nest*, its pool and its nest.

The pool is the pile it was drawn from: 0 for the first, then one for each refill. All have seen the
graveyard, so each pool's contents can be counted. A nest ties a hand to the flowers made from it
face down (§6.5): others no longer know which of its cards are where. Cards drawn later join the
nest, as nobody else can tell whether a card of the hand was there before.
"""

from typing import Final

from mypy_extensions import i64

from florilege.games.flower_power.cards import Card
from florilege.games.flower_power.state import (
    ABOUT,
    FACE_UP,
    HAND,
    NEST,
    NEST_MASK,
    POOL,
    POOL_MASK,
    SEEN,
    State,
)
from florilege.kernel.bits import BIT
from florilege.kernel.seats import EVERYONE, Audience, Seat, only

LAST_NEST: Final[i64] = 62


def knows(state: State, seat: Seat, card: Card) -> bool:
    return state.known[card] >> seat & 1 == 1


def heard(state: State, seat: Seat, card: Card) -> bool:
    """Return whether a seat knows the card to be somewhere in its nest."""
    return state.known[card] >> ABOUT + seat & 1 == 1


def is_face_up(state: State, card: Card) -> bool:
    return state.known[card] & FACE_UP != 0


def pool_of(state: State, card: Card) -> i64:
    return state.known[card] >> POOL & POOL_MASK


def nest_of(state: State, card: Card) -> i64:
    """Return the nest of a card, or 0."""
    return state.known[card] >> NEST & NEST_MASK


def show(state: State, card: Card, audience: Audience) -> None:
    """Let an audience see a card: knowledge of its nest becomes exact."""
    state.known[card] = (state.known[card] | audience) & ~(audience << ABOUT)


def turn_up(state: State, card: Card) -> bool:
    """Turn a card face up; return whether it was face down."""
    if state.known[card] & FACE_UP:
        return False
    state.known[card] = EVERYONE | FACE_UP | state.known[card] & POOL_MASK << POOL
    state.disclosed += 1
    return True


def lay_open(state: State, card: Card) -> None:
    """Make a card public wherever it goes; it leaves its nest."""
    state.known[card] = EVERYONE | FACE_UP | state.known[card] & POOL_MASK << POOL
    state.disclosed += 1


def shuffle_away(state: State, card: Card) -> None:
    """Forget everything about a card but its new pool."""
    state.known[card] = state.pools << POOL


def nest_hand(state: State, seat: Seat) -> None:
    """Tie a hand to the flower about to be made: others no longer know which card is where."""
    nest = _free_nest(state)
    for card in range(len(state.place)):
        if state.place[card] == HAND + seat and nest_of(state, card):
            _join(state, nest_of(state, card), nest)
    for card in range(len(state.place)):
        if state.place[card] == HAND + seat:
            lost = state.known[card] & SEEN & ~only(seat)
            state.known[card] = state.known[card] & ~lost | lost << ABOUT
            _move(state, card, nest)


def join_hand(state: State, card: Card, seat: Seat) -> None:
    """Put a drawn card into the nest of its new hand, if there is one."""
    for other in range(len(state.place)):
        if state.place[other] == HAND + seat and nest_of(state, other):
            _move(state, card, nest_of(state, other))
            return


def _free_nest(state: State) -> i64:
    """Return a nest without cards; once they run out, the last one is shared."""
    used: i64 = 0
    for card in range(len(state.place)):
        used |= BIT[nest_of(state, card)]
    nest: i64 = 1
    while used >> nest & 1 and nest < LAST_NEST:
        nest += 1
    state.nests = max(state.nests, nest)
    return nest


def _join(state: State, older: i64, nest: i64) -> None:
    """Merge an older nest into a new one."""
    for card in range(len(state.place)):
        if nest_of(state, card) == older:
            _move(state, card, nest)


def _move(state: State, card: Card, nest: i64) -> None:
    state.known[card] += nest - nest_of(state, card) << NEST
