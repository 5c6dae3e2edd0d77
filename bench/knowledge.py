"""What knowledge is worth: the same search with and without what its seat was shown.

python -m bench.knowledge GAME [--games K] [--simulations S]
"""

import argparse
import math

from mypy_extensions import i64

from bench.tune import play
from florilege.bots.bot import Bot, Glimpse
from florilege.bots.budget import FOREVER, Budget
from florilege.bots.search_bot import SearchBot
from florilege.kernel import registry
from florilege.kernel.dice import Dice
from florilege.kernel.game import Game


class Forgetful(Bot):
    """Thinks like another bot, but keeps nothing it was shown."""

    def __init__(self, mind: Bot) -> None:
        self.mind = mind
        self.clear: Glimpse | None = None
        self.dim: Glimpse | None = None

    def choose(self, glimpse: Glimpse, dice: Dice) -> i64:
        """Return what the other bot would do with a bad memory."""
        if self.dim is None or self.clear is not glimpse:
            self.clear, self.dim = glimpse, glimpse.forgetful()
        return self.mind.choose(self.dim, dice)


def searching(game: Game, simulations: int) -> Bot:
    """Return a bot with so many simulations a move."""
    return SearchBot(game.weights, Budget(simulations, FOREVER), False)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--simulations", type=int, default=100)
    args = parser.parse_args()
    game = registry.find(args.game)
    won = 0.0
    for number in range(args.games):
        knowing = number % 2
        bots: list[Bot] = [searching(game, args.simulations) for _ in range(2)]
        bots[1 - knowing] = Forgetful(bots[1 - knowing])
        winners = play(game, bots, 21, number // 2)
        won += (knowing in winners) / len(winners)
    share = won / args.games
    margin = 1.96 * math.sqrt(share * (1 - share) / args.games)
    print(
        f"{game.key}: knowing beats forgetful in {share:.1%} ± {margin:.1%} of {args.games} games"
    )


if __name__ == "__main__":
    main()
