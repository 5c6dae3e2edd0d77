"""Logarithms of counts, quickly: search asks for one at every child it passes."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LISTED: Final[i64] = 4096


def _table() -> vec[float]:
    return vec[float]([math.log(float(max(number, 1))) for number in range(LISTED)])


TABLE: Final = _table()


def logarithm(number: i64) -> float:
    """Return the natural logarithm of a count."""
    return TABLE[number] if number < LISTED else math.log(float(number))
