"""A bot that plays what a search finds."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.bots.bot import Bot, Observation
from florilege.bots.budget import Budget
from florilege.bots.clock import Clock
from florilege.bots.search import Search
from florilege.kernel.dice import Dice
from florilege.kernel.weights import Weights


@mypyc_attr(acyclic=True)
class SearchBot(Bot):
    """Searches within a budget; a forced move is played at once.

    The tree is reused as long as the same seat makes consecutive decisions.
    """

    def __init__(self, weights: Weights, budget: Budget, plain: bool) -> None:
        self.weights = weights
        self.budget = budget
        self.plain = plain
        self.clock = Clock(0.0)
        self.search: Search | None = None
        self.last_age: i64 = -1  # moves played in the game at the last decision
        self.last_move: i64 = -1

    def choose(self, observation: Observation, dice: Dice) -> i64:
        self.clock = Clock(self.budget.milliseconds)
        moves = vec[i64]([0] * observation.widest())
        search = self.reusable_search(observation)
        if observation.fill_sensible(moves) == 1:
            return self.remember(observation, search, moves[0])
        if search is None:
            search = Search(observation, self.weights, self.plain)
        return self.remember(observation, search, search.decide(self.budget, self.clock, dice))

    def reusable_search(self, observation: Observation) -> Search | None:
        """Return the last search, advanced by its move, if no other was played since."""
        search = self.search
        if (
            search is None
            or search.observation is not observation
            or observation.moves_played() != self.last_age + 1
        ):
            return None
        search.advance_root(self.last_move)
        return search

    def remember(self, observation: Observation, search: Search | None, move: i64) -> i64:
        self.search = search
        self.last_age = observation.moves_played()
        self.last_move = move
        return move

    def cancel(self) -> None:
        self.clock.stop()
