"""Finds the games that are installed, by entry point."""

from functools import cache
from importlib.metadata import entry_points
from typing import Final

from florilege.kernel.game import Game
from florilege.kernel.refusal import refused

GROUP: Final = "florilege.games"


@cache
def games() -> dict[str, Game]:
    """Return every installed game by its key, in alphabetical order."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: point.load() for point in points}


def find(key: str) -> Game:
    """Return the game with this key, or raise `Refused`."""
    found = games().get(key)
    if found is None:
        raise refused("unknown-game", "", {"name": key, "known": list(games())})
    return found
