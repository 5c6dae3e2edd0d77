"""Tunes the parameters in a game's `bots.toml` by hill climbing.

    python -m bench.tune GAME [--rounds R] [--games K] [--players N] [--what features|search]

Feature weights are tuned with greedy bots, search parameters with searching ones. In each round one
parameter is changed at random and the new bot plays the old one over paired deals; a change is kept
if it wins clearly more often. The file is written after every improvement.
"""

import argparse
import math
import random
from pathlib import Path

from florilege.bots.bot import Bot, Observation
from florilege.bots.budget import FOREVER, Budget
from florilege.bots.greedy_bot import GreedyBot
from florilege.bots.search_bot import SearchBot
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.weights import SEARCH_DEFAULTS, Weights

SIMULATIONS = 200
MIN_GAIN = 1.3  # standard deviations above an even score
FACTORS = [0.5, 0.7, 0.85, 1.2, 1.4, 2.0]
INTEGERS = ("cutoff", "rollout_candidates")
SMALL = 0.05  # first value of a parameter that was 0
HEAD = "# Feature weights of the static evaluation, and search parameters; see docs/bots.md.\n"


def copied(weights: Weights) -> Weights:
    """Return a copy whose features and search parameters can be changed."""
    return Weights(dict(weights.features), dict(weights.search), weights.levels)


def changed(weights: Weights, what: str, dice: random.Random) -> tuple[Weights, str]:
    """Return a copy with one random parameter changed, and a description of the change."""
    found = copied(weights)
    numbers = found.features if what == "features" else found.search
    key = dice.choice(list(numbers))
    if numbers[key] == 0.0:
        numbers[key] = dice.choice([-SMALL, SMALL])
    elif what == "search" and key in INTEGERS:
        numbers[key] = max(1.0, numbers[key] + dice.choice([-3, -1, 1, 3]))
    else:
        numbers[key] = round(numbers[key] * dice.choice(FACTORS), 4)
    return found, f"{key} {numbers[key]:g}"


def bot_of(weights: Weights, what: str) -> Bot:
    """Return the bot with which weights are compared."""
    if what == "features":
        return GreedyBot(weights.values(), 2, 0.0)
    return SearchBot(weights, Budget(SIMULATIONS, FOREVER), False)


def play(game: Game, bots: list[Bot], seed: int, deal: int) -> list[int]:
    position = game.start(len(bots), game.settings({}), fast_dice(seed, deal), None)
    dice = fast_dice(seed, -1 - deal)
    observations = [Observation(position, seat) for seat in range(len(bots))]
    while not position.is_over():
        seat = position.to_move()
        position.play(bots[seat].choose(observations[seat], dice))
    outcome = position.outcome()
    assert outcome is not None
    return outcome.winners


def score(game: Game, new: Weights, old: Weights, what: str, games: int, players: int) -> float:
    """Return the win rate of one new bot, in each seat in turn, against old ones."""
    won = 0.0
    seed = random.randrange(1 << 30)
    for number in range(games):
        seat = number % players
        bots = [bot_of(new if place == seat else old, what) for place in range(players)]
        winners = play(game, bots, seed, number // players)
        won += (seat in winners) / max(len(winners), 1)
    return won / games


def is_clear(share: float, games: int, players: int) -> bool:
    """Return whether a win rate is clearly better than an even one."""
    even = 1 / players
    return share > even + MIN_GAIN * math.sqrt(even * (1 - even) / games)


def write(game: Game, weights: Weights) -> None:
    lines = [HEAD, "[features]"]
    lines += [f"{key} = {value:g}" for key, value in weights.features.items()]
    lines += ["", "[search]"]
    tuned = {k: v for k, v in weights.search.items() if v != SEARCH_DEFAULTS[k]}
    lines += [f"{key} = {value:g}" for key, value in tuned.items()]
    lines += ["", "[levels]"]
    lines += [f"{key} = {value}" for key, value in weights.levels.items()]
    folder = Path("src") / Path(*game.package.split("."))
    (folder / "bots.toml").write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--what", choices=["features", "search"], default="features")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    random.seed(args.seed)
    dice = random.Random(args.seed)
    game = registry.find(args.game)
    best = copied(game.weights)
    for _ in range(args.rounds):
        trial, name = changed(best, args.what, dice)
        share = score(game, trial, best, args.what, args.games, args.players)
        kept = is_clear(share, args.games, args.players)
        print(f"{name:24} {share:6.1%} {'kept' if kept else ''}", flush=True)
        if kept:
            best = trial
            write(game, best)


if __name__ == "__main__":
    main()
