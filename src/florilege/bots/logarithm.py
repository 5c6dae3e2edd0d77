"""Natural logarithms of visit counts from a table: UCB needs one for every child it scores."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TABLE_SIZE: Final[i64] = 4096


def _table() -> vec[float]:
    return vec[float]([math.log(float(max(count, 1))) for count in range(TABLE_SIZE)])


TABLE: Final = _table()


def logarithm(count: i64) -> float:
    """Return the natural logarithm of a count, 0 for 0."""
    return TABLE[count] if count < TABLE_SIZE else math.log(float(count))
