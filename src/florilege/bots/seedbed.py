"""The root's moves as seedlings: many at first, thinned out as they grow.

All are tried equally often and in the same worlds, so that none is the better for luckier ones;
then the worse half is pulled out, again and again, until two are left (sequential halving).
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.bots.bot import Glimpse
from florilege.kernel.dice import Dice
from florilege.kernel.position import Position


@mypyc_attr(acyclic=True)
class Seedbed:
    """Moves with what they have won; the first `left` are still there."""

    dealt: Position  # the world that all are tried in, from the first on

    def __init__(self, moves: vec[i64], hopes: vec[float], room: i64, faith: float) -> None:
        """Sow the most promising moves, as many as there is room for; the best come last.

        What is hoped of a move counts for as many tries as there is `faith` in it.
        """
        number: i64 = min(room, len(moves))
        self.moves = vec[i64]([0] * number)
        self.hopes = vec[float]([0.0] * number)
        for i in range(number):
            self.moves[i] = moves[len(moves) - 1 - i]
            self.hopes[i] = hopes[len(moves) - 1 - i]
        self.faith = faith
        self.scores = vec[float]([faith * hope for hope in self.hopes])
        self.left = number
        self.sweeps: i64 = 0  # how often each was tried
        self.turn: i64 = 0  # whose turn it is to be tried
        self.thinnings: i64 = 0
        self.is_thinned = False  # since the last try
        self.rounds = rounds_of(number)

    def imagine(self, glimpse: Glimpse, dice: Dice) -> Position:
        """Return a world for the move whose turn it is, the same for all."""
        if self.turn == 0:
            self.dealt = glimpse.imagine(dice)
        return self.dealt.copy()

    def count(self, reward: float) -> None:
        """Count what the move whose turn it is has won, and go on to the next."""
        self.scores[self.turn] += reward
        self.is_thinned = False
        self.turn += 1
        if self.turn == self.left:
            self.turn = 0
            self.sweeps += 1

    def is_due(self, spent: float) -> bool:
        """Tell whether to thin out, now that so much of the budget is spent."""
        is_even = self.turn == 0 and self.left > 2
        return is_even and spent * float(self.rounds) >= float(self.thinnings + 1)

    def thin(self) -> None:
        """Pull out the worse half."""
        for last in range(1, self.left):
            place: i64 = last
            while place > 0 and self.scores[place] > self.scores[place - 1]:
                self.swap(place, place - 1)
                place -= 1
        self.left = (self.left + 1) // 2
        self.thinnings += 1
        self.is_thinned = True

    def swap(self, place: i64, other: i64) -> None:
        """Exchange two moves."""
        move, hope, score = self.moves[place], self.hopes[place], self.scores[place]
        self.moves[place] = self.moves[other]
        self.hopes[place] = self.hopes[other]
        self.scores[place] = self.scores[other]
        self.moves[other] = move
        self.hopes[other] = hope
        self.scores[other] = score

    def best(self) -> i64:
        """Return the move that has won most for each time it was tried."""
        best: i64 = 0
        for place in range(1, self.left):
            if self.mean(place) > self.mean(best):
                best = place
        return self.moves[best]

    def mean(self, place: i64) -> float:
        """Return what a move has won each time it was tried, if ever."""
        tries = self.sweeps + 1 if place < self.turn else self.sweeps
        return self.scores[place] / max(1.0, float(tries) + self.faith)


def rounds_of(moves: i64) -> i64:
    """Return in how many rounds one is found, half of them pulled out after each."""
    found: i64 = 0
    while moves > 1:
        moves = (moves + 1) // 2
        found += 1
    return found
