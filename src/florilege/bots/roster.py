"""The bots by name; the catalogue describes each to players (`bot-<name>`).

A name may carry a budget: `botanist:200ms` (milliseconds per move) or `florist:500` (simulations).
"""

import re
from typing import Final

from florilege.bots.bot import Bot
from florilege.bots.budget import FOREVER, NO_LIMIT, Budget
from florilege.bots.greedy_bot import GreedyBot
from florilege.bots.random_bot import RandomBot
from florilege.bots.search_bot import SearchBot
from florilege.kernel.game import Game
from florilege.kernel.refusal import refused

RANDOM: Final = "random"
GREEDY: Final = "greedy"
GARDENER: Final = "gardener"
FLORIST: Final = "florist"
BOTANIST: Final = "botanist"
PLAIN: Final = "plain"  # search without evaluation, the reference for the botanist

NAMES: Final = [RANDOM, GREEDY, GARDENER, FLORIST, BOTANIST, PLAIN]
SEARCHING: Final = [FLORIST, BOTANIST, PLAIN]

BUDGET: Final = re.compile(r"([0-9]{1,9})(ms)?")
DEFAULT_MILLISECONDS: Final = 500.0
GREEDY_WORLDS: Final = 3
GARDENER_TEMPERATURE: Final = 0.04


def is_quick(name: str) -> bool:
    """Return whether a bot answers at once, without searching."""
    return name.partition(":")[0] not in SEARCHING


def check_time(name: str, most_milliseconds: float) -> None:
    """Refuse a bot whose name asks for more time per move than allowed."""
    found = BUDGET.fullmatch(name.partition(":")[2])
    if found is not None and found[2] and int(found[1]) > most_milliseconds:
        raise refused("bot-too-slow", "", {"text": name, "most": int(most_milliseconds)})


def make(name: str, game: Game, most_milliseconds: float = FOREVER) -> Bot:
    """Return a bot that thinks at most that long per move, or raise `Refused`."""
    kind, sign, text = name.partition(":")
    if kind not in NAMES:
        raise refused("unknown-bot", "", {"name": kind, "known": list(NAMES)})
    if sign and kind not in SEARCHING:
        raise refused("bot-budget", "", {"text": name})
    values = game.weights.values()
    if kind == RANDOM:
        return RandomBot()
    if kind == GREEDY:
        return GreedyBot(values, GREEDY_WORLDS, 0.0)
    if kind == GARDENER:
        return GreedyBot(values, 1, GARDENER_TEMPERATURE)
    budget = budget_of(name, game, text if sign else None)
    budget.milliseconds = min(budget.milliseconds, most_milliseconds)
    return SearchBot(game.weights, budget, kind == PLAIN)


def budget_of(name: str, game: Game, text: str | None) -> Budget:
    """Return the budget of a searching bot: from its name, the game's levels or the default."""
    if text is None:
        simulations = game.weights.levels.get(name)
        if simulations is None:
            return Budget(NO_LIMIT, DEFAULT_MILLISECONDS)
        return Budget(simulations, FOREVER)
    found = BUDGET.fullmatch(text)
    if found is None or int(found[1]) == 0:
        raise refused("bot-budget", "", {"text": name})
    if found[2]:
        return Budget(NO_LIMIT, float(found[1]))
    return Budget(int(found[1]), FOREVER)
