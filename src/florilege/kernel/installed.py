"""Looks up what a package has installed as a game, by entry point."""

from functools import cache
from importlib.metadata import entry_points
from typing import Final

GROUP: Final = "florilege.games"


@cache
def installed(key: str) -> object:
    """Return the object that the entry point with this name stands for, or raise `KeyError`."""
    return entry_points(group=GROUP)[key].load()
