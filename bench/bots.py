"""The search speed of bots, and whether they keep to their time budget.

    python -m bench.bots [--players N] [--seconds S]

Simulations per second from positions in the middle of random games, with rollouts to the end and as
the botanist searches; then the slowest decision of a bot with a time budget, over a whole game.
"""

import argparse
import time

from bench.playout import advance
from florilege import COMPILED
from florilege.bots import roster
from florilege.bots.bot import Bot, Observation
from florilege.bots.budget import FOREVER, NO_LIMIT, Budget
from florilege.bots.clock import Clock
from florilege.bots.playout import play_games
from florilege.bots.search import Search
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.position import Position

POSITIONS = 6
BUDGET = 50


def middle_positions(game: Game, players: int) -> list[Position]:
    settings = game.settings({})
    bots: list[Bot] = [roster.make("random", game)] * players
    length = play_games(game, settings, None, bots, 1, 0, 100).moves // 100
    found: list[Position] = []
    for seed in range(POSITIONS):
        position = game.start(players, settings, fast_dice(seed), None)
        advance(position, bots, fast_dice(seed, 1), int(length) // 2)
        if not position.is_over():
            found.append(position)
    return found


def simulations_per_second(game: Game, players: int, seconds: float, plain: bool) -> float:
    """Return the simulations per second of a plain search, or of the botanist's."""
    positions = middle_positions(game, players)
    total = 0
    begun = time.perf_counter()
    for position in positions:
        search = Search(Observation(position, position.to_move()), game.weights, plain)
        clock = Clock(seconds * 1000 / len(positions))
        search.run(Budget(NO_LIMIT, FOREVER), clock, fast_dice(3))
        total += int(search.simulations)
    return total / (time.perf_counter() - begun)


def slowest_decision(game: Game, players: int) -> float:
    """Return the longest time, in milliseconds, that a bot with a budget took over a decision."""
    position = game.start(players, game.settings({}), fast_dice(4), None)
    bot = roster.make(f"botanist:{BUDGET}ms", game)
    others = roster.make("random", game)
    slowest = 0.0
    while not position.is_over():
        seat = position.to_move()
        begun = time.perf_counter()
        move = (bot if seat == 0 else others).choose(Observation(position, seat), fast_dice(5))
        slowest = max(slowest, (time.perf_counter() - begun) * 1000)
        position.play(move)
    return slowest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    print(f"{'compiled' if COMPILED else 'plain'}, {args.players} players")
    for game in registry.games().values():
        full = simulations_per_second(game, args.players, args.seconds, True)
        botanist = simulations_per_second(game, args.players, args.seconds, False)
        decision = slowest_decision(game, args.players)
        print(
            f"{game.key:14} {full:9,.0f} full rollouts/s {botanist:9,.0f} botanist's/s   "
            f"slowest decision {decision:5.1f} ms of {BUDGET}"
        )


if __name__ == "__main__":
    main()
