"""The cells of the garden: a hexagonal lattice with points at the top (R1).

A cell is column + 64 × row of axial coordinates, so that a step in one of the six directions is an
addition. Directions run clockwise from one o'clock (R33).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.kernel.bits import BIT

WIDTH: Final[i64] = 64
CELLS: Final[i64] = 4096
MIDDLE: Final[i64] = 32
DIRECTIONS: Final[i64] = 6
ALL_SIDES: Final[i64] = 63
FARTHEST: Final[i64] = 30  # no patch lies further out; the garden is moved back well before
ASTRAY: Final[i64] = 24

STEPS: Final = vec[i64]([-63, 1, 64, 63, -1, -64])

UPPER_LEFT: Final[i64] = 5  # the direction of eleven o'clock


def cell_at(q: i64, r: i64) -> i64:
    return (r + MIDDLE) * WIDTH + q + MIDDLE


def column_of(cell: i64) -> i64:
    """Return the coordinate q of a cell, increasing to the right."""
    return (cell & 63) - MIDDLE


def row_of(cell: i64) -> i64:
    """Return the coordinate r of a cell, increasing downwards."""
    return (cell >> 6) - MIDDLE


def is_astray(cell: i64) -> bool:
    """Return whether a cell is so far out that the garden must be moved back."""
    q = column_of(cell)
    r = row_of(cell)
    return not (-ASTRAY <= q <= ASTRAY and -ASTRAY <= r <= ASTRAY)


def is_edge(cell: i64) -> bool:
    """Return whether a cell is at the edge of the lattice, where there are never patches."""
    place = cell & 63
    row = cell >> 6
    return place == 0 or place == 63 or row <= 0 or row >= 63


def beside(cell: i64, direction: i64) -> i64:
    return cell + STEPS[direction]


def touches(one: i64, other: i64) -> bool:
    for direction in range(DIRECTIONS):
        if beside(one, direction) == other:
            return True
    return False


def opposite(direction: i64) -> i64:
    return direction + 3 if direction < 3 else direction - 3


def distance(one: i64, other: i64) -> i64:
    """Return the number of steps between two cells, gaps ignored (R36)."""
    dq = column_of(one) - column_of(other)
    dr = row_of(one) - row_of(other)
    return max(max(dq, -dq), max(dr, -dr), max(dq + dr, -dq - dr))


def open_sides(around: i64) -> i64:
    """Return the sides through which a patch slides out of a cell with these neighbours (R4).

    A side is shut by a patch, and by a narrow gap: patches on both sides next to it.
    """
    twice = around << 6 | around
    pinched = (twice >> 1) & (twice >> 5) & ALL_SIDES
    return ALL_SIDES & ~around & ~pinched


def turn_right(around: i64, heading: i64) -> i64:
    """Return the next direction with the garden kept on the right, or -1 if there is none."""
    free = open_sides(around)
    for turn in range(DIRECTIONS):
        direction = (heading + 7 - turn) % DIRECTIONS
        if free & BIT[direction]:
            return direction
    return -1


def _table_of_sides() -> vec[i64]:
    return vec[i64]([open_sides(around) for around in range(64)])


def _table_of_turns() -> vec[i64]:
    return vec[i64]([turn_right(way // 6, way % 6) for way in range(64 * 6)])


OPEN_SIDES: Final = _table_of_sides()
TURNS: Final = _table_of_turns()  # by neighbours × 6 + heading
