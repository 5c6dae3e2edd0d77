"""Bit masks beyond 31 places.

A constant on the left of `<<` becomes a 32-bit number in the generated C, so `1 << place` is wrong
from place 31 on when compiled. All masks are made here, with a 1 that is not a constant.
"""

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """Return the mask of one place, from 0 to 62."""
    one = (place >> 6) + 1
    return one << place
