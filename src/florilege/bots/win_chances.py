"""The win chances that a search reports: each seat's mean reward over its simulations."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class WinChances:
    """Running means of the rewards, before the control variate is applied."""

    def __init__(self, seats: i64) -> None:
        self.samples = 0.0
        self.sums = vec[float]([0.0] * seats)

    def add(self, rewards: vec[float]) -> None:
        self.samples += 1.0
        for seat in range(len(self.sums)):
            self.sums[seat] += rewards[seat]

    def reset(self) -> None:
        self.samples = 0.0
        for seat in range(len(self.sums)):
            self.sums[seat] = 0.0

    def chance_of(self, seat: i64) -> float:
        """Return a seat's mean reward, 0 before the first simulation."""
        return self.sums[seat] / max(self.samples, 1.0)
