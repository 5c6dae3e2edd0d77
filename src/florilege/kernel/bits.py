"""Bit masks of up to 63 places.

Write `BIT[place]` instead of `1 << place`: in the generated C a constant on the left of `<<` is a
32-bit number, which is wrong from place 31 on. It is a table because functions of another C unit
are not inlined. A constant of 2 ** 62 or more becomes an object, unpacked at every use.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HALF: Final[i64] = 0xFFFFFFFF
ODD_PLACES: Final[i64] = 0x1555555555555555  # as far as a mask shifted by one can reach
LOW_PAIRS: Final[i64] = 0x3333333333333333
LOW_FOURS: Final[i64] = 0x0F0F0F0F0F0F0F0F
SPELL: Final[i64] = 0x077CB531  # de Bruijn: its 32 shifts all begin with different five bits


def _places() -> vec[i64]:
    places = vec[i64]([0] * 32)
    power: i64 = 1
    for place in range(32):
        places[power * SPELL >> 27 & 31] = place
        power += power
    return places


def _masks() -> vec[i64]:
    masks = vec[i64]([1] * 63)
    for place in range(1, 63):
        masks[place] = masks[place - 1] + masks[place - 1]
    return masks


PLACES: Final = _places()
BIT: Final = _masks()  # the mask of one place


def lowest(mask: i64) -> i64:
    """Return the lowest place of a mask, which must not be empty."""
    low = mask & HALF
    if low:
        return PLACES[(low & -low) * SPELL >> 27 & 31]
    high = mask >> 32
    return PLACES[(high & -high) * SPELL >> 27 & 31] + 32


def count(mask: i64) -> i64:
    """Return the number of places in a mask (parallel bit count)."""
    pairs = mask - (mask >> 1 & ODD_PLACES)
    fours = (pairs & LOW_PAIRS) + (pairs >> 2 & LOW_PAIRS)
    total = (fours + (fours >> 4)) & LOW_FOURS
    total += total >> 8
    total += total >> 16
    total += total >> 32
    return total & 127
