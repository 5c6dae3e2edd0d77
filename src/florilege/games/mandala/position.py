"""The position of Flowers: the rules, and what search needs beyond them."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.mandala import features, resampling, scoring
from florilege.games.mandala.options import Variant
from florilege.games.mandala.rules import Rules
from florilege.games.mandala.state import new_mandalas, new_players
from florilege.kernel.dice import Dice, split
from florilege.kernel.options import Settings
from florilege.kernel.seats import Audience, Seat


@mypyc_attr(acyclic=True)
class MandalaPosition(Rules):
    def twin(self, dice: Dice) -> "MandalaPosition":
        twin = MandalaPosition(
            self.seats,
            dice,
            self.variant,
            [player.copy() for player in self.players],
            [mandala.copy() for mandala in self.mandalas],
        )
        self.copy_into(twin)
        return twin

    def resample(self, seat: Seat, dice: Dice) -> "MandalaPosition":
        world = self.twin(split(dice))
        resampling.redeal(world, seat, dice)
        return world

    def winning_seats(self) -> Audience:
        return scoring.winners(self)

    def appraise(self, weights: vec[float], out: vec[float]) -> None:
        features.appraise(self, weights, out)


def blank(seats: i64, settings: Settings, dice: Dice) -> MandalaPosition:
    """Return a position with everything in its piles and nothing dealt."""
    return MandalaPosition(seats, dice, Variant(settings), new_players(seats), new_mandalas(seats))
