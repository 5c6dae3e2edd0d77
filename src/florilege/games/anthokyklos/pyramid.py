"""The pyramid of a ring: two petals on three on four (§3.4).

Places are numbered from the top: 0 1 on 2 3 4 on 5 6 7 8.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.kernel.bits import BIT

PLACES: Final[i64] = 9
NAMES: Final = ["t1", "t2", "m1", "m2", "m3", "b1", "b2", "b3", "b4"]
ROWS: Final = [2, 3, 4]

# The places that lie on each place, as masks.
ABOVE: Final = vec[i64]([0, 0, 1, 3, 2, 4, 12, 24, 16])


def uncovered(taken: i64) -> i64:
    """Return the places that still hold a petal with nothing on it (§6.2)."""
    found: i64 = 0
    for place in range(PLACES):
        if not taken & BIT[place] and not ABOVE[place] & ~taken:
            found |= BIT[place]
    return found


def _table_of_uncovered() -> vec[i64]:
    return vec[i64]([uncovered(taken) for taken in range(512)])


UNCOVERED: Final = _table_of_uncovered()  # by the places already taken
