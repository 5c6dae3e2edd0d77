"""Seats and audiences.

Seats are numbered from 0. `WATCHER` stands for a spectator, so that whatever is shown to a seat can
be shown to a spectator in the same way. An audience is a bit mask of seats.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

from florilege.kernel.bits import BIT

Seat: TypeAlias = i64
Audience: TypeAlias = i64

NOBODY: Final[i64] = -1
WATCHER: Final[i64] = 15
AUTOMATON: Final[i64] = 14  # plays without sitting: the opponent of a game for one
EVERYONE: Final[i64] = 0xFFFF
LETTERS: Final = "ABCDEFGHIJKLMNO"


def only(seat: Seat) -> Audience:
    return BIT[seat]


def others(seat: Seat) -> Audience:
    """Return the audience of all seats but one, spectators included."""
    return EVERYONE & ~BIT[seat]


def sees(audience: Audience, seat: Seat) -> bool:
    return audience >> seat & 1 == 1


def letter(seat: Seat) -> str:
    """Return the seat's name in notation: A, B, C…"""
    return LETTERS[seat]
