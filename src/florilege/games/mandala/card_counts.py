"""How many cards of each colour, four bits a colour.

There are fifteen cards of each of six colours, and fifteen is the most that four bits hold: a hand,
a pile or a side of a mandala is one number. Counts are added with + and
subtracted with -.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from florilege.kernel.dice import Dice

Colour: TypeAlias = i64
CardCounts: TypeAlias = i64

COLOURS: Final[i64] = 6
PER_COLOUR: Final[i64] = 15
ALL_CARDS: Final[i64] = 0xFFFFFF
NO_CARDS: Final[i64] = 0

# Grey (ash), purple, red; green, orange, yellow.
LETTERS: Final = "aprgoy"


def of_colour(colour: Colour, count: i64) -> CardCounts:
    """Return `count` cards of one colour."""
    return count << colour * 4


def count(counts: CardCounts, colour: Colour) -> i64:
    """Return how many cards of a colour there are."""
    return counts >> colour * 4 & 15


def total(counts: CardCounts) -> i64:
    """Return how many cards there are: nibbles added in pairs, then the three bytes at once."""
    pairs = (counts & 0x0F0F0F) + (counts >> 4 & 0x0F0F0F)
    return pairs * 0x010101 >> 16 & 0xFF


def pick(counts: CardCounts, dice: Dice) -> Colour:
    """Return the colour of a card taken at random."""
    place = dice.below(total(counts))
    colour: i64 = 0
    while place >= count(counts, colour):
        place -= count(counts, colour)
        colour += 1
    return colour


def random_cards(counts: CardCounts, size: i64, dice: Dice) -> CardCounts:
    """Return `size` cards taken at random."""
    taken = NO_CARDS
    for i in range(size):
        taken += of_colour(pick(counts - taken, dice), 1)
    return taken


def letters(counts: CardCounts) -> list[str]:
    """Return one letter a card, sorted by colour."""
    return [LETTERS[c] for c in range(COLOURS) for i in range(count(counts, c))]
