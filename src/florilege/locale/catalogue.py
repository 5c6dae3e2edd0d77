"""Load the catalogues, and turn events, refusals, outlines and prompts into sentences."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from itertools import groupby

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from florilege.kernel.game import Game, Glyph
from florilege.kernel.journal import Event
from florilege.kernel.refusal import Arg, Refusal, RefusalData
from florilege.kernel.seats import AUTOMATON, LETTERS
from florilege.kernel.view import OutlineLine
from florilege.kernel.words import LANGUAGES as LANGUAGES
from florilege.kernel.words import game_texts, texts

OWN = "florilege.locale"
SEAT = "seat"
DRAWN = "drawn_"  # prefix of arguments that are rows of a drawing
PLACEHOLDER = "\ufffc"  # for a finished sentence inside another message


def _is_seat(key: str) -> bool:
    return key == SEAT or key.endswith(f"_{SEAT}")


class MissingWordsError(LookupError):
    """A message is missing from a catalogue."""


@cache
def _resource(package: str, language: str) -> Resource:
    return FluentResource(_source(package, language))


def source(game: Game | None, language: str) -> str:
    """Return the Fluent text of a game, or of the program."""
    return _source(OWN if game is None else game.package, language)


def _source(package: str, language: str) -> str:
    if package == OWN:
        return "\n".join(texts(files(package), language))
    return game_texts(package, language)


class Ink:
    """How terms are written: here as plain text; subclasses add colour."""

    def term(self, symbol: str, _hue: str, text: str) -> str:
        return f"{symbol} {text}"

    def sign(self, symbol: str, _hue: str) -> str:
        """Return the symbol of a term, for drawings, which have no room for words."""
        return symbol

    def raw(self, text: str) -> str:
        """Return text that is not from a catalogue: names, notation, user input."""
        return text


class Catalogue:
    """The messages of one language, with those of a game if one is given.

    `you` is the reader's seat; `ink` writes terms and raw text. A message may address the reader in
    attributes: `.you` is used where the argument `seat` is the reader, `.you-from` where
    `from_seat` is. Without such an attribute the reader's seat is put into words as "you".
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
        self._bundle.add_resource(_resource(OWN, language))
        if game is not None:
            self._bundle.add_resource(_resource(game.package, language))

    def has(self, ident: str) -> bool:
        return self._bundle.has_message(ident)

    def say(self, ident: str, args: Mapping[str, Arg] | None = None) -> str:
        """Format a message; seats and terms among its arguments are put into words."""
        if not self.has(ident):
            raise MissingWordsError(f"{self.language}: {ident}")
        message = self._bundle.get_message(ident)
        given = args or {}
        forms = [name for name in self._own_forms(given) if name in message.attributes]
        pattern = message.attributes[forms[0]] if forms else message.value
        if pattern is None:
            raise MissingWordsError(f"{self.language}: {ident} has no value")
        words = {key: self.word(key, value) for key, value in given.items()}
        text, errors = self._bundle.format_pattern(pattern, words)
        if errors:
            raise MissingWordsError(f"{self.language}: {ident}: {errors[0]}")
        return str(text)

    def _own_forms(self, args: Mapping[str, Arg]) -> list[str]:
        """Return the attributes that apply to the reader, `you` (the actor) first."""
        if self.you is None:
            return []
        keys = [key for key in args if _is_seat(key) and args[key] == self.you]
        return sorted("-".join(["you", *key.split("_")[:-1]]) for key in keys)

    def word(self, key: str, value: Arg) -> str | int:
        """Return an argument in words: a seat by name, a term by its message, a number unchanged.

        A row of a drawing (`drawn_petal`) has a letter for each term, which its symbol replaces.
        """
        kind = key.rpartition("_")[2]
        if isinstance(value, int):
            if kind != SEAT:
                return value
            if value == AUTOMATON and key != SEAT:
                return self.own("term", "automaton-inside")
            return self.say("seat-you") if value == self.you else self.seat(value)
        if isinstance(value, str):
            return self.drawn(kind, value) if key.startswith(DRAWN) else self.term(kind, value)
        return self.terms(kind, value)

    def seat(self, seat: int) -> str:
        """Return the label of a seat or of the automaton; the reader's own seat is marked."""
        if seat == AUTOMATON:
            return self.own("term", "automaton")
        ident = "seat-own" if seat == self.you else "seat"
        return self.say(ident, {"letter": LETTERS[seat]})

    def term(self, kind: str, value: str) -> str:
        """Return a term of the game's vocabulary with its symbol; any other text unchanged."""
        if self.game is None or not self.has(f"{self.game.key}-term-{kind}-{value}"):
            return self.ink.raw(value)
        text = self.own("term", f"{kind}-{value}")
        glyph = self._glyph(kind, value)
        return text if glyph is None else self.ink.term(*glyph, text)

    def _glyph(self, kind: str, value: str) -> Glyph | None:
        return None if self.game is None else self.game.glyphs.get(f"{kind}-{value}")

    def drawn(self, kind: str, row: str) -> str:
        """Return a row of a drawing, with the letters of terms replaced by their symbols."""
        runs = groupby(row, lambda mark: self._glyph(kind, mark))
        return "".join(self._run(glyph, "".join(marks)) for glyph, marks in runs)

    def _run(self, glyph: Glyph | None, marks: str) -> str:
        return self.ink.raw(marks) if glyph is None else self.ink.sign(*glyph) * len(marks)

    def terms(self, kind: str, values: Iterable[str]) -> str:
        """Return a list of terms; equal neighbours are counted, as in “2 × rose”."""
        found = [(self.term(kind, value), len(list(run))) for value, run in groupby(values)]
        counted = [f"{number} × {text}" if number > 1 else text for text, number in found]
        return ", ".join(counted) or self.say("nothing")

    def own(self, kind: str, name: str, args: Mapping[str, Arg] | None = None) -> str:
        """Return the message `<game>-<kind>-<name>`."""
        key = "" if self.game is None else self.game.key
        return self.say(f"{key}-{kind}-{name}", args)

    def clause(self, ident: str) -> str:
        return self.own("clause", ident.replace(".", "-"))

    def event(self, event: Event) -> str:
        return self.own("event", event.kind, event.args)

    def line(self, line: OutlineLine) -> str:
        """Return a line of an outline; seats in it are labels, never "you"."""
        args = {key: self._label(key, value) for key, value in line["args"].items()}
        return self.own("line", line["kind"], args)

    def _label(self, key: str, value: Arg) -> Arg:
        return self.seat(value) if _is_seat(key) and isinstance(value, int) else value

    def refusal(self, refusal: Refusal | RefusalData) -> str:
        """Return the text of a refusal, with its cause and clause."""
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
        """Return a sentence followed by a reference to its clause."""
        return self._wrap("cited", text, {"clause": clause}) if clause else text

    def _wrap(self, ident: str, sentence: str, args: Mapping[str, Arg]) -> str:
        """Format a message around a sentence that was formatted before."""
        return self.say(ident, {**args, "text": PLACEHOLDER}).replace(PLACEHOLDER, sentence)
