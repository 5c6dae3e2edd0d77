"""Moves as numbers."""

from typing import Final

from mypy_extensions import i64

# Placing: ring × 81 + place in the pyramid × 9 + slot.
RESERVING: Final[i64] = 405  # + card
CLAIMING: Final[i64] = 495  # + card
DONE: Final[i64] = 585  # no more claims
MOVES: Final[i64] = 586
WIDEST: Final[i64] = 5 * 4 * 9 + 6  # four petals of each ring on nine slots, and the market


def placing(ring: i64, place: i64, slot: i64) -> i64:
    return ring * 81 + place * 9 + slot
