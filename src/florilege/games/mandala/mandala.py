"""One mandala: two tiles, the claim marker and each player's side.

A side is two counts of cards in one number: face-up cards in the low 24 bits, face-down cards above
them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.mandala.card_counts import ALL_CARDS, CardCounts, Colour, of_colour, total
from florilege.games.mandala.tiles import NO_TILE, Tile, colour_of
from florilege.kernel.bits import BIT
from florilege.kernel.seats import NOBODY, Seat

ALL_COLOURS: Final[i64] = 0b111111
FACE_DOWN: Final[i64] = 24


def face_up(side: i64) -> CardCounts:
    return side & ALL_CARDS


def face_down(side: i64) -> CardCounts:
    return side >> FACE_DOWN


def cards(side: i64) -> CardCounts:
    return (side & ALL_CARDS) + (side >> FACE_DOWN)


@mypyc_attr(acyclic=True)
class Mandala:
    """Tiles, marker, colours present (a bit mask) and sides by seat."""

    def __init__(self) -> None:
        self.dark = NO_TILE
        self.light = NO_TILE
        self.marker = NOBODY
        self.colours: i64 = 0
        self.sides = vec[i64]()

    def begin(self, dark: Tile, light: Tile) -> None:
        """Lay two tiles face up with the marker on them (§S4, §S5, §4.9)."""
        self.dark = dark
        self.light = light
        self.colours = BIT[colour_of(dark)] | BIT[colour_of(light)]

    def clear(self) -> None:
        self.dark = NO_TILE
        self.light = NO_TILE
        self.marker = NOBODY
        self.colours = 0
        for seat in range(len(self.sides)):
            self.sides[seat] = 0

    def add(self, seat: Seat, colour: Colour, number: i64) -> bool:
        """Lay cards of one colour on a side; return whether they lie face up (§1.2-1.4)."""
        counts = of_colour(colour, number)
        if self.colours >> colour & 1:
            self.sides[seat] += counts << FACE_DOWN
            return False
        self.colours |= BIT[colour]
        self.sides[seat] += counts
        return True

    def size(self, seat: Seat) -> i64:
        return total(cards(self.sides[seat]))

    def visible(self, seat: Seat) -> i64:
        return total(face_up(self.sides[seat]))

    def leads(self, seat: Seat) -> bool:
        """Return whether a seat has more cards than every other one with a face-up card (§3)."""
        if face_up(self.sides[seat]) == 0:
            return False  # §3.1
        mine = self.size(seat)
        for other in range(len(self.sides)):
            if other != seat and face_up(self.sides[other]) and self.size(other) >= mine:
                return False  # §3.3
        return True

    def second(self) -> Seat:
        """Return who takes the other tile, or NOBODY if the holder takes both (§4.2-4.4)."""
        best: i64 = -1
        found = NOBODY
        for seat in range(len(self.sides)):
            if seat != self.marker and face_up(self.sides[seat]):
                rank = self.size(seat) * 128 + self.visible(seat)
                if rank > best:
                    best = rank
                    found = seat
                elif rank == best:
                    found = NOBODY  # §4.3
        if found != NOBODY and len(self.sides) == 2 and not self.reaches_half(found):
            return NOBODY  # §4.4
        return found

    def why_both(self) -> str:
        """Return the clause by which the holder takes both tiles."""
        for seat in range(len(self.sides)):
            if len(self.sides) == 2 and seat != self.marker and face_up(self.sides[seat]):
                return "4.4"
        return "4.3"

    def reaches_half(self, seat: Seat) -> bool:
        """Return whether a seat has at least half as many cards as the holder (§4.4, F15)."""
        return 2 * self.size(seat) >= self.size(self.marker)

    def copy(self) -> "Mandala":
        twin = Mandala()
        twin.sides = self.sides[:]
        twin.dark = self.dark
        twin.light = self.light
        twin.marker = self.marker
        twin.colours = self.colours
        return twin


def empty_mandala(seats: i64) -> Mandala:
    mandala = Mandala()
    mandala.sides = vec[i64]([0] * seats)
    return mandala
