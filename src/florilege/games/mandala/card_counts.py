"""How many cards of each colour, in four bits per colour.

There are fifteen cards of each of six colours, and fifteen is the most that four bits hold, so a
hand, a pile or a side of a mandala is one number. Counts are added and subtracted with + and -.
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
    return count << colour * 4


def count(counts: CardCounts, colour: Colour) -> i64:
    return counts >> colour * 4 & 15


def total(counts: CardCounts) -> i64:
    """Add the nibbles in pairs, then the three bytes at once."""
    pairs = (counts & 0x0F0F0F) + (counts >> 4 & 0x0F0F0F)
    return pairs * 0x010101 >> 16 & 0xFF


def pick(counts: CardCounts, dice: Dice) -> Colour:
    """Return the colour of a random card."""
    place = dice.below(total(counts))
    colour: i64 = 0
    while place >= count(counts, colour):
        place -= count(counts, colour)
        colour += 1
    return colour


def random_cards(counts: CardCounts, size: i64, dice: Dice) -> CardCounts:
    taken = NO_CARDS
    for i in range(size):
        taken += of_colour(pick(counts - taken, dice), 1)
    return taken


def letters(counts: CardCounts) -> list[str]:
    """Return one letter per card, sorted by colour."""
    return [LETTERS[c] for c in range(COLOURS) for i in range(count(counts, c))]
