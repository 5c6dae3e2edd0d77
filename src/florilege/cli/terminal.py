"""Output of all commands: text for people or JSON; a refusal is one line and status 2."""

import json
import os
import sys
from collections.abc import Mapping

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from florilege.kernel.game import Game
from florilege.kernel.refusal import Arg, Refused
from florilege.kernel.registry import games
from florilege.locale.catalogue import Catalogue, Ink

REFUSED = 2


def preferred_language(environment: Mapping[str, str]) -> str:
    """Return French if the environment prefers it, or else English."""
    named = (environment.get(key) for key in ("FLORILEGE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    first = next(filter(None, named), "en")
    return "fr" if first.startswith("fr") else "en"


class ColourInk(Ink):
    """Writes terms in colour with their symbol, so that colour alone never carries meaning."""

    def term(self, symbol: str, hue: str, text: str) -> str:
        return f"[{hue}]{symbol} {text}[/]"

    def sign(self, symbol: str, hue: str) -> str:
        return f"[{hue}]{symbol}[/]"

    def raw(self, text: str) -> str:
        return escape(text)


def console(*, stderr: bool) -> Console:
    """Return a console that wraps lines only on a terminal."""
    found = Console(stderr=stderr, highlight=False)
    found.soft_wrap = not found.is_terminal
    return found


class Terminal:
    def __init__(self, language: str, as_json: bool) -> None:
        self.language = language
        self.as_json = as_json
        self.out = console(stderr=False)
        self.err = console(stderr=True)
        self.words = Catalogue(language)

    def game_words(self, game: Game, you: int | None = None) -> Catalogue:
        """Return the catalogue with a game's words, in colour for people."""
        return Catalogue(self.language, game, you, Ink() if self.as_json else ColourInk())

    def show(self, text: str, style: str = "") -> None:
        self.out.print(text, style=style)

    def say(self, ident: str, args: Mapping[str, Arg] | None = None, style: str = "") -> None:
        self.show(escape(self.words.say(ident, args)), style)

    def table(self, headings: list[str], rows: list[list[str]]) -> None:
        """Write a table; headings are message ids, and all but the first column right-aligned."""
        table = Table(box=None, header_style="bold", pad_edge=False)
        for place, heading in enumerate(headings):
            table.add_column(self.words.say(heading), justify="right" if place else "left")
        for row in rows:
            table.add_row(*row)
        self.out.print(table)

    def data(self, data: object) -> None:
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")

    def refuse(self, error: Refused) -> int:
        """Print a refusal on one line; return the exit status."""
        game = games().get(error.game)
        words = Catalogue(self.language, game)
        text = words.refusal(error.refusal).replace("\n", " ")
        if self.as_json:
            self.data({"error": {**error.refusal.data(), "game": error.game, "text": text}})
        else:
            self.err.print(escape(self.words.say("error", {"text": text})))
        return REFUSED


def from_environment(language: str | None, as_json: bool) -> Terminal:
    return Terminal(language or preferred_language(os.environ), as_json)
