"""The value of a position for each player, for bots."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power import gardens
from florilege.games.flower_power.cards import HEARTS, RANKS, SUITED, strength
from florilege.games.flower_power.cards import JOKER_STRENGTH as STRONGEST
from florilege.games.flower_power.garden_summary import GardenSummary
from florilege.games.flower_power.state import FLOWER, HAND, State
from florilege.kernel.seats import NOBODY
from florilege.kernel.win_shares import to_win_shares

NAMES: Final = [
    "flowers",
    "petals",
    "power",
    "hand",
    "alive",
    "fight",  # what each flower fights with
    "best",  # what the strongest fights with
    "courage",  # what they fight with on average
    "reserve",  # the square root of the number of petals: the first ones count most
    "depth",  # the strength of all petals
    "single",  # only one flower is left
    "prey",  # the petals of the largest flower that the strongest can take
    "turn",
    "next",
    "hearts",  # the strength of hearts in hand
    "joker",
]


def appraise(state: State, weights: vec[float], out: vec[float]) -> None:
    for seat in range(state.seats):
        out[seat] = weights[4] if state.lives(seat) else -weights[4]
    add_cards(state, weights, out)
    summary = GardenSummary(state.seats)
    summary.count(state)
    summary.hunt(state)
    for seat in range(state.seats):
        if summary.flowers[seat]:
            out[seat] += worth_of_garden(summary, seat, weights)
    add_turn(state, weights, out)
    to_win_shares(out)


def worth_of_garden(summary: GardenSummary, seat: i64, weights: vec[float]) -> float:
    flowers = float(summary.flowers[seat])
    petals = float(summary.petals[seat])
    total = float(summary.total[seat]) / float(STRONGEST)
    worth = weights[0] * flowers + weights[1] * petals + weights[8] * math.sqrt(petals)
    worth += (weights[5] + weights[7] / flowers) * total
    worth += weights[6] * float(summary.best[seat]) / float(STRONGEST)
    worth += weights[11] * float(summary.prey[seat])
    worth += weights[2] * float(summary.powers[seat])
    if summary.flowers[seat] == 1:
        worth += weights[10]
    return worth


def add_cards(state: State, weights: vec[float], out: vec[float]) -> None:
    """Add the worth of cards, in hands and as petals."""
    places = state.place
    for card in range(len(places)):
        place = places[card]
        if place >= FLOWER:
            owner = gardens.owner(state, place - FLOWER)
            if owner != NOBODY:
                out[owner] += weights[9] * share_of_strongest(state.face(card))
        elif place >= HAND:
            out[place - HAND] += worth_in_hand(state.face(card), weights)


def worth_in_hand(face: i64, weights: vec[float]) -> float:
    if face >= SUITED:
        return weights[3] + weights[15]
    if face // RANKS == HEARTS:
        return weights[3] + weights[14] * share_of_strongest(face)
    return weights[3]


def share_of_strongest(face: i64) -> float:
    """Return a card's strength as a fraction of the greatest."""
    return float(strength(face)) / float(STRONGEST)


def add_turn(state: State, weights: vec[float], out: vec[float]) -> None:
    """Add the worth of playing now, or next."""
    active = state.active
    if active == NOBODY:
        return
    out[active] += weights[12]
    out[state.next_living(active)] += weights[13]
