"""Measure a change of parameters in a game's `bots.toml`.

    python -m bench.compare GAME NAME=VALUE … [--games K] [--players N] [--bot BOT] [--seed S]

One bot with the changed parameters plays against bots with the present ones, the same deals from
every seat. `--bot botanist:20ms` compares at equal time.
"""

import argparse

from bench.margin import margin
from bench.tune import copied, play
from florilege.bots import roster
from florilege.bots.bot import Bot
from florilege.kernel import registry
from florilege.kernel.game import Game
from florilege.kernel.weights import Weights


def changed(weights: Weights, changes: list[str]) -> Weights:
    """Return a copy with some parameters changed, named as in the file."""
    found = copied(weights)
    for change in changes:
        name, _, value = change.partition("=")
        numbers = found.features if name in found.features else found.search
        if name not in numbers:
            raise SystemExit(f"there is no parameter {name}")
        numbers[name] = float(value)
    return found


def bot_with(name: str, game: Game, weights: Weights) -> Bot:
    present = game.weights
    game.weights = weights
    bot = roster.make(name, game)
    game.weights = present
    return bot


def win_rate(game: Game, name: str, new: Weights, games: int, players: int, seed: int) -> float:
    won = 0.0
    for number in range(games):
        seat = number % players
        bots = [
            bot_with(name, game, new if place == seat else game.weights) for place in range(players)
        ]
        winners = play(game, bots, seed, number // players)
        won += (seat in winners) / max(len(winners), 1)
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("changes", nargs="+", metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--bot", default=roster.FLORIST)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = registry.find(args.game)
    new = changed(game.weights, args.changes)
    found = win_rate(game, args.bot, new, args.games, args.players, args.seed)
    print(
        f"{game.key} {' '.join(args.changes)}: {found:.1%} ± {margin(found, args.games):.1%} "
        f"of {args.games} games of {args.bot} with {args.players} players, "
        f"even being {1 / args.players:.0%}",
        flush=True,
    )


if __name__ == "__main__":
    main()
