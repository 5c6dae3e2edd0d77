"""Fits what the features of a game are worth to the results of games.

    python -m bench.fit GAME [--games K] [--players N …] [--bot BOT] [--points P]
        [--skip M] [--hold NAME …] [--afresh] [--write]

Bots play, K games with each number of players; at some positions each feature is read off, and at
the end who won. The weights that make the results most likely (a softmax regression, by Newton's
method, drawn a little to the present weights) are printed, and written with `--write`. What they
are worth in play, the arena tells. With `--afresh` all weights start at nothing, and are drawn
there. Weights that are to stay as they are can be held: who is out of the game never wins, so no
weight would be great enough for that. The first M moves, a set-up that tells nothing, can be
skipped.

Who won is little to learn from where luck decides close games. With `--points 0.15` the result is
shared out by the final points instead, each raising a seat's share by e to the 0.15.

A feature is read through the appraisal itself: as a weight grows, the logarithms of two seats'
chances draw apart by that feature. Where weights multiply each other, this is the slope at the
present weights, so run it again from what it has found.
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
    """A position: its features, what the present weights say of it, and how the game ended."""

    def __init__(self, rows: Rows, present: list[float]) -> None:
        self.rows = rows
        self.present = present
        self.rewards = [0.0] * len(rows)

    def chances(self, moves: list[float]) -> list[float]:
        """Return each seat's chances once the weights have moved so far."""
        return shares(
            [
                value + sum(move * feature for move, feature in zip(moves, row, strict=True))
                for value, row in zip(self.present, self.rows, strict=True)
            ]
        )


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


def result(position: Position, point: float) -> list[float]:
    """Return each seat's share of a game that is over: of the victory, or by points."""
    outcome = position.outcome()
    assert outcome is not None
    if point:
        return shares([point * score for score in outcome.scores])
    out = vec[float]([0.0] * position.seats)
    position.rewards(out)
    return list(out)


def play(
    game: Game, plan: argparse.Namespace, players: int, number: int, weights: list[float]
) -> list[Sample]:
    """Play a game; return some of its positions."""
    position = game.start(players, game.settings({}), fast_dice(number), None)
    chance = random.Random(number)
    bots = [roster.make(plan.bot, game) for _ in range(players)]
    glimpses = [Glimpse(position, seat) for seat in range(players)]
    dice = fast_dice(number, 1)
    found: list[Sample] = []
    while not position.is_over():
        if position.age >= plan.skip and chance.randrange(EVERY) == 0:
            found.append(Sample(read(position, weights), logarithms(position, weights)))
        seat = position.to_move()
        position.play(bots[seat].choose(glimpses[seat], dice))
    for sample in found:
        sample.rewards = result(position, plan.points)
    return found


def shares(strengths: list[float]) -> list[float]:
    """Return shares that sum to one, each growing with e to its strength."""
    best = max(strengths)
    grown = [math.exp(strength - best) for strength in strengths]
    return [value / sum(grown) for value in grown]


def loss(samples: list[Sample], moves: list[float]) -> float:
    """Return the mean surprise at the results."""
    total = 0.0
    for sample in samples:
        parts = zip(sample.rewards, sample.chances(moves), strict=True)
        total -= sum(reward * math.log(max(chance, LEAST)) for reward, chance in parts)
    return total / len(samples)


def newton(samples: list[Sample], moves: list[float]) -> list[float]:
    """Return how far the weights have moved after one step more."""
    size = range(len(moves))
    slope = [-PULL * move for move in moves]
    curve = [[PULL * (i == j) for j in size] for i in size]
    for sample in samples:
        chances = sample.chances(moves)
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
    return [move + step for move, step in zip(moves, solve(curve, slope), strict=True)]


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


def hold(samples: list[Sample], places: list[int]) -> None:
    """Blind the samples to some features, so that their weights stay."""
    for sample in samples:
        for row in sample.rows:
            for place in places:
                row[place] = 0.0


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--players", type=int, nargs="+", default=[2])
    parser.add_argument("--bot", default=roster.GREEDY)
    parser.add_argument("--points", type=float, default=0.0, metavar="P")
    parser.add_argument("--skip", type=int, default=0, metavar="M")
    parser.add_argument("--hold", nargs="+", default=[], metavar="NAME")
    parser.add_argument("--afresh", action="store_true")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    game = registry.find(args.game)
    names = list(game.weights.features)
    for name in args.hold:
        if name not in names:
            raise SystemExit(f"there is no number {name}")
    present = [
        0.0 if args.afresh and name not in args.hold else weight
        for name, weight in game.weights.features.items()
    ]
    samples = [
        sample
        for players in args.players
        for number in range(args.games)
        for sample in play(game, args, players, number, present)
    ]
    hold(samples, [names.index(name) for name in args.hold])
    still = [0.0] * len(present)
    moves = still
    for _ in range(STEPS):
        moves = newton(samples, moves)
    weights = [weight + move for weight, move in zip(present, moves, strict=True)]
    for name, old, new in zip(names, present, weights, strict=True):
        print(f"{name:16} {old:8.4g} {new:8.4g}")
    print(
        f"{len(samples)} positions; surprise {loss(samples, still):.4f} before, "
        f"{loss(samples, moves):.4f} after"
    )
    if args.write:
        fitted = copied(game.weights)
        fitted.features = {
            name: round(value, 4) for name, value in zip(fitted.features, weights, strict=True)
        }
        write(game, fitted)


if __name__ == "__main__":
    main()
