"""Reads the names of tiles."""

from mypy_extensions import i64

from florilege.games.power_plants.names import LETTERS
from florilege.games.power_plants.table import Table
from florilege.kernel.notation import Entry


def tile_named(table: Table, word: str, entry: Entry) -> i64:
    """Return the tile with this name, whose plant must be in the column."""
    if len(word) == 2 and word[0] in LETTERS and word[1] in "12345678":
        for place in range(len(table.plants)):
            if LETTERS[table.plants[place]] == word[0]:
                return place * 8 + int(word[1]) - 1
    raise entry.wrong(word)


def tile_list(table: Table, text: str, entry: Entry) -> list[i64]:
    """Return tiles separated by commas; `-` for none."""
    return [] if text == "-" else [tile_named(table, word, entry) for word in text.split(",")]
