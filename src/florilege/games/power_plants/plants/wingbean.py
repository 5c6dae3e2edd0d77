"""Wingbean (Haricopteur): moves whole patches to another place."""

from mypy_extensions import i64

from florilege.games.power_plants.garden import NO_TILE
from florilege.games.power_plants.movable_patches import movable
from florilege.games.power_plants.plant import LIFTED, NIGHT, Plant, grows, tile_of
from florilege.games.power_plants.state import OUSTING, State
from florilege.kernel.bits import BIT, count, lowest
from florilege.kernel.clauses import DESIGNED, INFERRED, PUBLISHER


class Wingbean(Plant):
    """The Sprout ousts the rivals on the patch, the Grow adds a fairy first."""

    def __init__(self) -> None:
        sources = {
            "timing": INFERRED,
            "fairy": DESIGNED,
            "sprout": PUBLISHER,
            "grow": PUBLISHER,
            "end": PUBLISHER,
        }
        super().__init__("wingbean", "w", NIGHT, True, sources, ([LIFTED], [LIFTED]))

    def useful(self, state: State, act: i64) -> bool:
        """A Grow adds a fairy in any case, and a Sprout almost always finds a patch to move."""
        return True

    def start(self, state: State, act: i64) -> None:
        if grows(act):
            state.add(tile_of(act), 1)

    def near(self, state: State, act: i64) -> i64:
        """Return the patch that the destination must touch, if any."""
        bound = state.variant.wingbean_by_wizard and not grows(act)
        return state.wizard if bound else NO_TILE

    def choices(self, state: State, act: i64) -> i64:
        return movable(state, self.near(state, act))

    def choose(self, state: State, act: i64, tile: i64) -> None:
        near = self.near(state, act)
        state.finish()
        state.carry(tile, near, 0 if grows(act) else OUSTING)

    def ending(self, state: State, side: i64, kin: i64) -> i64:
        """Return a Gem for each different plant around each patch of this plant the side holds."""
        gems: i64 = 0
        tiles = kin & state.garden.held[side]
        while tiles:
            gems += kinds_around(state, lowest(tiles))
            tiles &= tiles - 1
        return gems


def kinds_around(state: State, tile: i64) -> i64:
    """Return how many different plants touch a patch."""
    kinds: i64 = 0
    near = state.garden.neighbours(tile)
    while near:
        kinds |= BIT[lowest(near) >> 3]
        near &= near - 1
    return count(kinds)
