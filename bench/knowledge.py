"""Measure the value of memory: the same search with and without what its seat was shown.

python -m bench.knowledge GAME [--games K] [--simulations S]
"""

import argparse

from mypy_extensions import i64

from bench.margin import margin
from bench.tune import play
from florilege.bots.bot import Bot, Observation
from florilege.bots.budget import FOREVER, Budget
from florilege.bots.search_bot import SearchBot
from florilege.kernel import registry
from florilege.kernel.dice import Dice
from florilege.kernel.game import Game


class ForgetfulBot(Bot):
    """Wraps a bot so that it forgets what its seat was shown."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.observation: Observation | None = None
        self.forgetful: Observation | None = None

    def choose(self, observation: Observation, dice: Dice) -> i64:
        """Return the move of the wrapped bot."""
        if self.forgetful is None or self.observation is not observation:
            self.observation, self.forgetful = observation, observation.forgetful()
        return self.bot.choose(self.forgetful, dice)


def search_bot(game: Game, simulations: int) -> Bot:
    """Return a bot with a number of simulations per move."""
    return SearchBot(game.weights, Budget(simulations, FOREVER), False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--simulations", type=int, default=100)
    args = parser.parse_args()
    game = registry.find(args.game)
    wins = 0.0
    for number in range(args.games):
        seat = number % 2
        bots: list[Bot] = [search_bot(game, args.simulations) for _ in range(2)]
        bots[1 - seat] = ForgetfulBot(bots[1 - seat])
        winners = play(game, bots, 21, number // 2)
        wins += (seat in winners) / len(winners)
    rate = wins / args.games
    print(
        f"{game.key}: memory beats forgetting in {rate:.1%} ± {margin(rate, args.games):.1%} "
        f"of {args.games} games"
    )


if __name__ == "__main__":
    main()
