"""The colour condition of a Motif card (§9.2-§9.9)."""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.kernel.bits import BIT, count

COLOURS: Final[i64] = 3
LETTERS: Final = "cgi"  # coral, gold, indigo
ANY: Final = "any"
WORDS: Final = ["one", "two", "three"]
FORM: Final = re.compile(r"(one|two|three)(?::(any|[cgi]{1,2}))?")
LEAST: Final = re.compile(r"([1-9])\+(any|[cgi])")

CLAUSES: Final = {
    "one-1": "9.2",
    "one-any": "9.3",
    "one-2": "9.4",
    "two-2": "9.5",
    "two-1": "9.6",
    "two-any": "9.7",
    "three-any": "9.8",
}


@mypyc_attr(acyclic=True)
class Condition:
    """How many colours a motif has, which are named, and at least how many petals of one colour.

    `named` is a mask of colours, 0 for any; `least_of` is a colour, or -1 for any.
    """

    def __init__(self, colours: i64, named: i64, least: i64, least_of: i64) -> None:
        self.colours = colours
        self.named = named
        self.least = least
        self.least_of = least_of

    def accepts(self, counts: vec[i64]) -> bool:
        """Return whether a motif with these counts by colour satisfies the card."""
        used: i64 = 0
        most: i64 = 0
        for colour in range(COLOURS):
            if counts[colour]:
                used |= BIT[colour]
            most = max(most, counts[colour])
        if count(used) != self.colours or not self.allows(used):
            return False
        return self.least <= (most if self.least_of < 0 else counts[self.least_of])

    def allows(self, used: i64) -> bool:
        if self.named == 0:
            return True
        if self.colours == 1:
            return used & ~self.named == 0  # one colour, among those named
        return self.named & ~used == 0  # the named ones are among the two

    def turned(self) -> "Condition":
        """Return the condition with coral turned to gold, gold to indigo and indigo to coral."""
        named = (self.named << 1 | self.named >> 2) & 7
        least_of = self.least_of if self.least_of < 0 else (self.least_of + 1) % COLOURS
        return Condition(self.colours, named, self.least, least_of)

    def kind(self) -> str:
        """Return the condition as a term: `one-c`, `two-any`, `three`."""
        word = WORDS[self.colours - 1]
        return word if self.colours == 3 else f"{word}-{self.letters() or ANY}"

    def letters(self) -> str:
        return "".join(LETTERS[c] for c in range(3) if self.named >> c & 1)

    def least_term(self) -> str:
        """Return the quantity as a term: `3c`, `4any`, or nothing."""
        if self.least == 0:
            return ""
        return f"{self.least}{ANY if self.least_of < 0 else LETTERS[self.least_of]}"

    def text(self) -> str:
        word = WORDS[self.colours - 1]
        text = word if self.colours == 3 else f"{word}:{self.letters() or ANY}"
        if self.least == 0:
            return text
        return f"{text} {self.least}+{ANY if self.least_of < 0 else LETTERS[self.least_of]}"

    def clause(self) -> str:
        number = count(self.named)
        return CLAUSES[f"{WORDS[self.colours - 1]}-{number or ANY}"]


def read_condition(words: list[str]) -> Condition | None:
    """Return the condition described by words of a deck file, or None."""
    form = FORM.fullmatch(words[0]) if words else None
    if form is None or len(words) > 2:
        return None
    colours = WORDS.index(form[1]) + 1
    named = colour_mask(form[2])
    if (form[2] is None) != (colours == 3) or named < 0:
        return None
    if len(words) == 1:
        return Condition(colours, named, 0, -1)
    least = LEAST.fullmatch(words[1])
    if least is None:
        return None
    of = -1 if least[2] == ANY else LETTERS.index(least[2])
    return Condition(colours, named, int(least[1]), of)


def colour_mask(text: str | None) -> i64:
    """Return the mask of named colours, 0 for any, or -1 if one is named twice."""
    mask: i64 = 0
    for letter in "" if text is None or text == ANY else text:
        colour = BIT[LETTERS.index(letter)]
        if mask & colour:
            return -1
        mask |= colour
    return mask
