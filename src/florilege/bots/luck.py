"""What the worlds of a search owe to luck alone.

Worlds differ in what they promise before anything is played in them, often by more than moves do.
That part of a reward says nothing of a move and is taken off: as much of it as rewards are seen to
keep (a control variate).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

ENOUGH: Final = 16.0  # worlds, before anything is said of them
LEAST: Final = 1e-6  # of variance


@mypyc_attr(acyclic=True)
class Luck:
    """Counts what worlds promise, and how the rewards of one seat follow that."""

    def __init__(self, seat: i64, seats: i64) -> None:
        self.seat = seat
        self.promises = vec[float]([0.0] * seats)  # of the present world
        self.worlds = 0.0
        self.sums = vec[float]([0.0] * seats)  # of all promises
        self.squares = 0.0
        self.rewards = 0.0
        self.products = 0.0

    def matters(self) -> bool:
        """Tell whether worlds differ, as far as is known."""
        return self.worlds < ENOUGH or self.variance() > LEAST

    def mean(self, seat: i64) -> float:
        """Return what worlds promise a seat on average."""
        return self.sums[seat] / self.worlds

    def variance(self) -> float:
        """Return how far the promises lie apart."""
        return self.squares / self.worlds - self.mean(self.seat) * self.mean(self.seat)

    def share(self) -> float:
        """Return how much of a promise rewards keep."""
        if self.worlds < ENOUGH or self.variance() <= LEAST:
            return 0.0
        return (self.products - self.mean(self.seat) * self.rewards) / self.worlds / self.variance()

    def deduct(self, rewards: vec[float]) -> None:
        """Count the present world, and take off rewards what they owe to it."""
        self.count(rewards[self.seat])
        share = self.share()
        for seat in range(len(rewards)):
            rewards[seat] -= share * (self.promises[seat] - self.mean(seat))

    def count(self, reward: float) -> None:
        """Count what the present world promised, and what came of it."""
        promise = self.promises[self.seat]
        self.worlds += 1.0
        self.squares += promise * promise
        self.rewards += reward
        self.products += promise * reward
        for seat in range(len(self.sums)):
            self.sums[seat] += self.promises[seat]
