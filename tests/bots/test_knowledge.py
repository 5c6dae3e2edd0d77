"""Memory wins: a bot that uses what it was shown beats one that samples it at random.

Endgames of Flower Power! in which both players have spied on everything, each played twice with the
seats exchanged. The forgetful bot has the same budget, but samples all hidden cards at random.
"""

import random

import pytest

from bench.knowledge import play, search_bot
from florilege import COMPILED
from florilege.bots.bot import Bot
from florilege.games.flower_power.position import FlowerPowerPosition
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice

GAME = registry.find("flower-power")
WEAK = [rank + suit for suit in "SHCD" for rank in "2345"]
STRONG = [rank + suit for suit in "SHCD" for rank in ("9", "10", "J", "Q", "K")]
DEALS = 60
SIMULATIONS = 60
CLEARLY = 0.62  # of 120 games: more than two and a half standard deviations above an even score


def endgame(number: int) -> str:
    """Return two weak flowers and a strong one for each, face down, every petal seen by both."""
    chance = random.Random(number)
    weak, strong = chance.sample(WEAK, 12), chance.sample(STRONG, 6)
    lines = ["seats 2", "active A"]
    for seat in "AB":
        flowers = [[cards.pop() for _ in range(3)] for cards in (weak, strong, weak)]
        chance.shuffle(flowers)
        garden = " ".join(f"[{','.join(f'({card}/AB)' for card in flower)}]" for flower in flowers)
        lines.append(f"{seat} played hand - garden {garden}")
    return "\n".join(lines) + "\n"


def score_of_knowing(deal: int, seat: int) -> float:
    """Return the score of the bot with memory in one seat against a forgetful one."""
    position = GAME.read(endgame(deal), fast_dice(deal))
    bots: list[Bot] = [search_bot(GAME, SIMULATIONS) for _ in range(2)]
    assert isinstance(position, FlowerPowerPosition)
    winners = play(position, bots, 1 - seat, fast_dice(5, deal))
    return (seat in winners) / len(winners)


@pytest.mark.skipif(not COMPILED, reason="takes too long in plain Python")
def test_a_bot_with_memory_beats_one_without() -> None:
    won = [score_of_knowing(deal, seat) for deal in range(DEALS) for seat in range(2)]
    assert sum(won) / len(won) > CLEARLY
