"""Emberwood (Braisebois): lays Gems in the garden, which go to a patch's owner at the end."""

from mypy_extensions import i64

from florilege.games.power_plants.plant import NOON, PATCH, Plant, grows, tile_of
from florilege.games.power_plants.state import State
from florilege.kernel.bits import BIT
from florilege.kernel.clauses import DESIGNED, INFERRED


class Emberwood(Plant):
    """Only patches without Gems can be chosen."""

    def __init__(self) -> None:
        sources = {
            "timing": INFERRED,
            "fairy": DESIGNED,
            "sprout": DESIGNED,
            "grow": DESIGNED,
        }
        super().__init__("emberwood", "e", NOON, True, sources, ([PATCH], [PATCH]))

    def choices(self, state: State, act: i64) -> i64:
        """Return the patches without Gems: anywhere, or here and next to here."""
        if grows(act):
            here = tile_of(act)
            return state.plain(BIT[here] | state.garden.neighbours(here))
        return state.plain(state.garden.planted)

    def choose(self, state: State, act: i64, tile: i64) -> None:
        state.jewel(tile, 2 if grows(act) else 5, self.clause(act))
        state.finish()
