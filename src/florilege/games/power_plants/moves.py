"""Moves as numbers."""

from typing import Final

from mypy_extensions import i64

from florilege.games.power_plants.garden import TILES
from florilege.games.power_plants.hexes import CELLS

# 0 to 39: a patch (or a field or plant, named by one of its tiles).
SKIP: Final[i64] = 40  # no more growing of this plant
DONE: Final[i64] = 41  # end of this power
KEEP: Final[i64] = 42  # no swap
FREE_FAIRY: Final[i64] = 43
NO_FAIRY: Final[i64] = 44
SPROUT: Final[i64] = 45
GROW: Final[i64] = 46
REST: Final[i64] = 47  # neither power
SWAPPING: Final[i64] = 48  # + slot × 40 + the nursery's tile
LANDING: Final[i64] = 128  # + cell: where a patch is moved
PLACING: Final[i64] = 4224  # + slot × 4096 + cell
MOVES: Final[i64] = PLACING + 2 * CELLS
WIDEST: Final[i64] = 200  # two tiles on the 84 spots of forty patches in a row


def swapping(slot: i64, tile: i64) -> i64:
    return SWAPPING + slot * TILES + tile


def placing(slot: i64, cell: i64) -> i64:
    return PLACING + slot * CELLS + cell


def landing(cell: i64) -> i64:
    return LANDING + cell
