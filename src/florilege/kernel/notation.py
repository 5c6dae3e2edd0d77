"""Positions as text: one line for each thing, its key first; `#` begins a comment.

All games share this frame and its refusals, which name the line. What follows a key is up to the
game.
"""

from mypy_extensions import i64

from florilege.kernel.bits import BIT
from florilege.kernel.options import Settings
from florilege.kernel.parsing import is_whole
from florilege.kernel.refusal import Args, Refused, refused
from florilege.kernel.seats import LETTERS, Seat


class NotationLine:
    """One line: its number in the text, its key and the words after it."""

    def __init__(self, number: int, key: str, words: list[str]) -> None:
        self.number = number
        self.key = key
        self.words = words

    def fail(self, code: str, clause: str = "", args: Args | None = None) -> Refused:
        """Return a refusal that names this line, to be raised."""
        return refused(code, clause, {"line": self.number, **(args or {})})

    def wrong(self, word: str) -> Refused:
        """Return the refusal of a word that cannot stand here, to be raised."""
        return self.fail("notation-word", "", {"text": word})

    def seat(self, word: str, seats: int) -> Seat:
        if len(word) != 1 or word not in LETTERS[:seats]:
            raise self.wrong(word)
        return LETTERS.index(word)

    def whole(self, word: str, low: int, high: int) -> int:
        """Return a whole number from `low` to `high`."""
        if not (is_whole(word) and low <= int(word) <= high):
            raise self.wrong(word)
        return int(word)

    def named(self, words: list[str], names: list[str], free: i64) -> i64:
        """Return the places that the words name, all in `free`; no name may be repeated."""
        found: i64 = 0
        for word in words:
            mask = BIT[names.index(word)] if word in names else 0
            if mask & free & ~found == 0:
                raise self.wrong(word)
            found |= mask
        return found

    def fields(self, words: list[str], keys: list[str]) -> dict[str, str]:
        """Return `key value key value…` as a dictionary; unknown or repeated keys are refused."""
        found: dict[str, str] = {}
        for place in range(0, len(words), 2):
            key = words[place]
            if key not in keys or key in found or place + 1 == len(words):
                raise self.wrong(key)
            found[key] = words[place + 1]
        return found


def read_lines(text: str) -> dict[str, NotationLine]:
    """Return the lines of a position by key; a repeated key is refused."""
    found: dict[str, NotationLine] = {}
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].split()
        if words and words[0] in found:
            raise refused("notation-twice", "", {"line": number, "text": words[0]})
        if words:
            found[words[0]] = NotationLine(number, words[0], words[1:])
    return found


def take(found: dict[str, NotationLine], key: str) -> NotationLine:
    """Remove and return the line with this key; a text without it is refused."""
    line = found.pop(key, None)
    if line is None:
        raise refused("notation-missing", "", {"text": key})
    return line


def finish(found: dict[str, NotationLine]) -> None:
    """Refuse lines that nothing has read."""
    for line in found.values():
        raise line.wrong(line.key)


def settings_of(line: NotationLine) -> Settings:
    """Return `key=value` words as settings that are not checked yet."""
    settings: Settings = {}
    for word in line.words:
        key, sign, value = word.partition("=")
        if not sign:
            raise line.wrong(word)
        settings[key] = value
    return settings


def names_in(places: i64, names: list[str]) -> list[str]:
    """Return the names of a set of places, in order."""
    return [name for place, name in enumerate(names) if places >> place & 1]


def write_head(seats: int, settings: Settings) -> list[str]:
    """Return the lines that any position begins with: seats and options."""
    options = [f"{key}={value}" for key, value in settings.items()]
    return [f"seats {seats}", " ".join(["options", *options])] if options else [f"seats {seats}"]
