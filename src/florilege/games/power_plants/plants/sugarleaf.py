"""Sugarleaf (Sucréliane), the alternate of Honeyleaf: adds most to unoccupied patches."""

from mypy_extensions import i64

from florilege.games.power_plants.plant import MORNING, Plant, grows, tile_of
from florilege.games.power_plants.state import State
from florilege.kernel.clauses import DESIGNED, INFERRED


class Sugarleaf(Plant):
    """Adds to all patches around, and more to unoccupied ones."""

    def __init__(self) -> None:
        sources = {
            "timing": INFERRED,
            "fairy": DESIGNED,
            "sprout": DESIGNED,
            "grow": DESIGNED,
        }
        super().__init__("sugarleaf", "H", MORNING, False, sources, ([], []))

    def useful(self, state: State, act: i64) -> bool:
        return not grows(act) or self.free(state, act) != 0

    def free(self, state: State, act: i64) -> i64:
        return state.garden.neighbours(tile_of(act)) & ~state.garden.occupied()

    def start(self, state: State, act: i64) -> None:
        free = self.free(state, act)
        state.finish()
        if grows(act):
            state.add_each(free, 1)
        else:
            state.add_each(state.by_wizard() & ~free, 1)
            state.add_each(free, 2)
