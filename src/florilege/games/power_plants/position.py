"""The position of Power Plants: the rules, and what search needs beyond them."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.power_plants import features, scoring
from florilege.games.power_plants.options import Variant
from florilege.games.power_plants.rules import Rules
from florilege.games.power_plants.state import lay_out
from florilege.kernel.dice import Dice
from florilege.kernel.options import Settings
from florilege.kernel.seats import Audience


@mypyc_attr(acyclic=True)
class PowerPlantsPosition(Rules):
    def twin(self, dice: Dice) -> "PowerPlantsPosition":
        twin = PowerPlantsPosition(self.seats, dice, self.variant)
        self.copy_into(twin)
        return twin

    def winning_seats(self) -> Audience:
        return scoring.winners(self, scoring.totals(self))

    def appraise(self, weights: vec[float], out: vec[float]) -> None:
        features.appraise(self, weights, out)


def blank(seats: i64, settings: Settings, dice: Dice) -> PowerPlantsPosition:
    """Return a position with nothing set up."""
    position = PowerPlantsPosition(seats, dice, Variant(settings))
    lay_out(position, max(seats, 2))
    return position
