"""One player: hand, tiles and Flowers, and what the table knows of the hand.

Cards of a colour are alike, so what is known of a hand is a number per colour. Cards that all have
seen (§1.3, §1.4) are `known`, and are taken to leave the hand first. The others come from two pools
with countable contents: the present draw pile, and what was in hand when the discard pile was last
shuffled into it (§2.3).
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
    def __init__(self) -> None:
        self.hand = NO_CARDS
        self.known = NO_CARDS  # cards of the hand that everybody has seen
        self.drawn = NO_CARDS  # drawn from the present pile, less those certainly played
        self.shown = NO_CARDS  # played since, from an unknown pool
        self.singles: i64 = 0  # the tiles that are not part of a Flower
        self.flowers = vec[i64]()  # two tiles each, `one * 36 + other`; replaced, never changed
        self.flower_points: i64 = 0

    def hidden(self) -> CardCounts:
        """Return the cards of the hand that only the player has seen."""
        return self.hand - self.known

    def carried(self) -> CardCounts:
        """Return the cards of the older pool, less those certainly played."""
        return self.hand - self.known + self.shown - self.drawn

    def draw(self, counts: CardCounts) -> None:
        self.hand += counts
        self.drawn += counts

    def take_back(self, counts: CardCounts) -> None:
        """Take cards from a mandala, known to all."""
        self.hand += counts
        self.known += counts

    def spend(self, colour: Colour, number: i64) -> None:
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
        """Merge the pools after a refill: all hidden cards now belong to the older one."""
        self.drawn = NO_CARDS
        self.shown = NO_CARDS

    def single(self, colour: Colour) -> i64:
        """Return the single tiles of a colour, as a set of at most one."""
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
        """Return a number that ranks players: points, then cards in hand (§6.5)."""
        return self.score() * 128 + total(self.hand)

    def copy(self) -> "Player":
        twin = Player()
        twin.hand = self.hand
        twin.known = self.known
        twin.drawn = self.drawn
        twin.shown = self.shown
        twin.singles = self.singles
        twin.flowers = self.flowers
        twin.flower_points = self.flower_points
        return twin
