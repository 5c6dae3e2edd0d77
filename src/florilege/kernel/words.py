"""Where a game's words lie, and which messages its declaration needs.

They are in the folder `locale` of its package and those below it, in files named after their
language: `en.ftl`, `board.fr.ftl`. `florilege.locale` turns them into sentences.
"""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from florilege.kernel.game import Game

LANGUAGES: Final = ("en", "fr")
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def texts(folder: Traversable, language: str) -> list[str]:
    """Return the words in a folder and those below it, sorted by file name."""
    found: list[str] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += texts(entry, language)
        elif entry.name.endswith(f"{language}.ftl"):
            found.append(entry.read_text("utf-8"))
    return found


def game_texts(package: str, language: str) -> str:
    """Return the words of a game as Fluent text, "" if it has none."""
    folder = files(package) / "locale"
    return "\n".join(texts(folder, language)) if folder.is_dir() else ""


def message_ids(package: str, language: str) -> set[str]:
    return set(MESSAGE.findall(game_texts(package, language)))


def declared_ids(game: Game) -> list[str]:
    """Return the ids that name a game, its options, its sections and its clauses."""
    found = ["name", "idea"]
    for option in game.options:
        found.append(f"option-{option.key}")
        found += [f"option-{option.key}-{value}" for value in option.data()["values"]]
    for clause in game.clauses:
        found += [f"section-{clause.section}", f"clause-{clause.id.replace('.', '-')}"]
    return [f"{game.key}-{ident}" for ident in dict.fromkeys(found)]
