"""What a position is worth to each player, for bots."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power import garden
from florilege.games.flower_power.cards import HEARTS, RANKS, SUITED, strength
from florilege.games.flower_power.cards import JOKER_STRENGTH as STRONGEST
from florilege.games.flower_power.muster import Muster
from florilege.games.flower_power.state import (
    ATTACKER,
    DEFENDER,
    FLOWER,
    HAND,
    NO_FLOWER,
    State,
)
from florilege.kernel.chances import to_chances
from florilege.kernel.seats import NOBODY

NAMES: Final = [
    "flowers",
    "petals",
    "power",
    "hand",
    "alive",
    "battle",
    "fight",  # what each flower fights with
    "best",  # what the strongest fights with
    "courage",  # what they fight with on average
    "reserve",  # the root of the number of petals: the first ones count most
    "depth",  # the strength of all petals
    "single",  # only one flower is left
    "prey",  # the petals of the largest flower that the strongest can take
    "turn",
    "next",
    "hearts",  # the strength of hearts in hand
    "joker",
    "booty",  # the petals of the flower that is about to be captured
]


def appraise(state: State, weights: vec[float], out: vec[float]) -> None:
    """Write each seat's chances: its garden, its hand, its turn, and the battle in progress."""
    for seat in range(state.seats):
        out[seat] = weights[4] if state.lives(seat) else -weights[4]
    add_cards(state, weights, out)
    muster = Muster(state.seats)
    muster.count(state)
    muster.hunt(state)
    for seat in range(state.seats):
        if muster.flowers[seat]:
            out[seat] += worth_of_garden(muster, seat, weights)
    add_turn(state, weights, out)
    add_battle(state, weights, out)
    to_chances(out)


def worth_of_garden(muster: Muster, seat: i64, weights: vec[float]) -> float:
    """Return what the flowers of a seat are worth together."""
    flowers = float(muster.flowers[seat])
    petals = float(muster.petals[seat])
    total = float(muster.total[seat]) / float(STRONGEST)
    worth = weights[0] * flowers + weights[1] * petals + weights[9] * math.sqrt(petals)
    worth += (weights[6] + weights[8] / flowers) * total
    worth += weights[7] * float(muster.best[seat]) / float(STRONGEST)
    worth += weights[12] * float(muster.prey[seat])
    worth += weights[2] * float(muster.powers[seat])
    if muster.flowers[seat] == 1:
        worth += weights[11]
    return worth


def add_cards(state: State, weights: vec[float], out: vec[float]) -> None:
    """Add what cards are worth, in hands and as petals."""
    places = state.place
    for card in range(len(places)):
        place = places[card]
        if place >= FLOWER:
            owner = garden.owner(state, place - FLOWER)
            if owner != NOBODY:
                out[owner] += weights[10] * share_of_strongest(state.face(card))
        elif place >= HAND:
            out[place - HAND] += worth_in_hand(state.face(card), weights)


def worth_in_hand(face: i64, weights: vec[float]) -> float:
    """Return what a card in hand is worth."""
    if face >= SUITED:
        return weights[3] + weights[16]
    if face // RANKS == HEARTS:
        return weights[3] + weights[15] * share_of_strongest(face)
    return weights[3]


def share_of_strongest(face: i64) -> float:
    """Return a card's strength as a part of the greatest there is."""
    return float(strength(face)) / float(STRONGEST)


def add_turn(state: State, weights: vec[float], out: vec[float]) -> None:
    """Add what it is worth to be on turn, or next."""
    active = state.active
    if active == NOBODY:
        return
    out[active] += weights[13]
    out[state.next_living(active)] += weights[14]


def add_battle(state: State, weights: vec[float], out: vec[float]) -> None:
    """Add the hopes of whoever leads the battle: the other's flower."""
    battle = state.battle
    if battle is None:
        return
    if battle.lead == ATTACKER:
        stake = weights[5]
        if battle.defending != NO_FLOWER:
            stake += weights[17] * float(garden.size(state, battle.defending))
        out[battle.attacker] += stake
        out[battle.defender] -= stake
    elif battle.lead == DEFENDER:
        out[battle.defender] += weights[5] * 0.5
