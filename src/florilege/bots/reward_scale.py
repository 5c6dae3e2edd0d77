"""The scale of a search's rewards, by which UCB exploration is multiplied.

Rewards of finished games are 0 or 1; evaluations of unfinished ones are much closer together, most
of all in the opening. No fixed exploration constant suits both.
"""

import math
from typing import Final

from mypy_extensions import mypyc_attr

MIN_SAMPLES: Final = 8.0  # rewards before the scale is estimated
MIN_SCALE: Final = 0.02


@mypyc_attr(acyclic=True)
class RewardScale:
    """Running statistics; `scale` is twice the standard deviation, so 1 for a fair coin."""

    def __init__(self) -> None:
        self.samples = 0.0
        self.sum = 0.0
        self.square_sum = 0.0
        self.scale = 1.0

    def add(self, reward: float) -> None:
        self.samples += 1.0
        self.sum += reward
        self.square_sum += reward * reward
        if self.samples > MIN_SAMPLES:
            mean = self.sum / self.samples
            variance = max(0.0, self.square_sum / self.samples - mean * mean)
            self.scale = max(MIN_SCALE, 2.0 * math.sqrt(variance))

    def reset(self) -> None:
        """Drop the rewards; the scale stays until enough new ones are in."""
        self.samples = 0.0
        self.sum = 0.0
        self.square_sum = 0.0
