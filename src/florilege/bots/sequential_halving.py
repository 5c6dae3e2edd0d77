"""Sequential halving at the root: half of the remaining moves are dropped after each round.

All remaining moves are tried equally often and in the same sampled worlds (common random numbers),
so that none profits from luckier worlds. The last two moves share what is left of the budget.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.bots.bot import Observation
from florilege.kernel.dice import Dice
from florilege.kernel.position import Position


@mypyc_attr(acyclic=True)
class SequentialHalving:
    """Moves with their priors and reward sums; the first `remaining` are still in."""

    world: Position  # shared by one pass over the moves; set by `sample_world`

    def __init__(
        self, moves: vec[i64], priors: vec[float], width: i64, prior_weight: float
    ) -> None:
        """Take the `width` moves with the highest priors from lists in ascending order.

        A prior counts as much as `prior_weight` tries with that reward.
        """
        count: i64 = min(width, len(moves))
        self.moves = vec[i64]([0] * count)
        self.priors = vec[float]([0.0] * count)
        for i in range(count):
            self.moves[i] = moves[len(moves) - 1 - i]
            self.priors[i] = priors[len(moves) - 1 - i]
        self.prior_weight = prior_weight
        self.reward_sums = vec[float]([prior_weight * prior for prior in self.priors])
        self.remaining = count
        self.passes: i64 = 0  # complete passes: how often each remaining move was tried
        self.current: i64 = 0  # index of the move to be tried next
        self.halvings: i64 = 0
        self.just_halved = False  # since the last reward
        self.rounds = round_count(count)

    def sample_world(self, observation: Observation, dice: Dice) -> Position:
        """Return a world for the current move, the same for all moves of one pass."""
        if self.current == 0:
            self.world = observation.sample_world(dice)
        return self.world.copy()

    def add(self, reward: float) -> None:
        """Add a reward to the current move and advance to the next."""
        self.reward_sums[self.current] += reward
        self.just_halved = False
        self.current += 1
        if self.current == self.remaining:
            self.current = 0
            self.passes += 1

    def is_due(self, spent: float) -> bool:
        """Return whether to halve, given the spent fraction of the budget."""
        can_halve = self.current == 0 and self.remaining > 2
        return can_halve and spent * float(self.rounds) >= float(self.halvings + 1)

    def halve(self) -> None:
        for last in range(1, self.remaining):
            index: i64 = last
            while index > 0 and self.reward_sums[index] > self.reward_sums[index - 1]:
                self.swap(index, index - 1)
                index -= 1
        self.remaining = (self.remaining + 1) // 2
        self.halvings += 1
        self.just_halved = True

    def swap(self, index: i64, other: i64) -> None:
        move, prior, total = self.moves[index], self.priors[index], self.reward_sums[index]
        self.moves[index] = self.moves[other]
        self.priors[index] = self.priors[other]
        self.reward_sums[index] = self.reward_sums[other]
        self.moves[other] = move
        self.priors[other] = prior
        self.reward_sums[other] = total

    def best(self) -> i64:
        """Return the remaining move with the highest mean."""
        best: i64 = 0
        for index in range(1, self.remaining):
            if self.mean(index) > self.mean(best):
                best = index
        return self.moves[best]

    def mean(self, index: i64) -> float:
        """Return the mean reward of a move, its weighted prior included."""
        tries = self.passes + 1 if index < self.current else self.passes
        return self.reward_sums[index] / max(1.0, float(tries) + self.prior_weight)


def round_count(moves: i64) -> i64:
    """Return how many rounds of halving lead to a single move."""
    found: i64 = 0
    while moves > 1:
        moves = (moves + 1) // 2
        found += 1
    return found
