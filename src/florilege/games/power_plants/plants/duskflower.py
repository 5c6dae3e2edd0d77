"""Duskflower (Umblio Étoilée), the alternate of Starflower: gives Gems for fields and variety."""

from mypy_extensions import i64

from florilege.games.power_plants.plant import FIELD, NOON, Plant, grows, tile_of
from florilege.games.power_plants.state import State
from florilege.kernel.bits import BIT, count, lowest
from florilege.kernel.clauses import DESIGNED, INFERRED


class Duskflower(Plant):
    """The Sprout counts one field, the Grow the occupied plants around."""

    def __init__(self) -> None:
        sources = {
            "timing": INFERRED,
            "fairy": DESIGNED,
            "sprout": DESIGNED,
            "grow": DESIGNED,
        }
        super().__init__("duskflower", "S", NOON, True, sources, ([FIELD], []))

    def useful(self, state: State, act: i64) -> bool:
        return not grows(act) or self.variety(state, act) != 0

    def variety(self, state: State, act: i64) -> i64:
        """Return how many different plants are occupied next to the growing patch."""
        near = state.garden.neighbours(tile_of(act)) & state.garden.occupied()
        kinds: i64 = 0
        while near:
            kinds |= BIT[lowest(near) >> 3]
            near &= near - 1
        return count(kinds)

    def start(self, state: State, act: i64) -> None:
        if grows(act):
            state.gain(self.variety(state, act), self.grow_clause)
            state.finish()

    def choices(self, state: State, act: i64) -> i64:
        return 0 if grows(act) else state.garden.leaders(state.by_wizard())

    def choose(self, state: State, act: i64, tile: i64) -> None:
        """Take a Gem for each patch of the field and one more for each occupied one."""
        field = state.garden.field(tile)
        gems = count(field) + count(field & state.garden.occupied())
        state.gain(gems, self.sprout_clause)
        state.finish()
