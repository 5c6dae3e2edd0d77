"""Crunchjaw (Croquenarde), the alternate of Snapjaw: captures anywhere on one plant."""

from mypy_extensions import i64

from florilege.games.power_plants.capture_plant import CapturePlant
from florilege.games.power_plants.garden import kind_mask
from florilege.games.power_plants.plant import CAPTIVE, NOON, PATCH, PLANT
from florilege.games.power_plants.state import State
from florilege.kernel.bits import lowest
from florilege.kernel.clauses import DESIGNED, INFERRED, RULEBOOK


class Crunchjaw(CapturePlant):
    """Captures anywhere on one plant, named by the first of its tiles."""

    def __init__(self) -> None:
        sources = {
            "timing": INFERRED,
            "fairy": DESIGNED,
            "sprout": INFERRED,  # its first words are not legible
            "grow": RULEBOOK,
            "end": DESIGNED,
        }
        steps = ([PLANT, CAPTIVE, PATCH], [CAPTIVE])
        super().__init__("crunchjaw", "J", NOON, True, sources, steps)

    def reaches(self, state: State) -> i64:
        return first_tiles(state.by_wizard())

    def reach(self, state: State, tile: i64) -> i64:
        return kind_mask(tile) & state.garden.planted

    def prey(self, state: State, act: i64) -> i64:
        return kind_mask(state.wizard)


def first_tiles(tiles: i64) -> i64:
    """Return the first tile of each plant among these patches."""
    found: i64 = 0
    while tiles:
        kind = kind_mask(lowest(tiles))
        found |= kind & -kind
        tiles &= ~kind
    return found
