"""A deck of Motif cards: parsed, checked, and laid out as tables for fast matching.

Petals are never taken away, so a motif once present stays present. After each placement only the
motif placements through that cell are examined; a table tells which cards of the shape are
satisfied by the number of petals of each colour.
"""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.anthokyklos.condition import Condition, read_condition
from florilege.games.anthokyklos.flower import CELLS
from florilege.games.anthokyklos.shape import Shape, read_shape
from florilege.kernel.bits import BIT, count
from florilege.kernel.parsing import is_whole
from florilege.kernel.refusal import Args, Refused, refused

CARDS: Final[i64] = 90
HALF: Final[i64] = 45  # a set of cards is two masks: the first 45, the rest
COUNTS: Final[i64] = 100  # coral × 10 + gold: the key of a motif's colours
COLOUR_SETS: Final[i64] = 8
MOST_POINTS: Final = 99
STANDARD: Final = "standard"
LONGEST_TEXT: Final = 20_000  # characters of a deck
LONGEST_KEY: Final = 40  # characters of a name, which moves repeat
DECKS_KEPT: Final = 8  # of at most 1 MB each


class Card:
    def __init__(self, key: str, shape: Shape, condition: Condition, points: int) -> None:
        self.key = key
        self.shape = shape
        self.condition = condition
        self.points = points

    def text(self) -> str:
        return f"card {self.key} {self.shape.key} {self.condition.text()} {self.points}"


@mypyc_attr(acyclic=True)
class Deck:
    """Ninety cards, with the tables that match them."""

    def __init__(self, shapes: list[Shape], cards: list[Card], scaled: bool) -> None:
        self.shapes = shapes
        self.cards = cards
        self.scaled = scaled
        self.points = vec[i64]([i64(card.points) for card in cards])
        self.first_half = vec[i64]([0] * (len(shapes) * 100))  # by shape × COUNTS + counts
        self.second_half = vec[i64]([0] * (len(shapes) * 100))
        self.placements: list[list[int]] = [shape.placements(scaled) for shape in shapes]
        # The placements through each cell, then all of them once more; `starts` is where those of a
        # cell begin, `kinds` the shape of each.
        self.starts = vec[i64]([0] * 47)
        self.masks = vec[i64]()
        self.kinds = vec[i64]()
        # By shape × COLOUR_SETS + colours shown: the cards that may be satisfied.
        self.fitting_low = vec[i64]([0] * (len(shapes) * 8))
        self.fitting_high = vec[i64]([0] * (len(shapes) * 8))
        self.firsts = vec[i64]([0] * (len(shapes) + 1))  # where the placements of a shape begin
        self.shape_low = vec[i64]([0] * len(shapes))  # the cards of each shape
        self.shape_high = vec[i64]([0] * len(shapes))
        self.shape_of = vec[i64]([i64(shapes.index(card.shape)) for card in cards])
        self.lay_out_placements()
        for number in range(len(cards)):
            self.lay_out_card(number, self.shape_of[number])

    def lay_out_placements(self) -> None:
        masks: list[i64] = []
        kinds: list[i64] = []
        for cell in range(CELLS + 1):
            for shape in range(len(self.shapes)):
                self.firsts[shape] = len(masks)
                for mask in self.placements[shape]:
                    if cell == CELLS or mask >> cell & 1:
                        masks.append(mask)
                        kinds.append(shape)
            self.starts[cell + 1] = len(masks)
        self.firsts[len(self.shapes)] = len(masks)
        self.masks = vec[i64](masks)
        self.kinds = vec[i64](kinds)

    def lay_out_card(self, number: i64, shape: i64) -> None:
        """Record which counts of colours satisfy a card."""
        card = self.cards[number]
        size = len(card.shape.steps)
        self.note(self.shape_low, self.shape_high, shape, number)
        for coral in range(size + 1):
            for gold in range(size + 1 - coral):
                counts = vec[i64]([coral, gold, size - coral - gold])
                if card.condition.accepts(counts):
                    place = shape * COUNTS + coral * 10 + gold
                    self.note(self.first_half, self.second_half, place, number)
                    shown = colours_shown(coral, gold, size - coral - gold)
                    self.note(
                        self.fitting_low,
                        self.fitting_high,
                        shape * COLOUR_SETS + shown,
                        number,
                    )

    def note(self, low: vec[i64], high: vec[i64], place: i64, number: i64) -> None:
        if number < HALF:
            low[place] |= BIT[number]
        else:
            high[place] |= BIT[number - HALF]

    def number_of(self, key: str) -> i64:
        for number in range(len(self.cards)):
            if self.cards[number].key == key:
                return number
        return -1

    def motifs(self, number: i64, petals: vec[i64]) -> list[int]:
        """Return all placements of a card's motif on the flower, as masks."""
        card = self.cards[number]
        occupied = petals[0] | petals[1] | petals[2]
        found: list[int] = []
        for mask in self.placements[self.shape_of[number]]:
            if mask & ~occupied == 0:
                counts = vec[i64]([count(mask & petals[colour]) for colour in range(3)])
                if card.condition.accepts(counts):
                    found.append(mask)
        return found

    def text(self) -> str:
        """Return the deck as one word without spaces, the form of options and records."""
        lines = [shape.text() for shape in self.shapes] + [card.text() for card in self.cards]
        return ";".join(line.replace(" ", "_") for line in lines)


def colours_shown(coral: i64, gold: i64, indigo: i64) -> i64:
    """Return which colours a motif shows, as a number below COLOUR_SETS."""
    shown: i64 = 0
    if coral:
        shown = 1
    if gold:
        shown += 2
    if indigo:
        shown += 4
    return shown


def standard_text() -> str:
    return (files("florilege.games.anthokyklos") / "standard.deck").read_text("utf-8")


@cache
def standard_deck(scaled: bool) -> Deck:
    return parse(standard_text(), scaled)


@lru_cache(maxsize=DECKS_KEPT)
def open_deck(value: str, scaled: bool) -> Deck:
    """Return the deck named by an option: the standard one, or the option's own text."""
    return standard_deck(scaled) if value == STANDARD else parse(value, scaled)


def parse(text: str, scaled: bool) -> Deck:
    """Return the deck in a text, in lines or as one word, or raise `Refused` for a wrong line."""
    if len(text) > LONGEST_TEXT:
        raise refused("deck-length", "G5", {"given": len(text), "most": LONGEST_TEXT})
    shapes: dict[str, Shape] = {}
    cards: dict[str, Card] = {}
    for number, line in enumerate(lines_of(text), 1):
        words = line.partition("#")[0].split()
        if words:
            parse_line(words, number, shapes, cards)
    if len(cards) > CARDS:  # more have no place in two masks
        raise wrong_size(len(cards))
    used = {card.shape.key for card in cards.values()}
    return Deck(
        [shape for shape in shapes.values() if shape.key in used], list(cards.values()), scaled
    )


def wrong_size(given: int) -> Refused:
    return refused("deck-size", "2.3", {"given": given, "expected": int(CARDS)})


def lines_of(text: str) -> list[str]:
    if "\n" in text:
        return text.splitlines()
    return text.replace("_", " ").split(";")


def parse_line(
    words: list[str], number: int, shapes: dict[str, Shape], cards: dict[str, Card]
) -> None:
    """Read one shape or one card into `shapes` or `cards`."""
    if len(words) < 3 or words[0] not in ("shape", "card"):
        raise at_line("deck-line", number, {"text": " ".join(words)})
    key = words[1]
    if key in shapes or key in cards or not is_name(key):
        raise at_line("deck-key", number, {"text": key})
    if words[0] == "card":
        cards[key] = parse_card(key, words[2:], number, shapes)
        return
    shape = read_shape(key, words[2:])
    if shape is None:
        raise at_line("deck-shape", number, {"text": key})
    shapes[key] = shape


def is_name(key: str) -> bool:
    """Return whether this may name a shape or card; the move that ends the claims may not."""
    if len(key) > LONGEST_KEY or key == "done":
        return False
    return key.isascii() and key.replace("-", "").isalnum()


def parse_card(key: str, words: list[str], number: int, shapes: dict[str, Shape]) -> Card:
    """Read a card: shape, condition, points."""
    shape = shapes.get(words[0])
    if shape is None:
        raise at_line("deck-unknown-shape", number, {"text": words[0]})
    condition = read_condition(words[1:-1])
    if condition is None:
        raise at_line("deck-condition", number, {"text": " ".join(words[1:-1])})
    points = words[-1]
    if not (is_whole(points) and int(points) <= MOST_POINTS):
        raise at_line("deck-points", number, {"text": points})
    return Card(key, shape, condition, int(points))


def at_line(code: str, number: int, args: Args) -> Refused:
    """Return a refusal that cites a line of the deck file."""
    return refused(code, "G5", {"line": number, **args})
