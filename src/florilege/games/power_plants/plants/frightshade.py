"""Frightshade (Effroifée): moves fairies from patch to patch."""

from mypy_extensions import i64

from florilege.games.power_plants.plant import (
    DESTINATION,
    MEMORY,
    MOVER,
    NIGHT,
    STEP,
    Plant,
    grows,
    memory_of,
    step_of,
    tile_of,
)
from florilege.games.power_plants.state import State
from florilege.kernel.bits import BIT
from florilege.kernel.clauses import DESIGNED, INFERRED


class Frightshade(Plant):
    """The Sprout names the destination first, the Grow the fairy first."""

    def __init__(self) -> None:
        sources = {
            "timing": INFERRED,
            "fairy": DESIGNED,
            "sprout": DESIGNED,
            "grow": DESIGNED,
        }
        steps = ([DESTINATION, MOVER], [MOVER, DESTINATION])
        super().__init__("frightshade", "f", NIGHT, True, sources, steps)

    def useful(self, state: State, act: i64) -> bool:
        """Return whether there is any fairy to move or to count."""
        return state.garden.occupied() != 0 and self.choices(state, act) != 0

    def choices(self, state: State, act: i64) -> i64:
        """Return the destinations or the movers, depending on the step."""
        if grows(act):
            here = tile_of(act)
            reach = BIT[here] | state.garden.neighbours(here)
            if step_of(act) == 0:
                return reach & state.garden.occupied()
            return reach & ~BIT[memory_of(act) - 1]
        if step_of(act) == 0:
            return state.fields_by_wizard()
        return self.loners(state, memory_of(act) - 1)

    def loners(self, state: State, target: i64) -> i64:
        """Return the lone fairies elsewhere."""
        return state.garden.lone(state.garden.occupied() & ~BIT[target])

    def choose(self, state: State, act: i64, tile: i64) -> None:
        """Remember the first patch; move the fairy when both are known."""
        before = memory_of(act) - 1
        if step_of(act) == 0:
            state.go_on(act + (tile + 1) * MEMORY + STEP)
            if not grows(act) and self.loners(state, tile) == 0:
                self.reap(state, act, tile)
        elif grows(act):
            state.move_fairy(before, tile, self.grow_clause)
            state.finish()
        else:
            state.move_fairy(tile, before, self.sprout_clause)
            self.reap(state, act, before)

    def reap(self, state: State, act: i64, tile: i64) -> None:
        """Take a Gem for each fairy there."""
        state.gain(state.garden.fairies[tile], self.clause(act))
        state.finish()
