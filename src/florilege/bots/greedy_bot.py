"""Plays what looks best one move ahead, with or without human mistakes."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.bots.appraisal import Appraiser
from florilege.bots.bot import Bot, Glimpse
from florilege.kernel.dice import Dice

FINE: Final[i64] = 1 << 24  # from 2 ** 30 on, a constant made a float is wrong when compiled


@mypyc_attr(acyclic=True)
class GreedyBot(Bot):
    """Appraises every move in a few imagined worlds.

    With a `haste` above 0 it is a person in a hurry: it looks at some of the moves only, and likes
    those that are nearly as good by `e ^ (worth / haste)`.
    """

    def __init__(self, weights: vec[float], worlds: i64, haste: float) -> None:
        self.weights = weights
        self.worlds = worlds
        self.haste = haste
        self.moves = vec[i64]()
        self.worths = vec[float]()

    def choose(self, glimpse: Glimpse, dice: Dice) -> i64:
        """Return the move that looks best, any of equals."""
        if len(self.moves) < glimpse.widest():
            self.moves = vec[i64]([0] * glimpse.widest())
            self.worths = vec[float]([0.0] * glimpse.widest())
        number = glimpse.fill_legal(self.moves)
        if number == 1:
            return self.moves[0]
        self.appraise(glimpse, dice, number)
        if self.haste > 0.0:
            return self.moves[self.hasty_choice(dice, number)]
        return self.moves[self.best_choice(dice, number)]

    def appraise(self, glimpse: Glimpse, dice: Dice, number: i64) -> None:
        """Sum up the worth of each move over the imagined worlds."""
        for i in range(number):
            self.worths[i] = 0.0
        appraiser = Appraiser(self.weights, glimpse.seats())
        for _ in range(self.worlds):
            world = glimpse.imagine(dice)
            for i in range(number):
                self.worths[i] += appraiser.worth(world, self.moves[i])

    def best_choice(self, dice: Dice, number: i64) -> i64:
        """Return the place of the best move, any of equals."""
        best = -1.0
        equals: i64 = 0
        found: i64 = 0
        for i in range(number):
            if self.worths[i] > best:
                best = self.worths[i]
                equals = 0
            if self.worths[i] == best:
                equals += 1
                if dice.below(equals) == 0:
                    found = i
        return found

    def hasty_choice(self, dice: Dice, number: i64) -> i64:
        """Return the place of a move, good ones more often."""
        best = self.worths[0]
        for i in range(number):
            best = max(best, self.worths[i])
        total = 0.0
        for i in range(number):
            share = (self.worths[i] - best) / (float(self.worlds) * self.haste)
            self.worths[i] = math.exp(share)
            total += self.worths[i]
        point = total * float(dice.below(FINE)) / float(FINE)
        for i in range(number):
            point -= self.worths[i]
            if point < 0.0:
                return i
        return number - 1
