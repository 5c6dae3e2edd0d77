"""Moves as ints: one range for each kind of target.

0 to 2 are the signs of the contest, in the order of `setup.SIGNS`.
"""

from typing import Final

from mypy_extensions import i64

END: Final[i64] = 3
DRAW: Final[i64] = 4
PASS: Final[i64] = 5
RETREAT: Final[i64] = 6
KEEP: Final[i64] = 7
AGAIN: Final[i64] = 8
GROW_REGULAR: Final[i64] = 9
GROW_POWER: Final[i64] = 10
DONE: Final[i64] = 11
PLACES: Final[i64] = 16  # + place, from 0
SIZES: Final[i64] = 32  # + petals
FLOWERS: Final[i64] = 128  # + flower
CARDS: Final[i64] = 576  # + card
SPY_HANDS: Final[i64] = 1024  # + seat
POISONS: Final[i64] = 1040  # + petal
TRANSFORMS: Final[i64] = 1488  # + flower
SPIES: Final[i64] = 1936  # + flower
HEARTS: Final[i64] = 2384  # + flower * 512 + position
POSITIONS: Final[i64] = 512
MOVES: Final[i64] = 2384 + 448 * 512
WIDEST: Final[i64] = 2000  # every place a heart can take among the cards of eight packs, and more
