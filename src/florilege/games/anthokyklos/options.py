"""The variants of Anthokyklos: readings of the rules, house rules, another deck."""

from typing import Final

from mypy_extensions import mypyc_attr

from florilege.games.anthokyklos.deck import STANDARD, open_deck, parse
from florilege.games.anthokyklos.deck_check import check
from florilege.kernel.options import Choice, Document, Option, Settings, Value

TAKING: Final = "taking"
WRONG_CLAIM: Final = "wrong_claim"
REFRESH: Final = "refresh"
UNLOCKING: Final = "unlocking"
SCALES: Final = "scales"
DECK: Final = "deck"

SKIP_NEXT: Final = "skip-next"
LOSE_POINT: Final = "lose-point"
FREE: Final = "free"


class DeckOption(Document):
    """The Motif cards: the standard ones, or the text of a deck file."""

    def parse(self, text: str) -> Value:
        """Return the deck as one word, or raise `Refused` if it breaks the rules of decks."""
        if text == STANDARD:
            return text
        deck = parse(text, True)
        check(deck)
        return deck.text()


OPTIONS: list[Option] = [
    Choice(TAKING, "K20", ["automatic", "sharp-eyes"]),
    Choice(WRONG_CLAIM, "K20", [SKIP_NEXT, LOSE_POINT, FREE]),
    Choice(REFRESH, "K29", ["off", "on"]),
    Choice(UNLOCKING, "K2", ["local", "whole-ring"]),
    Choice(SCALES, "K10", ["on", "off"]),
    DeckOption(DECK, "G5", STANDARD),
]


@mypyc_attr(acyclic=True)
class Variant:
    def __init__(self, settings: Settings) -> None:
        self.sharp_eyes = settings[TAKING] == "sharp-eyes"
        self.penalty = str(settings[WRONG_CLAIM])
        self.skips_next = self.penalty == SKIP_NEXT
        self.loses_point = self.penalty == LOSE_POINT
        self.refresh = settings[REFRESH] == "on"
        self.whole_rings = settings[UNLOCKING] == "whole-ring"
        self.deck = open_deck(str(settings[DECK]), settings[SCALES] == "on")
