"""Measures how rare each Motif card is, in games of 45 random legal placements (G6)."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.anthokyklos import events
from florilege.games.anthokyklos.deck import CARDS, HALF, Deck
from florilege.games.anthokyklos.dominated_cards import dominated_pairs
from florilege.games.anthokyklos.flower import CELLS, cell_at
from florilege.games.anthokyklos.moves import WIDEST
from florilege.games.anthokyklos.position import AnthokyklosPosition, blank
from florilege.games.anthokyklos.state import FORTY_FIVE
from florilege.kernel.bits import lowest
from florilege.kernel.deck_statistics import CardRow, DeckStatistics, PairRow
from florilege.kernel.dice import Dice, fast_dice
from florilege.kernel.options import Settings

SEATS: Final[i64] = 2
ONE: Final[i64] = 1
SLOPE: Final = 2.6  # points for each halving of the time a motif is there
LOWEST: Final = 1
HIGHEST: Final = 10


def proposed(present: float) -> int:
    """Return the points deserved by a share of turns with the motif present."""
    if present <= 0.0:
        return HIGHEST
    return min(HIGHEST, max(LOWEST, round(1 + SLOPE * math.log2(1 / present))))


class Rarity(DeckStatistics):
    """Counts, for each card, the turns with its motif present or one placement away."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.turns: i64 = 0
        self.present = vec[i64]([0] * 90)
        self.reach = vec[i64]([0] * 90)
        self.absent = vec[i64]([0] * 90)
        self.legal = vec[i64]([0] * WIDEST)

    def run(self, dice: Dice, games: int) -> None:
        for _ in range(games):
            state = blank(SEATS, self.settings, dice)
            state.build_pyramids()
            for turn in range(CELLS):
                self.take_turn(state, CELLS - turn)
            self.turns += CELLS

    def take_turn(self, state: AnthokyklosPosition, left: i64) -> None:
        """Examine what is within reach, then place any petal. Completed motifs stay."""
        number = state.list_placements(self.legal)
        low, high = state.present_low, state.present_high
        self.look_around(state, number)
        move = self.legal[state.dice.below(number)]
        state.place_petal(move // 81, move // 9 % 9, move % 9)
        tally(self.present, state.present_low & ~low, state.present_high & ~high, left)

    def look_around(self, state: AnthokyklosPosition, number: i64) -> None:
        """Count the cards not yet satisfied that one of the placements would satisfy."""
        low, high = state.present_low, state.present_high
        petals = state.petals
        for choice in range(number):
            move = self.legal[choice]
            cell = cell_at(move // 81, move % 9)
            colour = state.stock[cell_at(move // 81, move // 9 % 9)]
            state.petals = petals[:]
            state.bloom(cell, colour)
        tally(self.reach, state.present_low & ~low, state.present_high & ~high, 1)
        tally(self.absent, FORTY_FIVE & ~low, FORTY_FIVE & ~high, 1)
        state.petals = petals
        state.present_low, state.present_high = low, high

    def rows(self) -> list[CardRow]:
        deck = self.deck()
        found: list[CardRow] = []
        for card in range(CARDS):
            present = float(self.present[card]) / float(max(self.turns, ONE))
            face = events.card_args(deck, card)
            del face["card"], face["points"]
            found.append(
                {
                    "card": deck.cards[card].key,
                    "face": face,
                    "points": deck.cards[card].points,
                    "present": present,
                    "reach": float(self.reach[card]) / float(max(self.absent[card], ONE)),
                    "proposed": proposed(present),
                }
            )
        return found

    def pairs(self) -> list[PairRow]:
        """Return the cards worth no more than one without which they never appear."""
        return dominated_pairs(self.deck())

    def deck(self) -> Deck:
        return blank(SEATS, self.settings, fast_dice(0)).deck


def tally(counts: vec[i64], low: i64, high: i64, number: i64) -> None:
    """Add a number to the count of each card of a set."""
    while low:
        counts[lowest(low)] += number
        low &= low - 1
    while high:
        counts[lowest(high) + HALF] += number
        high &= high - 1
