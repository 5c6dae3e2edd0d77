"""Plays any legal move, each as likely as the others."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.bots.bot import Bot, Glimpse
from florilege.kernel.dice import Dice


@mypyc_attr(acyclic=True)
class RandomBot(Bot):
    """The opponent that every other one must beat."""

    def __init__(self) -> None:
        self.moves = vec[i64]()

    def choose(self, glimpse: Glimpse, dice: Dice) -> i64:
        """Return any legal move."""
        if len(self.moves) < glimpse.widest():
            self.moves = vec[i64]([0] * glimpse.widest())
        return self.moves[dice.below(glimpse.fill_legal(self.moves))]
