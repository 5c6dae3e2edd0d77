"""Measure the value of memory in Flower Power!: a search that knows what its seat was shown
against one that has forgotten it.

python -m bench.knowledge [--games K] [--simulations S]
"""

import argparse
from typing import Final, cast

from bench.margin import margin
from florilege.bots.bot import Bot, Observation
from florilege.bots.budget import FOREVER, Budget
from florilege.bots.search_bot import SearchBot
from florilege.games.flower_power.game import GAME
from florilege.games.flower_power.knowledge import is_face_up
from florilege.games.flower_power.position import FlowerPowerPosition
from florilege.games.flower_power.state import ABOUT, GROWING, HAND
from florilege.kernel.bits import BIT
from florilege.kernel.dice import Dice, fast_dice
from florilege.kernel.game import Game

SEED: Final = 21


def forgotten(position: FlowerPowerPosition, seat: int) -> FlowerPowerPosition:
    """Return a copy in which a seat knows only face-up cards and those it holds or picks."""
    twin = position.copy()
    for card in range(len(twin.place)):
        place = twin.place[card]
        if not is_face_up(twin, card) and place != HAND + seat and place != GROWING:
            twin.known[card] &= ~(BIT[seat] | BIT[ABOUT + seat])
    return twin


def search_bot(game: Game, simulations: int) -> Bot:
    return SearchBot(game.weights, Budget(simulations, FOREVER), False)


def play(position: FlowerPowerPosition, bots: list[Bot], forgetful: int, dice: Dice) -> list[int]:
    """Play a game in which one seat forgets; return the winners. Searches begin anew each move."""
    while not position.is_over():
        seat = int(position.to_move())
        known = forgotten(position, seat) if seat == forgetful else position
        position.play(bots[seat].choose(Observation(known, seat), dice))
    outcome = position.outcome()
    assert outcome is not None
    return outcome.winners


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--simulations", type=int, default=100)
    args = parser.parse_args()
    wins = 0.0
    for number in range(args.games):
        seat = number % 2
        bots: list[Bot] = [search_bot(GAME, args.simulations) for _ in range(2)]
        position = cast(FlowerPowerPosition, GAME.start(2, dice=fast_dice(SEED, number // 2)))
        winners = play(position, bots, 1 - seat, fast_dice(SEED, -1 - number // 2))
        wins += (seat in winners) / len(winners)
    rate = wins / args.games
    print(
        f"memory beats forgetting in {rate:.1%} ± {margin(rate, args.games):.1%} "
        f"of {args.games} games"
    )


if __name__ == "__main__":
    main()
