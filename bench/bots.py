"""How fast bots search, and whether they keep to their budget.

    python -m bench.bots [--players N] [--seconds S]

Simulations with full playouts, from positions in the middle of random games; then the longest
answer of a bot with a budget, over the decisions of a whole game.
"""

import argparse
import time

from florilege import COMPILED
from florilege.bots import roster
from florilege.bots.bot import Bot, Glimpse
from florilege.bots.budget import FOREVER, NO_LIMIT, Budget
from florilege.bots.clock import Clock
from florilege.bots.playout import advance, play_games
from florilege.bots.search import Search
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.position import Position

POSITIONS = 6
BUDGET = 50


def middles(game: Game, players: int) -> list[Position]:
    """Return positions in the middle of random games."""
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


def simulations(game: Game, players: int, seconds: float, plain: bool) -> float:
    """Return how many simulations a second are made."""
    positions = middles(game, players)
    made = 0
    begun = time.perf_counter()
    for position in positions:
        search = Search(Glimpse(position, position.to_move()), game.weights, plain)
        clock = Clock(seconds * 1000 / len(positions))
        search.run(Budget(NO_LIMIT, FOREVER), clock, fast_dice(3))
        made += int(search.simulations)
    return made / (time.perf_counter() - begun)


def longest_answer(game: Game, players: int) -> float:
    """Return the longest answer of a bot with a budget, in milliseconds."""
    position = game.start(players, game.settings({}), fast_dice(4), None)
    bot = roster.make(f"botanist:{BUDGET}ms", game)
    others = roster.make("random", game)
    longest = 0.0
    while not position.is_over():
        seat = position.to_move()
        begun = time.perf_counter()
        move = (bot if seat == 0 else others).choose(Glimpse(position, seat), fast_dice(5))
        longest = max(longest, (time.perf_counter() - begun) * 1000)
        position.play(move)
    return longest


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    print(f"{'compiled' if COMPILED else 'plain'}, {args.players} players")
    for game in registry.games().values():
        full = simulations(game, args.players, args.seconds, True)
        botanist = simulations(game, args.players, args.seconds, False)
        answer = longest_answer(game, args.players)
        print(
            f"{game.key:14} {full:9,.0f} full playouts/s {botanist:9,.0f} botanist's/s   "
            f"longest answer {answer:5.1f} ms of {BUDGET}"
        )


if __name__ == "__main__":
    main()
