"""What a search tells each seat's chances to be: the mean of what simulations came to."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Outlook:
    """Sums the rewards of simulations, luck included."""

    def __init__(self, seats: i64) -> None:
        self.number = 0.0
        self.sums = vec[float]([0.0] * seats)

    def count(self, rewards: vec[float]) -> None:
        """Count the rewards of one simulation."""
        self.number += 1.0
        for seat in range(len(self.sums)):
            self.sums[seat] += rewards[seat]

    def begin_anew(self) -> None:
        """Tell chances by the simulations to come."""
        self.number = 0.0
        for seat in range(len(self.sums)):
            self.sums[seat] = 0.0

    def chance_of(self, seat: i64) -> float:
        """Return a seat's mean reward."""
        return self.sums[seat] / max(self.number, 1.0)
