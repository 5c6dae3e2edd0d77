"""The prior values of the root's moves, from a lookahead in sampled worlds."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.bots.bot import Observation
from florilege.bots.clock import Clock
from florilege.bots.legal_set import LegalSet
from florilege.bots.lookahead import Lookahead
from florilege.kernel.dice import Dice

WORLDS: Final[i64] = 2  # sampled worlds that a prior is averaged over


@mypyc_attr(acyclic=True)
class RootPriors:
    def __init__(self) -> None:
        self.moves = vec[i64]()
        self.priors = vec[float]()

    def evaluate_moves(
        self, observation: Observation, lookahead: Lookahead, clock: Clock, dice: Dice
    ) -> None:
        """Evaluate the legal moves in the same worlds while time is left; sort by prior."""
        legal = vec[i64]([0] * observation.widest())
        count = observation.fill_sensible(legal)
        self.moves = legal[:count]
        self.priors = vec[float]([0.0] * count)
        for _ in range(WORLDS):
            world = observation.sample_world(dice)
            for i in range(count):
                if not clock.is_over():
                    self.priors[i] += lookahead.value_of(world, self.moves[i]) / float(WORLDS)
        sort_by_prior(self.moves, self.priors)

    def best_in(self, legal_set: LegalSet) -> i64:
        """Return the index of the move with the highest prior in a set that has one of them."""
        index: i64 = len(self.moves) - 1
        while not legal_set.has(self.moves[index]):
            index -= 1
        return index


def sort_by_prior(moves: vec[i64], priors: vec[float]) -> None:
    """Sort both in place by ascending prior (stable insertion sort)."""
    for i in range(1, len(moves)):
        move = moves[i]
        prior = priors[i]
        index = i
        while index > 0 and priors[index - 1] > prior:
            moves[index] = moves[index - 1]
            priors[index] = priors[index - 1]
            index -= 1
        moves[index] = move
        priors[index] = prior
