"""Fit a game's feature weights to the results of games between bots.

    python -m bench.fit GAME [--games K] [--players N …] [--bot BOT] [--points P]
        [--skip M] [--hold NAME …] [--afresh] [--write]

K games are played with each number of players. The features of sampled positions are regressed on
the results: a softmax regression by Newton's method, regularised towards the present weights. The
new weights are printed, and written with `--write`; their strength in play is for the arena to
measure.

- `--afresh` starts with all weights at 0, and regularises towards 0.
- `--hold` keeps weights as they are. A seat that is out of the game never wins, so the weight
  of being in the game would grow without bound.
- `--skip` leaves out the first M moves, such as a set-up that carries no information.
- `--points 0.15` replaces the winner by the softmax of 0.15 times the final points, which carries
  more information where luck decides close games.

Features are read by differentiating the evaluation: the derivative of a seat's log chance by a
weight is the feature, up to a constant common to all seats. Where weights multiply each other this
is a linearisation at the present weights, so the fit should be repeated from its result.
"""

import argparse
import math
import random
from typing import TypeAlias

from librt.vecs import vec

from bench.tune import copied, write
from florilege.bots import roster
from florilege.bots.bot import Observation
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.position import Position

Rows: TypeAlias = list[list[float]]  # by seat, then by feature

SAMPLE_INTERVAL = 5  # mean number of moves between two sampled positions
DELTA = 1e-4  # for numerical derivatives
ITERATIONS = 12
REGULARISATION = 20.0
EPSILON = 1e-9


class Sample:
    """A position: features by seat, log chances by the present weights, and the result."""

    def __init__(self, rows: Rows, log_chances: list[float]) -> None:
        self.rows = rows
        self.log_chances = log_chances
        self.rewards = [0.0] * len(rows)

    def chances(self, shifts: list[float]) -> list[float]:
        return softmax(
            [
                value + sum(shift * feature for shift, feature in zip(shifts, row, strict=True))
                for value, row in zip(self.log_chances, self.rows, strict=True)
            ]
        )


def log_chances(position: Position, weights: list[float]) -> list[float]:
    out = vec[float]([0.0] * position.seats)
    position.appraise(vec[float](weights), out)
    return [math.log(max(chance, EPSILON)) for chance in out]


def features(position: Position, weights: list[float]) -> Rows:
    """Return the derivatives of the seats' log chances by each weight, up to a constant."""
    base = log_chances(position, weights)
    rows: Rows = [[] for _ in base]
    for index, weight in enumerate(weights):
        shifted = [*weights]
        shifted[index] = weight + DELTA
        for seat, value in enumerate(log_chances(position, shifted)):
            rows[seat].append((value - base[seat]) / DELTA)
    return rows


def result(position: Position, point: float) -> list[float]:
    """Return each seat's share of a finished game: of the victory, or by final points."""
    outcome = position.outcome()
    assert outcome is not None
    if point:
        return softmax([point * score for score in outcome.scores])
    out = vec[float]([0.0] * position.seats)
    position.rewards(out)
    return list(out)


def play(
    game: Game, plan: argparse.Namespace, players: int, number: int, weights: list[float]
) -> list[Sample]:
    position = game.start(players, game.settings({}), fast_dice(number), None)
    rng = random.Random(number)
    bots = [roster.make(plan.bot, game) for _ in range(players)]
    observations = [Observation(position, seat) for seat in range(players)]
    dice = fast_dice(number, 1)
    found: list[Sample] = []
    while not position.is_over():
        if position.age >= plan.skip and rng.randrange(SAMPLE_INTERVAL) == 0:
            found.append(Sample(features(position, weights), log_chances(position, weights)))
        seat = position.to_move()
        position.play(bots[seat].choose(observations[seat], dice))
    for sample in found:
        sample.rewards = result(position, plan.points)
    return found


def softmax(logits: list[float]) -> list[float]:
    largest = max(logits)
    powers = [math.exp(logit - largest) for logit in logits]
    return [power / sum(powers) for power in powers]


def cross_entropy(samples: list[Sample], shifts: list[float]) -> float:
    total = 0.0
    for sample in samples:
        parts = zip(sample.rewards, sample.chances(shifts), strict=True)
        total -= sum(reward * math.log(max(chance, EPSILON)) for reward, chance in parts)
    return total / len(samples)


def newton_step(samples: list[Sample], shifts: list[float]) -> list[float]:
    """Return the shifts of the weights after one more step of Newton's method."""
    size = range(len(shifts))
    gradient = [-REGULARISATION * shift for shift in shifts]
    hessian = [[REGULARISATION * (i == j) for j in size] for i in size]
    for sample in samples:
        chances = sample.chances(shifts)
        seats = range(len(chances))
        mean = [sum(chances[s] * sample.rows[s][i] for s in seats) for i in size]
        for s in seats:
            centred = [sample.rows[s][i] - mean[i] for i in size]
            residual = sample.rewards[s] - chances[s]
            for i in size:
                gradient[i] += residual * centred[i]
                factor = chances[s] * centred[i]
                row = hessian[i]
                for j in size:
                    row[j] += factor * centred[j]
    return [shift + step for shift, step in zip(shifts, solve(hessian, gradient), strict=True)]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of a linear system by Gaussian elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(len(rows)):
        pivot = max(range(i, len(rows)), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for k in range(len(rows)):
            if k != i:
                rows[k] = [a - rows[k][i] * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[-1] for row in rows]


def hold_weights(samples: list[Sample], indices: list[int]) -> None:
    """Set some features of the samples to 0, so that their weights stay."""
    for sample in samples:
        for row in sample.rows:
            for index in indices:
                row[index] = 0.0


def main() -> None:
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
            raise SystemExit(f"there is no feature {name}")
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
    hold_weights(samples, [names.index(name) for name in args.hold])
    unshifted = [0.0] * len(present)
    shifts = unshifted
    for _ in range(ITERATIONS):
        shifts = newton_step(samples, shifts)
    weights = [weight + shift for weight, shift in zip(present, shifts, strict=True)]
    for name, old, new in zip(names, present, weights, strict=True):
        print(f"{name:16} {old:8.4g} {new:8.4g}")
    print(
        f"{len(samples)} positions; cross-entropy {cross_entropy(samples, unshifted):.4f} before, "
        f"{cross_entropy(samples, shifts):.4f} after"
    )
    if args.write:
        fitted = copied(game.weights)
        fitted.features = {
            name: round(value, 4) for name, value in zip(fitted.features, weights, strict=True)
        }
        write(game, fitted)


if __name__ == "__main__":
    main()
