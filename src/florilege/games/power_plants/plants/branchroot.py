"""Branchroot (Ramifidine), the alternate of Deeproot: spreads along several lines."""

from mypy_extensions import i64

from florilege.games.power_plants.plant import (
    MEMORY,
    MORNING,
    PATCH,
    STEP,
    Plant,
    chosen,
    grows,
    memory_of,
    step_of,
)
from florilege.games.power_plants.state import State
from florilege.kernel.clauses import DESIGNED, INFERRED


class Branchroot(Plant):
    """One fairy each for up to three different patches in line."""

    def __init__(self) -> None:
        sources = {
            "timing": INFERRED,
            "fairy": DESIGNED,
            "sprout": DESIGNED,
            "grow": DESIGNED,
        }
        steps = ([PATCH, PATCH, PATCH], [PATCH])
        super().__init__("branchroot", "D", MORNING, False, sources, steps)

    def choices(self, state: State, act: i64) -> i64:
        """Return the patches in line: unoccupied ones, or new ones without own fairies."""
        line = state.sight(state.wizard)
        if grows(act):
            return line & ~state.garden.occupied()
        return line & ~state.garden.held[state.phases.seat] & ~chosen(memory_of(act))

    def remembers(self, step: i64) -> i64:
        """Return all earlier choices: the patches must be different."""
        return step

    def may_stop(self, act: i64) -> bool:
        return step_of(act) > 0

    def choose(self, state: State, act: i64, tile: i64) -> None:
        step = step_of(act)
        if grows(act) or step == 2:
            state.finish()
        else:
            state.go_on(act + ((tile + 1) << (6 * step)) * MEMORY + STEP)
        state.add(tile, 1)
