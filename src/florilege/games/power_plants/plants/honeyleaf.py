"""Honeyleaf (Miéliane): adds fairies all around the Wizard."""

from mypy_extensions import i64

from florilege.games.power_plants.plant import MORNING, Plant, grows
from florilege.games.power_plants.state import State
from florilege.kernel.clauses import INFERRED, PUBLISHER, RULEBOOK


class Honeyleaf(Plant):
    """Its Sprout only ousts a single rival, as its printed example shows (R11)."""

    def __init__(self) -> None:
        sources = {
            "timing": INFERRED,
            "fairy": PUBLISHER,
            "sprout": RULEBOOK,
            "grow": PUBLISHER,
        }
        super().__init__("honeyleaf", "h", MORNING, False, sources, ([], []))

    def useful(self, state: State, act: i64) -> bool:
        return self.sparse(state) != 0

    def sparse(self, state: State) -> i64:
        """Return the patches beside the Wizard with at most one fairy, of any owner (R13)."""
        near = state.by_wizard()
        return state.garden.with_fairies(near, 0) | state.garden.lone(near)

    def start(self, state: State, act: i64) -> None:
        tiles = self.sparse(state)
        rivals = tiles & state.garden.rivals(state.phases.seat)
        state.finish()
        if grows(act):
            state.add_each(tiles, 1)
        elif state.variant.honeyleaf_ousts_once:
            state.add_each(tiles & ~rivals, 2)
            state.add_each(rivals, 1)
        else:
            state.add_each(tiles, 2)
