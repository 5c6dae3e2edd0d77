"""How far apart the rewards of a search lie.

Rewards of finished games are 0 or 1; appraisals of unfinished ones lie close together, closer in
the opening than near the end. What is worth exploring can only be told in proportion.
"""

import math
from typing import Final

from mypy_extensions import mypyc_attr

ENOUGH: Final = 8.0  # rewards, before anything is said of them
LEAST: Final = 0.02


@mypyc_attr(acyclic=True)
class Spread:
    """Counts rewards; `width` is twice their standard deviation, so 1 for a fair coin."""

    def __init__(self) -> None:
        self.number = 0.0
        self.sum = 0.0
        self.squares = 0.0
        self.width = 1.0

    def count(self, reward: float) -> None:
        """Count one reward."""
        self.number += 1.0
        self.sum += reward
        self.squares += reward * reward
        if self.number > ENOUGH:
            mean = self.sum / self.number
            variance = max(0.0, self.squares / self.number - mean * mean)
            self.width = max(LEAST, 2.0 * math.sqrt(variance))

    def begin_anew(self) -> None:
        """Forget the rewards, but not how they lay, until enough others have come."""
        self.number = 0.0
        self.sum = 0.0
        self.squares = 0.0
