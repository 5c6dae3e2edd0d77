"""The margin of error of a measured win rate."""

from math import sqrt

NORMAL_95 = 1.96


def margin(rate: float, games: int) -> float:
    """Return half the width of the 95 % confidence interval."""
    return NORMAL_95 * sqrt(rate * (1 - rate) / games)
