"""A bot that plays uniformly at random."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.bots.bot import Bot, Observation
from florilege.kernel.dice import Dice


@mypyc_attr(acyclic=True)
class RandomBot(Bot):
    """The baseline that every other bot must beat."""

    def __init__(self) -> None:
        self.moves = vec[i64]()

    def choose(self, observation: Observation, dice: Dice) -> i64:
        if len(self.moves) < observation.widest():
            self.moves = vec[i64]([0] * observation.widest())
        return self.moves[dice.below(observation.fill_sensible(self.moves))]
