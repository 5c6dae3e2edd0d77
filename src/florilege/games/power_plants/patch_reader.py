"""Reads the names of patches in the garden."""

from mypy_extensions import i64

from florilege.games.power_plants.state import State
from florilege.games.power_plants.tile_names import tile_list, tile_named
from florilege.kernel.bits import BIT
from florilege.kernel.notation import NotationLine


def patch_named(state: State, line: NotationLine, word: str) -> i64:
    tile = tile_named(state, word, line)
    if not state.garden.planted & BIT[tile]:
        raise line.wrong(word)
    return tile


def patches_named(state: State, line: NotationLine, text: str) -> i64:
    """Return the patches with these names, separated by commas; `-` for none."""
    found: i64 = 0
    for tile in tile_list(state, text, line):
        if not state.garden.planted & BIT[tile]:
            raise line.wrong(state.name_of(tile))
        found |= BIT[tile]
    return found
