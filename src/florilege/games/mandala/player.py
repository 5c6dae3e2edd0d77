"""One player: hand, tiles and Flowers, and what the table knows of the hand.

Cards of a colour are all alike, so what is known of a hand is a number for each colour. Everything
played was shown to everybody (§1.3, §1.4): what comes back to the hand is `known`, and leaves it
first, since whoever plays a red card may as well have played the red one all have seen.

The other cards come from two pools, which a good memory keeps apart: the present draw pile, and
what was in hand when the discard pile was last shuffled into it (§2.3), the contents of which can
be counted exactly.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.mandala.card_counts import (
    NO_CARDS,
    CardCounts,
    Colour,
    count,
    of_colour,
    total,
)
from florilege.games.mandala.tiles import ALL_KINDS, TILES, Tile, colour_of, flower_value, value
from florilege.kernel.bits import BIT


@mypyc_attr(acyclic=True)
class Player:
    """What one player holds."""

    def __init__(self) -> None:
        self.hand = NO_CARDS
        self.known = NO_CARDS  # those of the hand that everybody has seen
        self.drawn = NO_CARDS  # drawn from the present pile, as far as not surely played
        self.shown = NO_CARDS  # played since, from either pool: nobody can say which
        self.singles: i64 = 0  # the tiles that are not part of a Flower
        self.flowers = vec[i64]()  # two tiles each, `one * 36 + other`; replaced, never changed
        self.flower_points: i64 = 0

    def hidden(self) -> CardCounts:
        """Return the cards of the hand that only the player has seen."""
        return self.hand - self.known

    def carried(self) -> CardCounts:
        """Return the cards of the older pool, as far as not surely played."""
        return self.hand - self.known + self.shown - self.drawn

    def draw(self, counts: CardCounts) -> None:
        """Take cards from the draw pile."""
        self.hand += counts
        self.drawn += counts

    def take_back(self, counts: CardCounts) -> None:
        """Take cards from a mandala, known to all."""
        self.hand += counts
        self.known += counts

    def spend(self, colour: Colour, number: i64) -> None:
        """Play cards from the hand."""
        seen = min(count(self.known, colour), number)
        fresh = of_colour(colour, number - seen)
        if fresh:
            if total(self.carried()) == 0:
                self.drawn -= fresh
            elif self.drawn:
                self.shown += fresh
        self.hand -= of_colour(colour, number)
        self.known -= of_colour(colour, seen)

    def settle(self) -> None:
        """The discard pile becomes the draw pile: all that is hidden now belongs to one pool."""
        self.drawn = NO_CARDS
        self.shown = NO_CARDS

    def single(self, colour: Colour) -> i64:
        """Return the single tiles of a colour, as a set: one or none."""
        return self.singles & BIT[colour * 6] * ALL_KINDS

    def gain(self, tile: Tile) -> i64:
        """Take a tile; return the tile it makes a Flower with, or -1 (§4.6)."""
        mates = self.single(colour_of(tile))
        if mates == 0:
            self.singles |= BIT[tile]
            return -1
        mate: i64 = 0
        while mates >> mate != 1:
            mate += 1
        self.singles -= mates
        self.flowers = append(self.flowers[:], mate * TILES + tile)
        self.flower_points += flower_value(mate, tile)
        return mate

    def score(self) -> i64:
        """Return the points of single tiles and Flowers."""
        points = self.flower_points
        left = self.singles
        tile: i64 = 0
        while left:
            if left & 1:
                points += value(tile)
            left >>= 1
            tile += 1
        return points

    def rank(self) -> i64:
        """Return a number that orders players: points, then cards in hand (§6.5)."""
        return self.score() * 128 + total(self.hand)

    def copy(self) -> "Player":
        """Return a player that may change without changing this one."""
        twin = Player()
        twin.hand = self.hand
        twin.known = self.known
        twin.drawn = self.drawn
        twin.shown = self.shown
        twin.singles = self.singles
        twin.flowers = self.flowers
        twin.flower_points = self.flower_points
        return twin
