"""Flower tiles: one for each colour and value, and their worth.

A tile is `colour * 6 + kind`; a set of tiles is a bit mask. The stacks are sets too: nobody knows
their order, so it is decided when a tile is drawn.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from florilege.games.mandala.card_counts import LETTERS, Colour
from florilege.kernel.dice import Dice

Tile: TypeAlias = i64
Tiles: TypeAlias = i64

KINDS: Final[i64] = 6
ALL_KINDS: Final[i64] = 0b111111
TILES: Final[i64] = 36
ALL_TILES: Final[i64] = (1 << 36) - 1
NO_TILE: Final[i64] = -1
TRIPLE: Final[i64] = 5  # the kind of the "x3" tiles
NAMES: Final = "23457x"

# The dark-backed half (§M3, F1): by colour, grey, purple and red; by value, 2, 4 and x3.
DARK_BY_COLOUR: Final[i64] = (1 << 18) - 1
DARK_BY_VALUE: Final[i64] = 0b100101_100101_100101_100101_100101_100101


def colour_of(tile: Tile) -> Colour:
    return tile // KINDS


def value(tile: Tile) -> i64:
    """Return what a tile is worth alone (§6.1); x3 is worth nothing (§6.2)."""
    kind = tile % KINDS
    if kind == TRIPLE:
        return 0
    if kind == 4:
        return 7
    return kind + 2


def flower_value(one: Tile, other: Tile) -> i64:
    """Return what two tiles of one colour are worth as a Flower."""
    a = value(one)
    b = value(other)
    if a == 0 or b == 0:
        return 3 * (a + b)  # §6.3
    return a + b + min(a, b)  # §6.4


def size(tiles: Tiles) -> i64:
    return int(tiles).bit_count()


def pick(tiles: Tiles, dice: Dice) -> Tile:
    place = dice.below(size(tiles))
    tile: i64 = 0
    while True:
        if tiles >> tile & 1:
            if place == 0:
                return tile
            place -= 1
        tile += 1


def name(tile: Tile) -> str:
    """Return a tile in notation: `r7`, `gx`."""
    return LETTERS[tile // KINDS] + NAMES[tile % KINDS]


def names(tiles: Tiles) -> list[str]:
    return [name(tile) for tile in range(TILES) if tiles >> tile & 1]
