"""Confidence intervals for win rates, and Elo-type ratings by the Bradley–Terry model.

A bot of strength p beats one of strength q with probability p / (p + q). Strengths are fitted to
all pairs of seats by minorisation-maximisation (Hunter 2004). One virtual draw is added for every
pair of bots, so that a bot that won every game, or a pair that never met, has a finite rating too.
"""

from collections.abc import Sequence
from itertools import combinations
from math import exp, fsum, log, log10, sqrt
from typing import TypeAlias

Wins: TypeAlias = list[list[float]]  # how often the row's bot beat the column's

NORMAL_95 = 1.959963984540054
MEAN_RATING = 1500.0
TENFOLD = 400.0  # rating points for ten times the strength
VIRTUAL = 0.5  # of the virtual draw, to each side
CLOSE = 1e-10
MOST_STEPS = 20_000


def wilson(share: float, number: int) -> tuple[float, float]:
    """Return the 95 % Wilson score interval of a rate observed in `number` trials."""
    square = NORMAL_95 * NORMAL_95 / number
    middle = (share + square / 2) / (1 + square)
    half = sqrt(square * share * (1 - share) + square * square / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def no_wins(bots: int) -> Wins:
    return [[0.0] * bots for _ in range(bots)]


def count_game(wins: Wins, bots: Sequence[int], rewards: Sequence[float]) -> None:
    """Count each pair of seats of a game: the greater reward wins, equal rewards draw.

    Two seats that both won nothing are not compared.
    """
    for (one, mine), (other, theirs) in combinations(zip(bots, rewards, strict=True), 2):
        if one == other or (mine == 0 and theirs == 0):
            continue
        share = 0.5 if mine == theirs else float(mine > theirs)
        wins[one][other] += share
        wins[other][one] += 1 - share


def strengths(wins: Wins) -> list[float]:
    """Return the strength of each bot, scaled to a geometric mean of 1."""
    bots = range(len(wins))
    credited = [[wins[i][j] + VIRTUAL * (i != j) for j in bots] for i in bots]
    found = [1.0] * len(wins)
    for _ in range(MOST_STEPS):
        better = _step(credited, found)
        change = max(abs(log(new / old)) for new, old in zip(better, found, strict=True))
        found = better
        if change < CLOSE:
            break
    return found


def _step(wins: Wins, found: list[float]) -> list[float]:
    bots = range(len(wins))
    better = [
        fsum(wins[i])
        / fsum((wins[i][j] + wins[j][i]) / (found[i] + found[j]) for j in bots if j != i)
        for i in bots
    ]
    mean = exp(fsum(map(log, better)) / len(better))
    return [strength / mean for strength in better]


def ratings(wins: Wins) -> list[float]:
    return [MEAN_RATING + TENFOLD * log10(strength) for strength in strengths(wins)]
