"""Hands, draw pile and graveyard."""

from mypy_extensions import i64

from florilege.games.flower_power import events, knowledge
from florilege.games.flower_power.cards import Card
from florilege.games.flower_power.state import GRAVEYARD, HAND, NO_CARD, PILE, State
from florilege.kernel.seats import Seat, only


def hand_size(state: State, seat: Seat) -> i64:
    found: i64 = 0
    places = state.place
    for card in range(len(places)):
        if places[card] == HAND + seat:
            found += 1
    return found


def hand_names(state: State, seat: Seat) -> list[str]:
    cards = range(len(state.place))
    return [events.face_name(state, card) for card in cards if state.place[card] == HAND + seat]


def can_draw(state: State) -> bool:
    return state.pile_size + state.graveyard_size > 0  # AMB-10


def any_of_pile(state: State) -> Card:
    left = state.dice.below(state.pile_size)
    places = state.place
    for card in range(len(places)):
        if places[card] == PILE:
            if left == 0:
                return card
            left -= 1
    return NO_CARD


def draw(state: State, seat: Seat, clause: str) -> None:
    """Draw a card, refilling an empty pile first (§1.6, AMB-09)."""
    if state.pile_size == 0:
        refill(state)
    if state.pile_size == 0:
        return
    card = any_of_pile(state)
    state.place[card] = HAND + seat
    state.pile_size -= 1
    knowledge.show(state, card, only(seat))
    knowledge.join_hand(state, card, seat)
    events.drew(state, clause, seat, card)
    refill_eagerly(state)


def refill_eagerly(state: State) -> None:
    """Refill an emptied pile at once, in the variant that does so (AMB-09)."""
    if state.variant.eager_refill and state.pile_size == 0 and state.graveyard_size > 0:
        refill(state)


def refill(state: State) -> None:
    """Shuffle the graveyard into a new pile (§1.6)."""
    if state.graveyard_size == 0:
        return
    state.pools += 1
    for card in range(len(state.place)):
        if state.place[card] == GRAVEYARD:
            state.place[card] = PILE
            knowledge.shuffle_away(state, card)
    state.pile_size = state.graveyard_size
    state.graveyard_size = 0
    events.refilled(state)
