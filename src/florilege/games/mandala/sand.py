"""Sand: how many cards of each colour, four bits a colour.

There are fifteen cards of each of six colours, and fifteen is the most that four bits hold: a hand,
a pile or a side of a mandala is one number. Sands are put together with + and taken apart with -.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from florilege.kernel.dice import Dice

Colour: TypeAlias = i64
Sand: TypeAlias = i64

COLOURS: Final[i64] = 6
PER_COLOUR: Final[i64] = 15
ALL_SAND: Final[i64] = 0xFFFFFF
NO_SAND: Final[i64] = 0

# Grey (ash), purple, red; green, orange, yellow.
LETTERS: Final = "aprgoy"


def grains(colour: Colour, count: i64) -> Sand:
    """Return `count` cards of one colour."""
    return count << colour * 4


def count(sand: Sand, colour: Colour) -> i64:
    """Return how many cards of a colour there are."""
    return sand >> colour * 4 & 15


def total(sand: Sand) -> i64:
    """Return how many cards there are: nibbles added in pairs, then the three bytes at once."""
    pairs = (sand & 0x0F0F0F) + (sand >> 4 & 0x0F0F0F)
    return pairs * 0x010101 >> 16 & 0xFF


def pick(sand: Sand, dice: Dice) -> Colour:
    """Return the colour of a card taken at random."""
    place = dice.below(total(sand))
    colour: i64 = 0
    while place >= count(sand, colour):
        place -= count(sand, colour)
        colour += 1
    return colour


def handful(sand: Sand, size: i64, dice: Dice) -> Sand:
    """Return `size` cards taken at random."""
    taken = NO_SAND
    for i in range(size):
        taken += grains(pick(sand - taken, dice), 1)
    return taken


def letters(sand: Sand) -> list[str]:
    """Return one letter a card, sorted by colour."""
    return [LETTERS[c] for c in range(COLOURS) for i in range(count(sand, c))]
