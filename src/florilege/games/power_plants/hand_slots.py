"""Finds the tile of the hand named by a move."""

from mypy_extensions import i64

from florilege.games.power_plants.state import HAND, State
from florilege.games.power_plants.tile_names import read_tile
from florilege.kernel.refusal import refused


def slot_named(state: State, text: str, name: str) -> i64:
    """Return the slot of the named tile in the hand of the seat to decide."""
    tile = read_tile(state, text, name)
    for slot in range(HAND):
        if not state.is_over() and state.hand_of(state.phases.seat, slot) == tile:
            return slot
    raise refused("not-in-hand", "1.1", {"patch": name})
