"""What random play shows about a deck: how often its cards are satisfied, and their likely worth.

A game that has such statistics says so in its declaration (`Game.deck_statistics`).
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
    """Measurements that become more precise with every game played."""

    def run(self, dice: Dice, games: int) -> None:
        """Play this many more random games."""
        raise NotImplementedError

    def rows(self) -> list[CardRow]:
        raise NotImplementedError

    def pairs(self) -> list[PairRow]:
        """Return the cards worth no more than an easier one; known without measuring."""
        raise NotImplementedError
