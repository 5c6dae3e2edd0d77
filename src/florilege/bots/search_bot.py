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
    """Thinks within a budget; a forced move is played at once."""

    def __init__(self, weights: Weights, budget: Budget, plain: bool) -> None:
        self.weights = weights
        self.budget = budget
        self.plain = plain
        self.clock = Clock(0.0)
        self.search: Search | None = None
        self.played: i64 = -1  # moves of the game when this bot last decided
        self.decided: i64 = -1  # what it decided

    def choose(self, glimpse: Glimpse, dice: Dice) -> i64:
        """Return the move that was looked at most."""
        moves = vec[i64]([0] * glimpse.widest())
        if glimpse.fill_legal(moves) == 1:
            return moves[0]
        self.clock = Clock(self.budget.milliseconds)
        search = self.search_for(glimpse)
        search.run(self.budget, self.clock, dice)
        self.search = search
        self.played = glimpse.played()
        self.decided = search.best_move()
        return self.decided

    def search_for(self, glimpse: Glimpse) -> Search:
        """Return the search that goes on where the last one ended, or a new one."""
        search = self.search
        if search is None or search.glimpse is not glimpse or glimpse.played() != self.played + 1:
            return Search(glimpse, self.weights, self.plain)
        search.go_to(self.decided)
        return search

    def cancel(self) -> None:
        """Stop thinking: the move found so far is played."""
        self.clock.stop()
