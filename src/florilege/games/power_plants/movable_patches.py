"""Which patches Wingbean and Stickybean can move."""

from mypy_extensions import i64

from florilege.games.power_plants.garden import NO_TILE
from florilege.games.power_plants.hexes import DIRECTIONS, beside
from florilege.games.power_plants.state import State
from florilege.kernel.bits import BIT, lowest


def movable(state: State, near: i64) -> i64:
    """Return the unblocked patches that can be put down beside `near`, not the Wizard's (R7)."""
    tiles = state.garden.unblocked()
    if not state.variant.wizard_patch_moves:
        tiles &= ~BIT[state.wizard]
    return tiles if near == NO_TILE else landing(state, tiles & ~BIT[near], near)


def landing(state: State, tiles: i64, near: i64) -> i64:
    """Return those of these patches for which a legal spot touches `near`."""
    found: i64 = 0
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        if lands(state, tile, near):
            found |= BIT[tile]
    return found


def lands(state: State, tile: i64, near: i64) -> bool:
    """Return whether a lifted patch can be put down beside `near`, other than where it was."""
    spots = state.garden.legal_spots_without(tile)
    for direction in range(DIRECTIONS):
        cell = beside(state.garden.cells[near], direction)
        if cell != state.garden.cells[tile] and spots.has(cell):
            return True
    return False
