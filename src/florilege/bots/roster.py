"""The bots by name. What a name means to a player is in the catalogue (`bot-<name>`)."""

from typing import Final

from florilege.bots.bot import Bot
from florilege.bots.random_bot import RandomBot
from florilege.kernel.refusal import refused

NAMES: Final = ["random"]


def make(name: str) -> Bot:
    """Return a bot, or raise `Refused`."""
    if name == "random":
        return RandomBot()
    raise refused("unknown-bot", "", {"name": name, "known": list(NAMES)})
