"""Playing cards: faces, strengths, suits and notation.

A card is `face * packs + copy`, so that cards of one face are adjacent. A face is `suit * 13 +
rank` for the suits, then the two jokers.
"""

from typing import Final, TypeAlias

from mypy_extensions import i64

Card: TypeAlias = i64
Face: TypeAlias = i64

SPADES: Final[i64] = 0
HEARTS: Final[i64] = 1
DIAMONDS: Final[i64] = 2
CLUBS: Final[i64] = 3
RANKS: Final[i64] = 13
BLACK_JOKER: Final[i64] = 52
RED_JOKER: Final[i64] = 53
SUITED: Final[i64] = 52
FACES: Final[i64] = 54
JOKER_STRENGTH: Final[i64] = 13

RANK_NAMES: Final = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUIT_NAMES: Final = "SHDC"


def strength(face: Face) -> i64:
    """Return 0 for a two up to 12 for an ace, 13 for a joker (§12.12)."""
    if face >= SUITED:
        return JOKER_STRENGTH
    return face % RANKS


def serves_as(face: Face, suit: i64) -> bool:
    """Return whether a face has a suit's function; jokers have two each (§11, §12.14)."""
    if face == BLACK_JOKER:
        return suit == SPADES or suit == CLUBS
    if face == RED_JOKER:
        return suit == HEARTS or suit == DIAMONDS
    return face // RANKS == suit


def name(face: Face) -> str:
    """Return a face in notation: `10S`, `KH`, `JkB`."""
    if face >= SUITED:
        return "JkB" if face == BLACK_JOKER else "JkR"
    return RANK_NAMES[face % RANKS] + SUIT_NAMES[face // RANKS]


NAMES: Final[list[str]] = [name(face) for face in range(54)]
