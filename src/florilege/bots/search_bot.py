"""Plays what a search finds."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.bots.bot import Bot, Glimpse
from florilege.bots.clock import Clock
from florilege.bots.search import Budget, Search
from florilege.kernel.dice import Dice
from florilege.kernel.weights import Weights


@mypyc_attr(acyclic=True)
class SearchBot(Bot):
    """Searches anew for each decision; a forced move is played at once."""

    def __init__(self, weights: Weights, budget: Budget, plain: bool) -> None:
        self.weights = weights
        self.budget = budget
        self.plain = plain
        self.clock = Clock(0.0)

    def choose(self, glimpse: Glimpse, dice: Dice) -> i64:
        """Return the move that was looked at most."""
        moves = vec[i64]([0] * glimpse.widest())
        if glimpse.fill_legal(moves) == 1:
            return moves[0]
        self.clock = Clock(self.budget.milliseconds)
        search = Search(glimpse, self.weights, self.plain)
        search.run(self.budget, self.clock, dice)
        return search.best_move()

    def cancel(self) -> None:
        """Stop thinking: the move found so far is played."""
        self.clock.stop()
