"""Hands, draw pile and graveyard."""

from mypy_extensions import i64

from florilege.games.flower_power import events, knowledge
from florilege.games.flower_power.cards import Card
from florilege.games.flower_power.state import GRAVEYARD, HAND, NO_CARD, PILE, State
from florilege.kernel.seats import Seat, only


def hand_size(state: State, seat: Seat) -> i64:
    """Return how many cards a player holds."""
    found: i64 = 0
    places = state.place
    for card in range(len(places)):
        if places[card] == HAND + seat:
            found += 1
    return found


def hand_names(state: State, seat: Seat) -> list[str]:
    """Return the cards of a hand in notation."""
    cards = range(len(state.place))
    return [events.face_name(state, card) for card in cards if state.place[card] == HAND + seat]


def can_draw(state: State) -> bool:
    """Return whether there is a card to draw (AMB-10)."""
    return state.pile_size + state.graveyard_size > 0


def any_of_pile(state: State) -> Card:
    """Return a card of the pile, taken at random."""
    left = state.dice.below(state.pile_size)
    places = state.place
    for card in range(len(places)):
        if places[card] == PILE:
            if left == 0:
                return card
            left -= 1
    return NO_CARD


def draw(state: State, seat: Seat, clause: str) -> None:
    """Draw a card, refilling the pile first if it is empty (§1.6, AMB-09)."""
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
    """Refill as soon as the pile is empty, where that is played (AMB-09)."""
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
