"""Loads the learning material of a game (guide, diagrams) from TOML files in its package."""

import tomllib
from importlib.resources import files
from typing import Any

from florilege.kernel.game import Game


def load(game: Game, name: str) -> dict[str, Any]:
    """Return the content of a TOML file of the game's package; empty if there is no such file."""
    file = files(game.package) / name
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
