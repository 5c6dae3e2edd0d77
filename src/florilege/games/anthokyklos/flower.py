"""The flower: five rings of nine slots around the pistil, each turned by half a slot (G1, G2).

A cell is 9 × ring + slot, both from 0; a set of cells is a 45-bit mask. Motifs use a lattice with
an angle in half slots instead of a slot, so that all rings are alike.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.kernel.bits import BIT

RINGS: Final[i64] = 5
SLOTS: Final[i64] = 9
CELLS: Final[i64] = 45
FULL_RING: Final[i64] = 511
HALF_SLOTS: Final[i64] = 18
NO_CELL: Final[i64] = -1
PER_RING: Final = 3  # petals of each colour


def cell_at(ring: i64, slot: i64) -> i64:
    return ring * SLOTS + slot


def cell_on_lattice(ring: i64, angle: i64) -> i64:
    """Return the cell at an angle in half slots, or NO_CELL."""
    turned = angle - ring
    if not 0 <= ring < RINGS or turned & 1:
        return NO_CELL
    return cell_at(ring, (turned // 2) % SLOTS)


def ring_of(cells: i64, ring: i64) -> i64:
    return cells >> (ring * SLOTS) & FULL_RING


def supported(inside: i64) -> i64:
    """Return the slots of a ring that rest on two petals of the ring inside (§6.4, G2)."""
    return inside & (inside >> 1 | (inside & 1) << 8)


def grounded(cells: i64) -> i64:
    """Return a set of cells with all those they rest on, down to the pistil."""
    for cell in range(CELLS - 1, SLOTS - 1, -1):
        if cells & BIT[cell]:
            ring, slot = cell // SLOTS - 1, cell % SLOTS
            cells |= BIT[cell_at(ring, slot)] | BIT[cell_at(ring, (slot + 1) % SLOTS)]
    return cells


def _table_of_supported() -> vec[i64]:
    return vec[i64]([supported(inside) for inside in range(512)])


SUPPORTED: Final = _table_of_supported()  # by the occupied slots of the ring inside


def open_slots(occupied: i64, ring: i64, whole_rings: bool) -> i64:
    """Return the slots of a ring where a petal may be placed now (§6.3, §6.4, K2)."""
    free = FULL_RING & ~ring_of(occupied, ring)
    if ring == 0:
        return free
    inside = ring_of(occupied, ring - 1)
    if whole_rings:
        return free if inside == FULL_RING else 0
    return free & SUPPORTED[inside]
