"""A control variate: removes from rewards the variance between sampled worlds.

Sampled worlds often differ more in their static evaluation at the root than moves differ in value.
That evaluation says nothing about a move but is correlated with the reward, so its deviation from
the mean is subtracted, scaled by the estimated regression coefficient.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MIN_SAMPLES: Final = 16.0  # worlds before the coefficient is estimated
MIN_VARIANCE: Final = 1e-6


@mypyc_attr(acyclic=True)
class ControlVariate:
    """Running covariance between the root evaluation of a world and the reward of one seat."""

    def __init__(self, seat: i64, seats: i64) -> None:
        self.seat = seat
        self.estimates = vec[float]([0.0] * seats)  # root evaluation of the current world
        self.samples = 0.0
        self.estimate_sums = vec[float]([0.0] * seats)
        self.square_sum = 0.0  # of the estimates for `seat`, as below
        self.reward_sum = 0.0
        self.product_sum = 0.0

    def is_useful(self) -> bool:
        """Return whether evaluations vary between worlds, or too few have been seen to tell."""
        return self.samples < MIN_SAMPLES or self.variance() > MIN_VARIANCE

    def mean(self, seat: i64) -> float:
        return self.estimate_sums[seat] / self.samples

    def variance(self) -> float:
        return self.square_sum / self.samples - self.mean(self.seat) * self.mean(self.seat)

    def coefficient(self) -> float:
        """Return the regression coefficient of rewards on estimates, or 0 while unknown."""
        if self.samples < MIN_SAMPLES or self.variance() <= MIN_VARIANCE:
            return 0.0
        covariance = (self.product_sum - self.mean(self.seat) * self.reward_sum) / self.samples
        return covariance / self.variance()

    def adjust(self, rewards: vec[float]) -> None:
        """Record the rewards of the current world, then subtract its control variate from them."""
        self.add(rewards[self.seat])
        coefficient = self.coefficient()
        for seat in range(len(rewards)):
            rewards[seat] -= coefficient * (self.estimates[seat] - self.mean(seat))

    def add(self, reward: float) -> None:
        estimate = self.estimates[self.seat]
        self.samples += 1.0
        self.square_sum += estimate * estimate
        self.reward_sum += reward
        self.product_sum += estimate * reward
        for seat in range(len(self.estimate_sums)):
            self.estimate_sums[seat] += self.estimates[seat]
