"""The position of Anthokyklos: the rules, and what search needs beyond them."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.anthokyklos import features, scoring
from florilege.games.anthokyklos.options import Variant
from florilege.games.anthokyklos.rules import Rules
from florilege.games.anthokyklos.state import lay_out
from florilege.kernel.dice import Dice
from florilege.kernel.options import Settings
from florilege.kernel.seats import Audience


@mypyc_attr(acyclic=True)
class AnthokyklosPosition(Rules):
    def twin(self, dice: Dice) -> "AnthokyklosPosition":
        twin = AnthokyklosPosition(self.seats, dice, self.variant)
        self.copy_into(twin)
        return twin

    def winning_seats(self) -> Audience:
        return scoring.winners(self)

    def appraise(self, weights: vec[float], out: vec[float]) -> None:
        features.appraise(self, weights, out)


def blank(seats: i64, settings: Settings, dice: Dice) -> AnthokyklosPosition:
    """Return a position with all cards in the deck and no petal on the flower."""
    position = AnthokyklosPosition(seats, dice, Variant(settings))
    lay_out(position)
    return position
