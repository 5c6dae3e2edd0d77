"""Flowers: making, growing, shrinking and moving them.

Flowers are numbered in the order of their gardens, without gaps, a new one last in its garden. So
numbers change when a flower comes or goes, and the battle that refers to them is updated.
"""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power import knowledge
from florilege.games.flower_power.cards import Card
from florilege.games.flower_power.state import (
    EXHAUSTED,
    FAILED,
    FLOWER,
    GRAVEYARD,
    GROWING,
    IS_POWER,
    NO_CARD,
    OWNER,
    SIZE,
    State,
)
from florilege.kernel.bits import BIT
from florilege.kernel.seats import NOBODY, Seat


def owner(state: State, flower: i64) -> Seat:
    """Return whose garden a flower is in, or NOBODY if there is no such flower."""
    return (state.flowers[flower] & OWNER) - 1


def size(state: State, flower: i64) -> i64:
    return state.flowers[flower] >> SIZE


def is_power(state: State, flower: i64) -> bool:
    return state.flowers[flower] & IS_POWER != 0


def is_exhausted(state: State, flower: i64) -> bool:
    """Return whether a flower may neither attack nor be attacked (§12.10)."""
    return state.flowers[flower] & EXHAUSTED != 0


def count(state: State, seat: Seat) -> i64:
    found: i64 = 0
    flowers = state.flowers
    for flower in range(state.standing):
        if flowers[flower] & OWNER == seat + 1:
            found += 1
    return found


def new_flower(state: State, seat: Seat, power: bool) -> i64:
    """Return a new flower without petals, the last of its garden."""
    flower = make_room(state, seat)
    state.flowers[flower] = seat + 1
    if power:
        state.flowers[flower] |= IS_POWER
    state.killers[seat] = NOBODY
    return flower


def make_room(state: State, seat: Seat) -> i64:
    """Free the number after a garden's last flower, shifting those behind it; return the number."""
    place: i64 = 0
    while place < state.standing and state.flowers[place] & OWNER <= seat + 1:
        place += 1
    last = state.standing
    state.standing += 1
    while last > place:
        state.flowers[last] = state.flowers[last - 1]
        state.tops[last] = state.tops[last - 1]
        last -= 1
    state.flowers[place] = 0
    state.tops[place] = NO_CARD
    renumber(state, place, 1)
    return place


def close_gap(state: State, flower: i64) -> None:
    """Remove a flower's number, shifting those behind it."""
    state.standing -= 1
    for place in range(flower, state.standing):
        state.flowers[place] = state.flowers[place + 1]
        state.tops[place] = state.tops[place + 1]
    state.flowers[state.standing] = 0
    state.tops[state.standing] = NO_CARD
    renumber(state, flower + 1, -1)


def renumber(state: State, first: i64, by: i64) -> None:
    """Shift the flower numbers of cards and of the battle, from `first` on."""
    places = state.place
    for card in range(len(places)):
        if places[card] >= FLOWER + first:
            places[card] += by
    battle = state.battle
    if battle is not None:
        if battle.attacking >= first:
            battle.attacking += by
        if battle.defending >= first:
            battle.defending += by


def attach(state: State, flower: i64, card: Card, position: i64) -> None:
    """Put a petal at a position from the top, 0 being above all others."""
    state.place[card] = FLOWER + flower
    state.flowers[flower] += BIT[SIZE]
    if position == 0:
        state.under[card] = state.tops[flower]
        state.tops[flower] = card
        return
    above = petal_at(state, flower, position - 1)
    state.under[card] = state.under[above]
    state.under[above] = card


def petal_at(state: State, flower: i64, position: i64) -> Card:
    petal = state.tops[flower]
    for i in range(position):
        petal = state.under[petal]
    return petal


def position_of(state: State, card: Card) -> i64:
    """Return how many petals lie above one."""
    petal = state.tops[state.place[card] - FLOWER]
    found: i64 = 0
    while petal != card:
        petal = state.under[petal]
        found += 1
    return found


def detach(state: State, card: Card) -> i64:
    """Take a petal off its flower; return the flower. Without petals it will be removed (§12.1)."""
    flower = state.place[card] - FLOWER
    position = position_of(state, card)
    if position == 0:
        state.tops[flower] = state.under[card]
    else:
        state.under[petal_at(state, flower, position - 1)] = state.under[card]
    state.under[card] = NO_CARD
    state.flowers[flower] -= BIT[SIZE]
    return flower


def bury(state: State, card: Card) -> None:
    """Lay a card on the graveyard, face up (§1.5)."""
    state.place[card] = GRAVEYARD
    state.graveyard_size += 1
    knowledge.lay_open(state, card)


def remove_bare(state: State, flower: i64, by: Seat) -> None:
    """Remove a flower without petals, and record who took a player's last one (AMB-45)."""
    seat = owner(state, flower)
    close_gap(state, flower)
    if count(state, seat) == 0:
        state.killers[seat] = by


def plant(state: State, flower: i64, seat: Seat) -> i64:
    """Move a captured flower to another garden, its petals unchanged, and return it (§4.6)."""
    loser = owner(state, flower)
    word = state.flowers[flower] & ~(OWNER | EXHAUSTED | FAILED) | seat + 1
    top = state.tops[flower]
    captured = petals(state, flower)
    for petal in captured:
        state.place[petal] = GROWING
    close_gap(state, flower)
    flower = make_room(state, seat)
    state.flowers[flower] = word
    state.tops[flower] = top
    for petal in captured:
        state.place[petal] = FLOWER + flower
    if count(state, loser) == 0:
        state.killers[loser] = seat
    return flower


def set_exhausted(state: State, flower: i64, exhausted: bool) -> None:
    if exhausted:
        state.flowers[flower] |= EXHAUSTED
    else:
        state.flowers[flower] &= ~EXHAUSTED


def refresh_all(state: State) -> None:
    for flower in range(state.standing):
        state.flowers[flower] &= ~(EXHAUSTED | FAILED)  # §5.7


def petals(state: State, flower: i64) -> vec[i64]:
    """Return the petals of a flower from the top down."""
    found = vec[i64]([0] * size(state, flower))
    petal = state.tops[flower]
    for i in range(len(found)):
        found[i] = petal
        petal = state.under[petal]
    return found
