"""What a position is worth to each player, for bots."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power import garden
from florilege.games.flower_power.cards import strength
from florilege.games.flower_power.state import (
    ATTACKER,
    DEFENDER,
    FLOWER,
    HAND,
    NO_CARD,
    State,
)
from florilege.kernel.chances import to_chances
from florilege.kernel.seats import NOBODY

NAMES: Final = [
    "flowers",
    "petals",
    "power",
    "top",
    "hand",
    "hand_strength",
    "alive",
    "battle",
]


def appraise(state: State, weights: vec[float], out: vec[float]) -> None:
    """Write each seat's chances: its garden, its hand, and the battle in progress."""
    for seat in range(state.seats):
        out[seat] = weights[6] if state.lives(seat) else -weights[6]
    for flower in range(state.standing):
        add_flower(state, flower, weights, out)
    places = state.place
    for card in range(len(places)):
        place = places[card]
        if HAND <= place < FLOWER:
            held = float(strength(state.face(card))) / 13.0
            out[place - HAND] += weights[4] + weights[5] * held
    add_battle(state, weights, out)
    to_chances(out)


def add_flower(state: State, flower: i64, weights: vec[float], out: vec[float]) -> None:
    """Add what a flower is worth to its owner."""
    owner = garden.owner(state, flower)
    top = state.tops[flower]
    if owner == NOBODY or top == NO_CARD:
        return
    worth = weights[0] + weights[1] * float(garden.size(state, flower))
    worth += weights[3] * float(strength(state.face(top))) / 13.0
    if garden.is_power(state, flower):
        worth += weights[2]
    out[owner] += worth


def add_battle(state: State, weights: vec[float], out: vec[float]) -> None:
    """Add the hopes of whoever leads the battle: the other's flower."""
    battle = state.battle
    if battle is None:
        return
    if battle.lead == ATTACKER:
        out[battle.attacker] += weights[7]
        out[battle.defender] -= weights[7]
    elif battle.lead == DEFENDER:
        out[battle.defender] += weights[7] * 0.5
