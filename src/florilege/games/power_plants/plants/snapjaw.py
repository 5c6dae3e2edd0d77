"""Snapjaw (Chopenarde): captures rival fairies and holds them to ransom."""

from mypy_extensions import i64

from florilege.games.power_plants.capture_plant import CapturePlant
from florilege.games.power_plants.plant import CAPTIVE, FIELD, NOON, PATCH, tile_of
from florilege.games.power_plants.state import State
from florilege.kernel.clauses import DESIGNED, INFERRED, RULEBOOK


class Snapjaw(CapturePlant):
    """Captures within a field, named by its lowest patch."""

    def __init__(self) -> None:
        sources = {
            "timing": INFERRED,
            "fairy": DESIGNED,
            "sprout": RULEBOOK,
            "grow": RULEBOOK,
            "end": DESIGNED,
        }
        steps = ([FIELD, CAPTIVE, PATCH], [CAPTIVE])
        super().__init__("snapjaw", "j", NOON, True, sources, steps)

    def reaches(self, state: State) -> i64:
        """Return the fields adjacent to the Wizard: those with a rival, if there are any (P6)."""
        rivals = state.fields_by_wizard() & state.garden.rivals(state.phases.seat)
        return state.garden.leaders(rivals if rivals else state.by_wizard())

    def reach(self, state: State, tile: i64) -> i64:
        return state.garden.field(tile)

    def prey(self, state: State, act: i64) -> i64:
        return state.garden.neighbours(tile_of(act))
