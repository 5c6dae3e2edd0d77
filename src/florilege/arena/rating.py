"""How good a bot is, from what it won: an interval for its share, and an Elo-type rating.

The rating is that of the Bradley–Terry model: a bot of strength p beats one of strength q with the
chance p / (p + q). Strengths are fitted to all pairs of seats by minorise-maximise steps (Hunter
2004). Every two bots are credited with one virtual draw, so that a bot that always won, or two that
never met, have a finite rating too.
"""

from collections.abc import Sequence
from itertools import combinations
from math import exp, fsum, log, log10, sqrt
from typing import TypeAlias

Wins: TypeAlias = list[list[float]]  # how often the bot of the row beat that of the column

NORMAL_95 = 1.959963984540054
MEAN_RATING = 1500.0
TENFOLD = 400.0  # points of rating that make a strength ten times as great
VIRTUAL = 0.5  # of the virtual draw, to each side
CLOSE = 1e-10
MOST_STEPS = 20_000


def wilson(share: float, number: int) -> tuple[float, float]:
    """Return the 95 % interval of Wilson for a share of so many trials."""
    square = NORMAL_95 * NORMAL_95 / number
    middle = (share + square / 2) / (1 + square)
    half = sqrt(square * share * (1 - share) + square * square / 4) / (1 + square)
    return max(0.0, middle - half), min(1.0, middle + half)


def no_wins(bots: int) -> Wins:
    """Return the count before the first game."""
    return [[0.0] * bots for _ in range(bots)]


def count_game(wins: Wins, bots: Sequence[int], rewards: Sequence[float]) -> None:
    """Count the pairs of seats of a game: the greater reward wins, winners that share draw.

    Between two seats that won nothing, nothing is known.
    """
    for (one, mine), (other, theirs) in combinations(zip(bots, rewards, strict=True), 2):
        if one == other or (mine == 0 and theirs == 0):
            continue
        share = 0.5 if mine == theirs else float(mine > theirs)
        wins[one][other] += share
        wins[other][one] += 1 - share


def strengths(wins: Wins) -> list[float]:
    """Return the strength of each bot, their geometric mean being 1."""
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
    """Return the rating of each bot."""
    return [MEAN_RATING + TENFOLD * log10(strength) for strength in strengths(wins)]
