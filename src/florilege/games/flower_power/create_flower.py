"""Making a flower from hand cards, petal by petal (§6.5, §6.6)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power import events, gardens, knowledge, piles
from florilege.games.flower_power.cards import (
    BLACK_JOKER,
    CLUBS,
    DIAMONDS,
    HEARTS,
    RED_JOKER,
    SUITED,
    Card,
)
from florilege.games.flower_power.moves import CARDS, DONE, GROW_POWER, GROW_REGULAR
from florilege.games.flower_power.state import GROWING, HAND, NO_CARD, State
from florilege.kernel.bits import BIT
from florilege.kernel.seats import EVERYONE, Seat

SMALLEST_REGULAR: Final[i64] = 3  # §6.5
SMALLEST_POWER: Final[i64] = 4  # §6.6


def fill_creations(state: State, seat: Seat, out: vec[i64], listed: i64) -> i64:
    size = piles.hand_size(state, seat)
    if size >= SMALLEST_REGULAR:
        out[listed] = GROW_REGULAR
        listed += 1
    if size >= SMALLEST_POWER and covers(state, seat, NO_CARD):
        out[listed] = GROW_POWER
        listed += 1
    return listed


def covers(state: State, seat: Seat, beyond: Card) -> bool:
    """Return whether the picked cards and hand cards after `beyond` can cover all four suits."""
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


def fill_picks(state: State, seat: Seat, power: bool, out: vec[i64]) -> i64:
    """List the cards that may be the next petal, and the end of the choice."""
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
    """Take a card from the hand as the next petal down."""
    state.disclosed += 1
    state.place[card] = GROWING
    if power:
        knowledge.show(state, card, EVERYONE)
    if state.growing == NO_CARD:
        state.growing = card
    else:
        state.under[_last_picked(state)] = card
    state.under[card] = NO_CARD


def plant(state: State, seat: Seat, power: bool) -> None:
    """Plant the picked petals as a new flower in the player's own garden (§6.5, §6.6)."""
    flower = gardens.new_flower(state, seat, power)
    petal = state.growing
    number: i64 = 0
    while petal != NO_CARD:
        below = state.under[petal]
        gardens.attach(state, flower, petal, number)
        if power:
            knowledge.turn_up(state, petal)
        number += 1
        petal = below
    state.growing = NO_CARD
    events.created(state, seat, flower)
