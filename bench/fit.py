"""Fits what the features of a game are worth to the results of games.

    python -m bench.fit GAME [--games K] [--players N] [--bot BOT] [--write]

Bots play; at some positions each feature is read off, and at the end who won. The weights that make
the results most likely (a softmax regression, by Newton's method, drawn a little to the present
weights) are printed, and written with `--write`. What they are worth in play, the arena tells.

A feature is read through the appraisal itself: with a weight for it alone, the logarithms of two
seats' chances differ by that feature. Where weights multiply each other, this is the slope at the
present weights.
"""

import argparse
import math
import random
from typing import TypeAlias

from librt.vecs import vec

from bench.tune import copied, write
from florilege.bots import roster
from florilege.bots.bot import Glimpse
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.position import Position

Rows: TypeAlias = list[list[float]]  # by seat, then by feature

EVERY = 5  # moves between two positions that are read, about
STEP = 1e-4
STEPS = 12
PULL = 20.0  # how many positions' worth the present weights are
LEAST = 1e-9


class Sample:
    """A position as its features, and how the game ended."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.rewards = [0.0] * len(rows)


def logarithms(position: Position, weights: list[float]) -> list[float]:
    """Return the logarithm of each seat's chances."""
    out = vec[float]([0.0] * position.seats)
    position.appraise(vec[float](weights), out)
    return [math.log(max(chance, LEAST)) for chance in out]


def read(position: Position, weights: list[float]) -> Rows:
    """Return how the logarithms of the seats' chances grow with each weight, up to a constant."""
    base = logarithms(position, weights)
    rows: Rows = [[] for _ in base]
    for place, weight in enumerate(weights):
        moved = [*weights]
        moved[place] = weight + STEP
        for seat, value in enumerate(logarithms(position, moved)):
            rows[seat].append((value - base[seat]) / STEP)
    return rows


def play(game: Game, bot: str, players: int, number: int) -> list[Sample]:
    """Play a game; return some of its positions."""
    position = game.start(players, game.settings({}), fast_dice(number), None)
    chance = random.Random(number)
    bots = [roster.make(bot, game) for _ in range(players)]
    glimpses = [Glimpse(position, seat) for seat in range(players)]
    dice = fast_dice(number, 1)
    weights = list(game.weights.values())
    found: list[Sample] = []
    while not position.is_over():
        if chance.randrange(EVERY) == 0:
            found.append(Sample(read(position, weights)))
        seat = position.to_move()
        position.play(bots[seat].choose(glimpses[seat], dice))
    out = vec[float]([0.0] * players)
    position.rewards(out)
    for sample in found:
        sample.rewards = list(out)
    return found


def shares(rows: Rows, weights: list[float]) -> list[float]:
    """Return each seat's chances by these weights."""
    strengths = [sum(w * f for w, f in zip(weights, row, strict=True)) for row in rows]
    best = max(strengths)
    grown = [math.exp(strength - best) for strength in strengths]
    return [value / sum(grown) for value in grown]


def loss(samples: list[Sample], weights: list[float]) -> float:
    """Return the mean surprise at the results."""
    total = 0.0
    for sample in samples:
        chances = shares(sample.rows, weights)
        parts = zip(sample.rewards, chances, strict=True)
        total -= sum(reward * math.log(max(chance, LEAST)) for reward, chance in parts)
    return total / len(samples)


def newton(samples: list[Sample], weights: list[float], origin: list[float]) -> list[float]:
    """Return the weights after one step."""
    size = range(len(weights))
    slope = [PULL * (origin[i] - weights[i]) for i in size]
    curve = [[PULL * (i == j) for j in size] for i in size]
    for sample in samples:
        chances = shares(sample.rows, weights)
        seats = range(len(chances))
        mean = [sum(chances[s] * sample.rows[s][i] for s in seats) for i in size]
        for s in seats:
            off = [sample.rows[s][i] - mean[i] for i in size]
            surprise = sample.rewards[s] - chances[s]
            for i in size:
                slope[i] += surprise * off[i]
                lean = chances[s] * off[i]
                row = curve[i]
                for j in size:
                    row[j] += lean * off[j]
    return [weight + step for weight, step in zip(weights, solve(curve, slope), strict=True)]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(len(rows)):
            if k != i:
                rows[k] = [a - rows[k][i] * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[-1] for row in rows]


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default=roster.GREEDY)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    game = registry.find(args.game)
    numbers = range(args.games)
    samples = [s for number in numbers for s in play(game, args.bot, args.players, number)]
    present = list(game.weights.values())
    weights = present
    for _ in range(STEPS):
        weights = newton(samples, weights, present)
    for name, old, new in zip(game.weights.features, present, weights, strict=True):
        print(f"{name:16} {old:8.4g} {new:8.4g}")
    print(
        f"{len(samples)} positions; surprise {loss(samples, present):.4f} before, "
        f"{loss(samples, weights):.4f} after"
    )
    if args.write:
        fitted = copied(game.weights)
        fitted.features = {
            name: round(value, 4) for name, value in zip(fitted.features, weights, strict=True)
        }
        write(game, fitted)


if __name__ == "__main__":
    main()
