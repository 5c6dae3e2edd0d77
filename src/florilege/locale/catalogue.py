"""Loads the catalogue and turns kernel data (events, refusals, lines, prompts) into sentences."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import groupby

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from florilege.kernel.game import Game
from florilege.kernel.journal import Event
from florilege.kernel.refusal import Arg, Refusal, RefusalData
from florilege.kernel.seats import AUTOMATON, LETTERS
from florilege.kernel.view import Line

LANGUAGES = ("en", "fr")
SEAT = "seat"
PLACE = "\ufffc"  # stands for a sentence while the one around it is made


class MissingWordsError(LookupError):
    """The catalogue has no message for something that is shown to people."""


@cache
def _resource(package: str, language: str) -> Resource:
    return FluentResource(_source(package, language))


def source(game: Game | None, language: str) -> str:
    """Return a catalogue as Fluent text: a game's own, or the program's."""
    return _source("florilege.locale" if game is None else game.package, language)


def _source(package: str, language: str) -> str:
    folder = files(package)
    if package != "florilege.locale":
        folder = folder / "locale"
    return "\n".join(_texts(folder, f"{language}.ftl"))


def _texts(folder: Traversable, ending: str) -> list[str]:
    """Return the words in a folder and those below it, in the order of their names."""
    found: list[str] = []
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found += _texts(entry, ending)
        elif entry.name.endswith(ending):
            found.append(entry.read_text("utf-8"))
    return found


class Ink:
    """How terms are written: as plain text, unless a client has colours."""

    def term(self, symbol: str, _hue: str, text: str) -> str:
        """Write a term that has a glyph."""
        return f"{symbol} {text}"

    def raw(self, text: str) -> str:
        """Write text that is nobody's words: names, notation, what a person typed."""
        return text


class Catalogue:
    """The words of one language, and of one game if there is one.

    `you` is the seat of the reader; `ink` writes terms and raw text.
    """

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        you: int | None = None,
        ink: Ink | None = None,
    ) -> None:
        self.language = language
        self.game = game
        self.you = you
        self.ink = ink or Ink()
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(_resource("florilege.locale", language))
        if game is not None:
            self._bundle.add_resource(_resource(game.package, language))

    def has(self, ident: str) -> bool:
        """Tell whether there is a message with this id."""
        return self._bundle.has_message(ident)

    def say(self, ident: str, args: Mapping[str, Arg] | None = None) -> str:
        """Return a message, its arguments put into words."""
        if not self.has(ident):
            raise MissingWordsError(f"{self.language}: {ident}")
        pattern = self._bundle.get_message(ident).value
        if pattern is None:
            raise MissingWordsError(f"{self.language}: {ident} has no value")
        words = {key: self.word(key, value) for key, value in (args or {}).items()}
        text, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise MissingWordsError(f"{self.language}: {ident}: {errors[0]}")
        return str(text)

    def word(self, key: str, value: Arg) -> str | int:
        """Return an argument in words: a seat by name, a term by its message, a number as it is."""
        kind = key.rpartition("_")[2]
        if isinstance(value, int):
            return self.seat(value) if kind == SEAT else value
        if isinstance(value, str):
            return self.term(kind, value)
        return self.terms(kind, value)

    def seat(self, seat: int) -> str:
        """Return the name of a seat, or of the automaton; the reader's own is marked."""
        if seat == AUTOMATON:
            return self.own("term", "automaton")
        ident = "seat-you" if seat == self.you else "seat"
        return self.say(ident, {"letter": LETTERS[seat]})

    def term(self, kind: str, value: str) -> str:
        """Return a term of the game's vocabulary with its symbol, or the text as it is."""
        if self.game is None or not self.has(f"{self.game.key}-term-{kind}-{value}"):
            return self.ink.raw(value)
        text = self.own("term", f"{kind}-{value}")
        glyph = self.game.glyphs.get(f"{kind}-{value}")
        return text if glyph is None else self.ink.term(*glyph, text)

    def terms(self, kind: str, values: Iterable[str]) -> str:
        """Return a list of terms, equal neighbours counted."""
        found = [(self.term(kind, value), len(list(run))) for value, run in groupby(values)]
        counted = [f"{number} × {text}" if number > 1 else text for text, number in found]
        return ", ".join(counted) or self.say("nothing")

    def own(self, kind: str, name: str, args: Mapping[str, Arg] | None = None) -> str:
        """Return a message of the game: `<game>-<kind>-<name>`."""
        key = "" if self.game is None else self.game.key
        return self.say(f"{key}-{kind}-{name}", args)

    def clause(self, ident: str) -> str:
        """Return what a clause says."""
        return self.own("clause", ident.replace(".", "-"))

    def event(self, event: Event) -> str:
        """Return the sentence of an event."""
        return self.own("event", event.kind, event.args)

    def line(self, line: Line) -> str:
        """Return the sentence of an outline's line."""
        return self.own("line", line["kind"], line["args"])

    def refusal(self, refusal: Refusal | RefusalData) -> str:
        """Return the sentence of a refusal, its cause and clause included."""
        data = refusal.data() if isinstance(refusal, Refusal) else refusal
        text = self.say(self._refusal_id(data["code"]), data["args"])
        if data["cause"] is not None:
            return f"{text} {self.refusal(data['cause'])}"
        if line := data["args"].get("line"):
            text = self._wrap("at-line", text, {"line": line})
        return self.cite(text, data["clause"])

    def _refusal_id(self, code: str) -> str:
        own = f"{self.game.key}-refusal-{code}" if self.game is not None else ""
        return own if self.has(own) else f"refusal-{code}"

    def cite(self, text: str, clause: str) -> str:
        """Return a sentence followed by the clause it rests on."""
        return self._wrap("cited", text, {"clause": clause}) if clause else text

    def _wrap(self, ident: str, sentence: str, args: Mapping[str, Arg]) -> str:
        """Return a message around a sentence that is in words already."""
        return self.say(ident, {**args, "text": PLACE}).replace(PLACE, sentence)
