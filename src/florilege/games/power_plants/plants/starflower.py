"""Starflower (Idolia Étoilée): gives Gems for patches and fairies around the Wizard."""

from mypy_extensions import i64

from florilege.games.power_plants.plant import NOON, Plant, grows
from florilege.games.power_plants.state import State
from florilege.kernel.bits import count, lowest
from florilege.kernel.clauses import DESIGNED, EXAMPLE, INFERRED, RULEBOOK


class Starflower(Plant):
    """Counts what is around, of any owner."""

    def __init__(self) -> None:
        sources = {
            "timing": INFERRED,
            "fairy": RULEBOOK,
            "sprout": DESIGNED,
            "grow": EXAMPLE,
        }
        super().__init__("starflower", "s", NOON, True, sources, ([], []))

    def useful(self, state: State, act: i64) -> bool:
        return self.worth(state, act) != 0

    def worth(self, state: State, act: i64) -> i64:
        """Return the Gems: for occupied patches, or for patches and fairies."""
        near = state.by_wizard()
        if grows(act):
            return count(near & state.garden.occupied())
        gems = count(near)
        while near:
            gems += state.garden.fairies[lowest(near)]
            near &= near - 1
        return gems

    def start(self, state: State, act: i64) -> None:
        state.gain(self.worth(state, act), self.clause(act))
        state.finish()
