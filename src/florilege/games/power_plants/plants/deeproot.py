"""Deeproot (Profondine): adds fairies along a line."""

from mypy_extensions import i64

from florilege.games.power_plants.plant import MORNING, PATCH, Plant, grows, tile_of
from florilege.games.power_plants.state import State
from florilege.kernel.clauses import DESIGNED, INFERRED


class Deeproot(Plant):
    """Reaches any patch in line of sight (R19)."""

    def __init__(self) -> None:
        sources = {
            "timing": INFERRED,
            "fairy": DESIGNED,
            "sprout": DESIGNED,
            "grow": DESIGNED,
        }
        super().__init__("deeproot", "d", MORNING, False, sources, ([PATCH], [PATCH]))

    def choices(self, state: State, act: i64) -> i64:
        """Return the patches in line without the player's fairies, or without any."""
        if grows(act):
            return state.sight(tile_of(act)) & ~state.garden.occupied()
        return state.sight(state.wizard) & ~state.garden.held[state.phases.seat]

    def choose(self, state: State, act: i64, tile: i64) -> None:
        state.finish()
        state.add(tile, 1 if grows(act) else 3)
