"""Why a patch cannot lie on a spot."""

from mypy_extensions import i64

from florilege.games.power_plants.garden import NO_TILE, Garden
from florilege.games.power_plants.hexes import DIRECTIONS, beside, is_edge
from florilege.games.power_plants.legal_spots import LegalSpots
from florilege.games.power_plants.tile_names import spot_name
from florilege.kernel.refusal import Args, Refusal


def explain_spot(garden: Garden, spots: LegalSpots, cell: i64) -> Refusal:
    args: Args = {"spot": spot_name(cell)}
    tile = NO_TILE if is_edge(cell) else garden.tile_at(cell)
    if tile != NO_TILE:
        return Refusal("spot-taken", "T3", args)
    if is_edge(cell) or garden.sides_taken(cell) == 0:
        return Refusal("spot-apart", "T3", args)
    if is_enclosed(garden, spots, cell):
        return Refusal("spot-enclosed", "R5", args)
    return Refusal("spot-behind-gap", "P7", args)


def is_enclosed(garden: Garden, spots: LegalSpots, cell: i64) -> bool:
    """Return whether patches enclose a cell entirely, even if narrow gaps could be passed."""
    seen = [cell]
    for here in seen:
        for direction in range(DIRECTIONS):
            near = beside(here, direction)
            if is_edge(near) or spots.has(near):
                return False
            if garden.tile_at(near) == NO_TILE and near not in seen:
                seen.append(near)
    return True
