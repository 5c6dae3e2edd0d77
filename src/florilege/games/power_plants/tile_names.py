"""The names of tiles, both ways, and the sides that play."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.power_plants.hexes import column_of, row_of
from florilege.games.power_plants.options import Variant
from florilege.games.power_plants.plant_names import LETTERS
from florilege.kernel.dice import Dice
from florilege.kernel.notation import NotationLine
from florilege.kernel.position import Position
from florilege.kernel.seats import AUTOMATON, NOBODY


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class TileNames(Position):
    """The column of plants and the sides. A side is a seat or, in a game for one, the Mole."""

    def __init__(self, seats: i64, dice: Dice, variant: Variant) -> None:
        super().__init__(seats, dice)
        self.variant = variant
        self.sides = seats
        self.plants = vec[i64]()  # the column, from the top: numbers of the roster

    def is_solo(self) -> bool:
        """Return whether one plays against the Mole."""
        return self.sides > self.seats

    def name_of(self, tile: i64) -> str:
        """Return a tile as notation has it: the plant's letter and the number, `h3`."""
        return f"{LETTERS[self.plants[tile >> 3]]}{(tile & 7) + 1}"

    def names_of(self, tiles: i64) -> list[str]:
        """Return a set of tiles in the order of the column."""
        return [self.name_of(tile) for tile in range(40) if tiles >> tile & 1]

    def public_seat(self, side: i64) -> int:
        """Return a side as clients know it: a seat, or the automaton."""
        return int(side if side < self.seats else AUTOMATON)

    def owner(self, side: i64) -> int | None:
        """Return a side that may be nobody."""
        return None if side == NOBODY else self.public_seat(side)


def spot_name(cell: i64) -> str:
    """Return a cell as notation has it: `q,r`."""
    return f"{column_of(cell)},{row_of(cell)}"


def tile_named(position: TileNames, word: str, entry: NotationLine) -> i64:
    """Return the tile with this name, whose plant must be in the column."""
    if len(word) == 2 and word[0] in LETTERS and word[1] in "12345678":
        for place in range(len(position.plants)):
            if LETTERS[position.plants[place]] == word[0]:
                return place * 8 + int(word[1]) - 1
    raise entry.wrong(word)


def tile_list(position: TileNames, text: str, entry: NotationLine) -> list[i64]:
    """Return tiles separated by commas; `-` for none."""
    return [] if text == "-" else [tile_named(position, word, entry) for word in text.split(",")]
