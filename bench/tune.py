"""Tunes the numbers in a game's `bots.toml` by play.

    python -m bench.tune GAME [--rounds R] [--games K] [--players N] [--what features|search]

Features are tuned with greedy bots, the search with searching ones, both by the same climb: in
each round one number is changed at random, the new bot plays the old one over paired deals, and
what wins clearly more often is kept. The file is written after every improvement.
"""

import argparse
import math
import random
from pathlib import Path

from florilege.bots.bot import Bot, Glimpse
from florilege.bots.budget import FOREVER, Budget
from florilege.bots.greedy_bot import GreedyBot
from florilege.bots.search_bot import SearchBot
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.weights import Weights

SIMULATIONS = 200
CLEARLY = 1.3  # standard deviations above an even score
STEPS = [0.5, 0.7, 0.85, 1.2, 1.4, 2.0]
WHOLE = ("cutoff", "taste")
SWITCH = "groups"
SMALL = 0.05
HEAD = "# What the features of a position are worth to bots, and how search goes about it.\n"


def copied(weights: Weights) -> Weights:
    """Return weights that may change without changing these."""
    return Weights(dict(weights.features), dict(weights.search), weights.levels)


def changed(weights: Weights, what: str, dice: random.Random) -> tuple[Weights, str]:
    """Return weights with one number changed, and which."""
    found = copied(weights)
    numbers = found.features if what == "features" else found.search
    key = dice.choice(list(numbers))
    if key == SWITCH:
        numbers[key] = 1.0 - numbers[key]
    elif numbers[key] == 0.0:
        numbers[key] = dice.choice([-SMALL, SMALL])
    elif what == "search" and key in WHOLE:
        numbers[key] = max(1.0, numbers[key] + dice.choice([-3, -1, 1, 3]))
    else:
        numbers[key] = round(numbers[key] * dice.choice(STEPS), 4)
    return found, f"{key} {numbers[key]:g}"


def bot_of(weights: Weights, what: str) -> Bot:
    """Return the bot that shows what the weights are worth."""
    if what == "features":
        return GreedyBot(weights.values(), 2, 0.0)
    return SearchBot(weights, Budget(SIMULATIONS, FOREVER), False)


def play(game: Game, bots: list[Bot], seed: int, deal: int) -> list[int]:
    """Play one game; return the winners."""
    position = game.start(len(bots), game.settings({}), fast_dice(seed, deal), None)
    dice = fast_dice(seed, -1 - deal)
    glimpses = [Glimpse(position, seat) for seat in range(len(bots))]
    while not position.is_over():
        seat = position.to_move()
        position.play(bots[seat].choose(glimpses[seat], dice))
    outcome = position.outcome()
    assert outcome is not None
    return outcome.winners


def score(game: Game, new: Weights, old: Weights, what: str, games: int, players: int) -> float:
    """Return the new bot's share of victories, seats rotated, against the old one in all others."""
    won = 0.0
    seed = random.randrange(1 << 30)
    for number in range(games):
        seat = number % players
        bots = [bot_of(new if place == seat else old, what) for place in range(players)]
        winners = play(game, bots, seed, number // players)
        won += (seat in winners) / max(len(winners), 1)
    return won / games


def is_clear(share: float, games: int, players: int) -> bool:
    """Tell whether a share of victories is clearly more than an even one."""
    even = 1 / players
    return share > even + CLEARLY * math.sqrt(even * (1 - even) / games)


def write(game: Game, weights: Weights) -> None:
    """Write the game's file."""
    lines = [HEAD, "[features]"]
    lines += [f"{key} = {value:g}" for key, value in weights.features.items()]
    lines += ["", "[search]"]
    lines += [f"{key} = {value:g}" for key, value in weights.search.items()]
    lines += ["", "[levels]"]
    lines += [f"{key} = {value}" for key, value in weights.levels.items()]
    folder = Path("src") / Path(*game.package.split("."))
    (folder / "bots.toml").write_text("\n".join(lines) + "\n", "utf-8")


def main() -> None:
    """Climb."""
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
