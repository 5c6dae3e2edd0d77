"""The folders of the games run parallel: the same thing is in the same file everywhere."""

from collections import Counter
from pathlib import Path

import pytest

from tests.sources import SOURCE

FOLDERS = sorted(path.parent for path in SOURCE.glob("games/*/game.py"))

# What every game has.
EVERY = {
    "__init__": "the name of the game and its authors",
    "clauses": "the numbering of the rulebook",
    "events": "what the log is told",
    "features": "what a position is worth to bots",
    "game": "the declaration",
    "moves": "moves as numbers",
    "notation": "moves and positions as text",
    "options": "the variants",
    "outline": "the view as lines of text",
    "position": "the kernel's Position, wired to the rest",
    "prompts": "what a player is asked, and the parts of each answer",
    "reader": "positions read from text",
    "refusals": "why a move is refused",
    "rules": "legal moves, and what a move does",
    "score_sheet": "how the points came about",
    "scoring": "who won, and why",
    "state": "what lies where",
    "view": "what one seat may see",
}

# What several games have, and not all; with the reason.
SOME = {
    "phase": "where there are many kinds of decision: the base of those in the folder `phases`",
    "setup": "where the set-up is longer than the `deal` of game.py",
    "resampling": "where hands are hidden: elsewhere only the order of a pile is, which has none",
}

DATA = {"bots.toml", "diagrams.toml", "guide.toml"}


def modules_of(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py")}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_game_has_the_same_files(folder: Path) -> None:
    assert EVERY.keys() <= modules_of(folder)
    assert {path.name for path in folder.glob("*.toml")} == DATA


def test_what_several_games_have_is_listed() -> None:
    shared = Counter(module for folder in FOLDERS for module in modules_of(folder))
    several = {module for module, number in shared.items() if number > 1}
    assert several == EVERY.keys() | SOME.keys()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_catalogues_are_named_alike(folder: Path) -> None:
    words = {path.name for path in folder.glob("locale/*.ftl")}
    own = {name.removesuffix("en.ftl") for name in words if name.endswith("en.ftl")}
    assert {"", "guide."} <= own
    assert words == {f"{part}{language}.ftl" for part in own for language in ("en", "fr")}
