"""Stickybean (Haricolleur), the alternate of Wingbean: moves patches close."""

from mypy_extensions import i64

from florilege.games.power_plants.movable_patches import movable
from florilege.games.power_plants.plant import LIFTED, NIGHT, Plant, grows, tile_of
from florilege.games.power_plants.state import OUSTING, STICKY, State
from florilege.kernel.bits import count, lowest
from florilege.kernel.clauses import DESIGNED, INFERRED


class Stickybean(Plant):
    """Moves a patch to a spot beside the Wizard, or beside the growing patch."""

    def __init__(self) -> None:
        sources = {
            "timing": INFERRED,
            "fairy": DESIGNED,
            "sprout": DESIGNED,
            "grow": DESIGNED,
            "end": DESIGNED,
        }
        super().__init__("stickybean", "W", NIGHT, True, sources, ([LIFTED], [LIFTED]))

    def near(self, state: State, act: i64) -> i64:
        """Return the patch that the destination must touch."""
        return tile_of(act) if grows(act) else state.wizard

    def choices(self, state: State, act: i64) -> i64:
        return movable(state, self.near(state, act))

    def choose(self, state: State, act: i64, tile: i64) -> None:
        near = self.near(state, act)
        state.finish()
        state.carry(tile, near, 0 if grows(act) else OUSTING | STICKY)

    def ending(self, state: State, side: i64, kin: i64) -> i64:
        """Return a Gem for each patch the side controls next to each of its own of this plant."""
        gems: i64 = 0
        held = state.garden.held[side]
        tiles = kin & held
        while tiles:
            gems += count(state.garden.neighbours(lowest(tiles)) & held)
            tiles &= tiles - 1
        return gems
