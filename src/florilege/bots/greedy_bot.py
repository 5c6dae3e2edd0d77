"""A bot that looks one action ahead, greedily or by softmax sampling."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.bots.bot import Bot, Observation
from florilege.bots.lookahead import Lookahead
from florilege.kernel.dice import Dice

RESOLUTION: Final[i64] = 1 << 24  # constants from 2 ** 30 on become a wrong float if compiled


@mypyc_attr(acyclic=True)
class GreedyBot(Bot):
    """Evaluates every move in a few sampled worlds.

    At temperature 0 it plays the best move. Above, it samples from the softmax of the mean values,
    which gives an opponent that makes plausible mistakes.
    """

    def __init__(self, weights: vec[float], worlds: i64, temperature: float) -> None:
        self.weights = weights
        self.worlds = worlds
        self.temperature = temperature
        self.moves = vec[i64]()
        self.values = vec[float]()

    def choose(self, observation: Observation, dice: Dice) -> i64:
        if len(self.moves) < observation.widest():
            self.moves = vec[i64]([0] * observation.widest())
            self.values = vec[float]([0.0] * observation.widest())
        count = observation.fill_sensible(self.moves)
        if count == 1:
            return self.moves[0]
        self.evaluate_moves(observation, dice, count)
        if self.temperature > 0.0:
            return self.moves[self.sample_softmax(dice, count)]
        return self.moves[self.best_index(dice, count)]

    def evaluate_moves(self, observation: Observation, dice: Dice, count: i64) -> None:
        """Sum the values of each move over the sampled worlds."""
        for i in range(count):
            self.values[i] = 0.0
        lookahead = Lookahead(self.weights, observation.seats())
        for _ in range(self.worlds):
            world = observation.sample_world(dice)
            for i in range(count):
                self.values[i] += lookahead.value_of(world, self.moves[i])

    def best_index(self, dice: Dice, count: i64) -> i64:
        """Return the index of a best move, ties broken at random."""
        best = -1.0
        ties: i64 = 0
        found: i64 = 0
        for i in range(count):
            if self.values[i] > best:
                best = self.values[i]
                ties = 0
            if self.values[i] == best:
                ties += 1
                if dice.below(ties) == 0:
                    found = i
        return found

    def sample_softmax(self, dice: Dice, count: i64) -> i64:
        """Return an index sampled from the softmax of the values, which it overwrites."""
        best = self.values[0]
        for i in range(count):
            best = max(best, self.values[i])
        total = 0.0
        for i in range(count):
            logit = (self.values[i] - best) / (float(self.worlds) * self.temperature)
            self.values[i] = math.exp(logit)
            total += self.values[i]
        point = total * float(dice.below(RESOLUTION)) / float(RESOLUTION)
        for i in range(count):
            point -= self.values[i]
            if point < 0.0:
                return i
        return count - 1
