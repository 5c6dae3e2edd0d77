"""What a game's package brings for learners, as TOML: its guide, its diagrams."""

import tomllib
from importlib.resources import files
from typing import Any

from florilege.kernel.game import Game


def load(game: Game, name: str) -> dict[str, Any]:
    """Return what a file of the game's package says; nothing if there is no such file."""
    file = files(game.package) / name
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
