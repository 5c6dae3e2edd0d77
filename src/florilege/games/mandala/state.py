"""The position: players, mandalas and piles."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from florilege.games.mandala.card_counts import ALL_CARDS, COLOURS, NO_CARDS, count
from florilege.games.mandala.mandala import Mandala, cards, empty_mandala
from florilege.games.mandala.options import Variant
from florilege.games.mandala.player import Player
from florilege.games.mandala.tiles import ALL_TILES, DARK_BY_COLOUR, DARK_BY_VALUE, NO_TILE, TILES
from florilege.kernel.dice import Dice
from florilege.kernel.position import Position

MANDALAS: Final[i64] = 3

# Phases.
TURN: Final[i64] = 1
COLLECT: Final[i64] = 2  # the subject is the mandala being destroyed

# Why the last mandalas are destroyed.
GOING_ON: Final[i64] = 0
THIRD_FLOWER: Final[i64] = 1
NO_TILES: Final[i64] = 2
ALL_PASSED: Final[i64] = 3


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State(Position):
    """Where everything is. The draw pile is a count of cards, as nobody knows its order."""

    def __init__(
        self,
        seats: i64,
        dice: Dice,
        variant: Variant,
        players: list[Player],
        mandalas: list[Mandala],
    ) -> None:
        super().__init__(seats, dice)
        self.variant = variant
        self.players = players
        self.mandalas = mandalas
        self.pile = ALL_CARDS
        self.discard = NO_CARDS
        self.dark = DARK_BY_VALUE if variant.backs_by_value else DARK_BY_COLOUR
        self.light = ALL_TILES - self.dark
        self.unclaimed: i64 = 0  # tiles that nobody could take at the end (F22)
        self.passes: i64 = 0  # turns passed in a row (F6)
        self.ending = GOING_ON

    def census(self) -> list[int]:
        """Count the cards of each colour, then each tile."""
        piles = [self.pile, self.discard]
        piles += [player.hand for player in self.players]
        piles += [cards(side) for mandala in self.mandalas for side in mandala.sides]
        colours = [int(sum(count(counts, c) for counts in piles)) for c in range(COLOURS)]
        return colours + tile_census(self)

    def copy_into(self, twin: "State") -> None:
        """Copy what the constructor does not set."""
        self.copy_common(twin)
        twin.pile = self.pile
        twin.discard = self.discard
        twin.dark = self.dark
        twin.light = self.light
        twin.unclaimed = self.unclaimed
        twin.passes = self.passes
        twin.ending = self.ending


def tile_census(state: State) -> list[int]:
    """Count each of the 36 tiles, wherever it is."""
    found = [0] * 36
    singles = [player.singles for player in state.players]
    for tile in range(TILES):
        for tiles in [state.dark, state.light, state.unclaimed, *singles]:
            found[tile] += int(tiles >> tile & 1)
    for mandala in state.mandalas:
        for tile in (mandala.dark, mandala.light):
            if tile != NO_TILE:
                found[tile] += 1
    for player in state.players:
        for pair in player.flowers:
            found[pair // TILES] += 1
            found[pair % TILES] += 1
    return found


def new_players(seats: i64) -> list[Player]:
    return [Player() for seat in range(seats)]


def new_mandalas(seats: i64) -> list[Mandala]:
    return [empty_mandala(seats) for m in range(MANDALAS)]
