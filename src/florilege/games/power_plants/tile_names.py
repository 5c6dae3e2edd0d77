"""The names of tiles, written and read, and the sides that play."""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.power_plants.hexes import FARTHEST, cell_at, column_of, row_of
from florilege.games.power_plants.options import Variant
from florilege.games.power_plants.plant_names import LETTERS
from florilege.kernel.dice import Dice
from florilege.kernel.notation import NotationLine
from florilege.kernel.position import Position
from florilege.kernel.refusal import refused
from florilege.kernel.seats import AUTOMATON, NOBODY

NOTHING: Final = "-"
SPOT: Final = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})")


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class TileNames(Position):
    """The column of plants and the sides. A side is a seat or, in solo, the Mole."""

    def __init__(self, seats: i64, dice: Dice, variant: Variant) -> None:
        super().__init__(seats, dice)
        self.variant = variant
        self.sides = seats
        self.plants = vec[i64]()  # the column, from the top: numbers of the roster

    def is_solo(self) -> bool:
        return self.sides > self.seats

    def name_of(self, tile: i64) -> str:
        """Return a tile in notation: the plant's letter and the number, `h3`."""
        return f"{LETTERS[self.plants[tile >> 3]]}{(tile & 7) + 1}"

    def names_of(self, tiles: i64) -> list[str]:
        """Return a set of tiles in notation, in the order of the column."""
        return [self.name_of(tile) for tile in range(40) if tiles >> tile & 1]

    def public_seat(self, side: i64) -> int:
        """Return a side as clients know it: a seat, or the automaton."""
        return int(side if side < self.seats else AUTOMATON)

    def owner(self, side: i64) -> int | None:
        """Return a side as clients know it, or None for nobody."""
        return None if side == NOBODY else self.public_seat(side)


def spot_name(cell: i64) -> str:
    """Return a cell in notation: `q,r`."""
    return f"{column_of(cell)},{row_of(cell)}"


def tile_named(position: TileNames, word: str, entry: NotationLine) -> i64:
    """Return the tile with this name, whose plant must be in the column."""
    if is_tile_name(word):
        for place in range(len(position.plants)):
            if LETTERS[position.plants[place]] == word[0]:
                return place * 8 + int(word[1]) - 1
    raise entry.wrong(word)


def tile_list(position: TileNames, text: str, entry: NotationLine) -> list[i64]:
    """Return tiles separated by commas; `-` for none."""
    return (
        [] if text == NOTHING else [tile_named(position, word, entry) for word in text.split(",")]
    )


def write_tiles(position: TileNames, tiles: i64) -> str:
    """Return tiles separated by commas, or `-` for none."""
    return ",".join(position.names_of(tiles)) or NOTHING


def is_tile_name(text: str) -> bool:
    return len(text) == 2 and text[0] in LETTERS and text[1] in "12345678"


def read_tile(position: TileNames, text: str, name: str) -> i64:
    """Return the tile named in the text of a move."""
    if not is_tile_name(name):
        raise refused("unreadable-move", "", {"text": text})
    for place in range(len(position.plants)):
        if LETTERS[position.plants[place]] == name[0]:
            return place * 8 + int(name[1]) - 1
    raise refused("not-in-column", "S1", {"text": name})


def spot_named(text: str, name: str) -> i64:
    """Return the cell named in the text of a move."""
    match = SPOT.fullmatch(name)
    if match is None or max(abs(int(match[1])), abs(int(match[2]))) > FARTHEST:
        raise refused("unreadable-move", "", {"text": text})
    return cell_at(int(match[1]), int(match[2]))
