"""What a position is worth to each player, for bots."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.power_plants import scoring
from florilege.games.power_plants.state import COLUMN, MOLE, State
from florilege.kernel.bits import count
from florilege.kernel.chances import to_chances

NAMES: Final = ["gems", "garden_gems", "plants", "fields", "patches", "fairies", "supply"]
ENOUGH: Final[i64] = 6  # more fairies in the supply are no more use


def appraise(state: State, weights: vec[float], out: vec[float]) -> None:
    """Write each seat's chances; against the Mole, those of one against the other."""
    strengths = vec[float]([0.0] * state.sides)
    fields = vec[i64]([0] * state.sides)
    scoring.field_points(state, fields)
    for side in range(state.sides):
        strengths[side] = strength(state, side, weights) + weights[3] * float(fields[side])
    to_chances(strengths)
    for seat in range(state.seats):
        out[seat] = strengths[seat]


def strength(state: State, side: i64, weights: vec[float]) -> float:
    """Return how a side stands, its fields aside."""
    plants: i64 = 0
    for place in range(COLUMN):
        plants += scoring.plant_gems(state, side, place)
    found = (
        weights[0] * float(state.gems[side])
        + weights[1] * float(scoring.garden_gems(state, side))
        + weights[2] * float(plants)
        + weights[4] * float(count(state.garden.held[side]))
        + weights[5] * float(state.fairies_in_garden(side))
    )
    if side == MOLE and state.is_solo():
        return found
    return found + weights[6] * float(min(state.supplies[side], ENOUGH))
