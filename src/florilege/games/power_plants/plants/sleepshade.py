"""Sleepshade (Somnifée), the alternate of Frightshade: moves fairies by one step."""

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
from florilege.kernel.clauses import DESIGNED, INFERRED


class Sleepshade(Plant):
    """The Sprout sends up to two fairies of one patch a step away, the Grow draws one near."""

    def __init__(self) -> None:
        sources = {
            "timing": INFERRED,
            "fairy": DESIGNED,
            "sprout": DESIGNED,
            "grow": DESIGNED,
        }
        steps = ([MOVER, DESTINATION, DESTINATION], [MOVER])
        super().__init__("sleepshade", "F", NIGHT, True, sources, steps)

    def choices(self, state: State, act: i64) -> i64:
        """Return the occupied patches to take from, then the neighbours of the one chosen."""
        if grows(act):
            return state.garden.neighbours(tile_of(act)) & state.garden.occupied()
        if step_of(act) == 0:
            return state.fields_by_wizard() & state.garden.occupied()
        return state.garden.neighbours(memory_of(act) - 1)

    def may_stop(self, act: i64) -> bool:
        return step_of(act) == 2

    def choose(self, state: State, act: i64, tile: i64) -> None:
        """Move a fairy; for a Sprout, take a Gem and go on while any fairy is left."""
        if grows(act):
            state.move_fairy(tile, tile_of(act), self.grow_clause)
            state.finish()
        elif step_of(act) == 0:
            state.go_on(act + (tile + 1) * MEMORY + STEP)
        else:
            source = memory_of(act) - 1
            state.move_fairy(source, tile, self.sprout_clause)
            state.gain(1, self.sprout_clause)
            if step_of(act) == 2 or state.garden.fairies[source] == 0:
                state.finish()
            else:
                state.go_on(act + STEP)
