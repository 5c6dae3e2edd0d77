"""What random play tells of a deck: how often its cards are satisfied, and what they may be worth.

A game has such statistics if it says so in its declaration (`Game.deck_statistics`).
"""

from typing import TypedDict

from mypy_extensions import mypyc_attr

from florilege.kernel.dice import Dice
from florilege.kernel.refusal import Args


class CardRow(TypedDict):
    """One card: `present` is the share of the turns after which it is satisfied; `reach` is the
    share of the others on which one move would satisfy it; `face` says what it shows, as arguments
    of the catalogue.
    """

    card: str
    face: Args
    points: int
    present: float
    reach: float
    proposed: int


class PairRow(TypedDict):
    """Two cards: the harder is never satisfied without the easier, but gives no more points."""

    harder: str
    points: int
    easier: str
    easier_points: int


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckStatistics:
    """Measures that grow more certain with every game."""

    def run(self, dice: Dice, games: int) -> None:
        """Play so many more games."""
        raise NotImplementedError

    def rows(self) -> list[CardRow]:
        """Return what was measured, card by card."""
        raise NotImplementedError

    def pairs(self) -> list[PairRow]:
        """Return the cards that give no more than an easier one; nothing here is measured."""
        raise NotImplementedError
