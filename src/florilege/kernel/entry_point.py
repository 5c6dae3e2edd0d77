"""The entry points by which packages declare their games."""

from functools import cache
from importlib.metadata import entry_points
from typing import Final

GROUP: Final = "florilege.games"


@cache
def load_game(key: str) -> object:
    """Return what the entry point with this name stands for, or raise `KeyError`."""
    return entry_points(group=GROUP)[key].load()
