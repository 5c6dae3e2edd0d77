"""The value of a position for each player, for bots.

Gems in hand are safe; what is in the garden changes hands. So Gems on patches, fields and plant
bonuses count less the more turns are left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.power_plants import scoring
from florilege.games.power_plants.state import COLUMN, MOLE, NOT_YET, State
from florilege.kernel.bits import count
from florilege.kernel.win_shares import to_win_shares

NAMES: Final = [
    "gems",
    "garden_gems",
    "plants",
    "fields",
    "patches",
    "fairies",
    "supply",
    "fading",
    "fields_fading",
    "late",
]
ENOUGH: Final[i64] = 6  # more fairies in the supply are of no further use


def appraise(state: State, weights: vec[float], out: vec[float]) -> None:
    """Write each seat's chances; in solo, those of the player against the Mole."""
    strengths = vec[float]([0.0] * state.sides)
    fields = vec[i64]([0] * state.sides)
    scoring.field_points(state, fields)
    turns = turns_to_come(state)
    field_point = weights[3] / (1.0 + weights[8] * turns)
    sharpness = 1.0 + weights[9] / (1.0 + turns)
    for side in range(state.sides):
        found = strength(state, side, turns, weights) + field_point * float(fields[side])
        strengths[side] = sharpness * found
    to_win_shares(strengths)
    for seat in range(state.seats):
        out[seat] = strengths[seat]


def turns_to_come(state: State) -> float:
    """Return how many turns are left, the current one included (E1)."""
    if state.turns_left == NOT_YET:
        return float(count(state.bag) + state.sides)
    return float(state.turns_left)


def strength(state: State, side: i64, turns: float, weights: vec[float]) -> float:
    """Return the strength of a side, apart from fields."""
    plants: i64 = 0
    for place in range(COLUMN):
        plants += scoring.plant_gems(state, side, place)
    lying = weights[1] * float(scoring.garden_gems(state, side)) + weights[2] * float(plants)
    found = (
        weights[0] * float(state.gems[side])
        + lying / (1.0 + weights[7] * turns)
        + weights[4] * float(count(state.garden.held[side]))
        + weights[5] * float(state.fairies_in_garden(side))
    )
    if side == MOLE and state.is_solo():
        return found
    return found + weights[6] * float(min(state.supplies[side], ENOUGH))
