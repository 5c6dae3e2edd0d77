"""Plays what a search finds."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.bots.bot import Bot, Glimpse
from florilege.bots.budget import Budget
from florilege.bots.clock import Clock
from florilege.bots.search import Search
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
        self.clock = Clock(self.budget.milliseconds)
        moves = vec[i64]([0] * glimpse.widest())
        search = self.kept(glimpse)
        if glimpse.fill_legal(moves) == 1:
            return self.decide(glimpse, search, moves[0])
        if search is None:
            search = Search(glimpse, self.weights, self.plain)
        return self.decide(glimpse, search, search.decide(self.budget, self.clock, dice))

    def kept(self, glimpse: Glimpse) -> Search | None:
        """Return the last search, gone to what it decided, if nothing else has happened since."""
        search = self.search
        if search is None or search.glimpse is not glimpse or glimpse.played() != self.played + 1:
            return None
        search.go_to(self.decided)
        return search

    def decide(self, glimpse: Glimpse, search: Search | None, move: i64) -> i64:
        """Note what is decided, for the next decision, and return it."""
        self.search = search
        self.played = glimpse.played()
        self.decided = move
        return move

    def cancel(self) -> None:
        """Stop thinking: the move found so far is played."""
        self.clock.stop()
