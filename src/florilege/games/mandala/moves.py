"""Moves as ints.

A play is `(mandala * 6 + colour) * 16 + number of cards`; the rest follow.
"""

from typing import Final

from mypy_extensions import i64

from florilege.games.mandala.card_counts import COLOURS, Colour

TAKE_DARK: Final[i64] = 288
TAKE_LIGHT: Final[i64] = 289
PASS: Final[i64] = 290
MOVES: Final[i64] = 291
WIDEST: Final[i64] = 3 * 90  # each card of a hand adds at most one play on each mandala
PER_MANDALA: Final[i64] = 96


def playing(mandala: i64, colour: Colour, number: i64) -> i64:
    return (mandala * COLOURS + colour) * 16 + number


def mandala_of(move: i64) -> i64:
    return move // PER_MANDALA


def colour_of(move: i64) -> Colour:
    return (move >> 4) % COLOURS


def number_of(move: i64) -> i64:
    return move & 15
