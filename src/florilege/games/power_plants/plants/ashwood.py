"""Ashwood (Cendrebois), the alternate of Emberwood: scatters its Gems."""

from mypy_extensions import i64

from florilege.games.power_plants.plant import NOON, PATCH, STEP, Plant, grows, step_of, tile_of
from florilege.games.power_plants.state import State
from florilege.kernel.bits import BIT
from florilege.kernel.clauses import DESIGNED, INFERRED


class Ashwood(Plant):
    """Gems for up to three patches around the Wizard, or up to two around the growing one."""

    def __init__(self) -> None:
        sources = {
            "timing": INFERRED,
            "fairy": DESIGNED,
            "sprout": DESIGNED,
            "grow": DESIGNED,
        }
        steps = ([PATCH, PATCH, PATCH], [PATCH, PATCH])
        super().__init__("ashwood", "E", NOON, True, sources, steps)

    def choices(self, state: State, act: i64) -> i64:
        """Return the nearby patches without Gems; for a Sprout also the Wizard's own."""
        if grows(act):
            return state.plain(state.garden.neighbours(tile_of(act)))
        return state.plain(state.by_wizard() | BIT[state.wizard])

    def remembers(self, step: i64) -> i64:
        """Nothing: the Gems on the patches show which were chosen."""
        return 0

    def may_stop(self, act: i64) -> bool:
        return step_of(act) > 0

    def choose(self, state: State, act: i64, tile: i64) -> None:
        state.jewel(tile, 1 if grows(act) else 2, self.clause(act))
        if step_of(act) == (1 if grows(act) else 2):
            state.finish()
        else:
            state.go_on(act + STEP)
