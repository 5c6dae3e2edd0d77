"""Stranglethorn (Stranguépine), the alternate of Tanglethorn: clears a patch first."""

from mypy_extensions import i64

from florilege.games.power_plants.plant import MORNING, PATCH, Plant, grows
from florilege.games.power_plants.state import State
from florilege.kernel.bits import BIT
from florilege.kernel.clauses import DESIGNED, INFERRED


class Stranglethorn(Plant):
    """Ousts rivals next to the Wizard, then adds fairies."""

    def __init__(self) -> None:
        sources = {
            "timing": INFERRED,
            "fairy": DESIGNED,
            "sprout": DESIGNED,
            "grow": DESIGNED,
        }
        super().__init__("stranglethorn", "T", MORNING, False, sources, ([PATCH], [PATCH]))

    def choices(self, state: State, act: i64) -> i64:
        """Return the patches adjacent to the Wizard; for a Grow those with rivals, if any."""
        near = state.by_wizard()
        rivals = near & state.garden.rivals(state.phases.seat)
        return rivals if grows(act) and rivals else near

    def choose(self, state: State, act: i64, tile: i64) -> None:
        rivals = state.garden.rivals(state.phases.seat) & BIT[tile]
        if rivals and grows(act):
            state.oust(tile, self.grow_clause)
        elif rivals:
            state.oust_all(tile, self.sprout_clause)
        state.finish()
        if not grows(act):
            state.add(tile, 2)
        elif not rivals or state.garden.fairies[tile] == 0:
            state.add(tile, 1)
