"""Tanglethorn (Torsépine): adds many fairies to one patch next to the Wizard."""

from mypy_extensions import i64

from florilege.games.power_plants.plant import MORNING, PATCH, Plant, grows
from florilege.games.power_plants.state import State
from florilege.kernel.clauses import DESIGNED, EXAMPLE, INFERRED


class Tanglethorn(Plant):
    def __init__(self) -> None:
        sources = {
            "timing": INFERRED,
            "fairy": DESIGNED,
            "sprout": EXAMPLE,
            "grow": DESIGNED,
        }
        super().__init__("tanglethorn", "t", MORNING, False, sources, ([PATCH], [PATCH]))

    def choices(self, state: State, act: i64) -> i64:
        return state.by_wizard()

    def choose(self, state: State, act: i64, tile: i64) -> None:
        state.finish()
        state.add(tile, 2 if grows(act) else 3)
