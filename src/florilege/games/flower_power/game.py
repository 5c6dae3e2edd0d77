"""The declaration of Flower Power!"""

from typing import Final, cast

from florilege.games.flower_power import reader, setup
from florilege.games.flower_power.cards import NAMES
from florilege.games.flower_power.clauses import CLAUSES
from florilege.games.flower_power.features import NAMES as FEATURES
from florilege.games.flower_power.moves import MOVES
from florilege.games.flower_power.options import FIRST_EDITION, OPTIONS
from florilege.games.flower_power.position import FlowerPowerPosition, blank
from florilege.kernel.dice import Dice
from florilege.kernel.game import Game, Glyph
from florilege.kernel.options import Settings
from florilege.kernel.position import Position
from florilege.kernel.refusal import Args
from florilege.kernel.weights import load

# A hundred rounds at most between eliminations (AMB-50), and no turn plays more than every card.
LONGEST: Final = 1_000_000

SUITS: dict[str, Glyph] = {
    "S": ("♠", "#7a8ea8"),
    "H": ("♥", "#d64550"),
    "D": ("♦", "#e8833a"),
    "C": ("♣", "#3f9c58"),
    "B": ("★", "#8d96a3"),
    "R": ("★", "#d64550"),
}


def glyphs() -> dict[str, Glyph]:
    """Return the symbol and hue of each card."""
    found: dict[str, Glyph] = {}
    for name in NAMES:
        for term in (f"card-{name}", f"petal-{name}", f"petal-{name}-down"):
            found[term] = SUITS[name[-1]]
    return found


class FlowerPowerGame(Game):
    """Flower Power! for 2 to 8 players."""

    def make(self, seats: int, settings: Settings, dice: Dice) -> Position:
        return blank(seats, settings, dice)

    def deal(self, position: Position) -> None:
        """Shuffle, and open the contest for the seats (§3.1)."""
        setup.begin(cast(FlowerPowerPosition, position))

    def check_seats(self, seats: int) -> None:
        """The book wants two players (§1.1); the limit of eight is ours (AMB-59)."""
        if seats < self.fewest:
            args: Args = {"given": seats, "fewest": self.fewest, "most": self.most}
            raise self.refused("seats-range", "1.1", args)
        super().check_seats(seats)

    def read(self, text: str, dice: Dice) -> Position:
        """Return the position that a notation describes."""
        return reader.read(self, text, dice)


GAME = FlowerPowerGame(
    key="flower-power",
    version=2,
    package="florilege.games.flower_power",
    seats=(2, 8),
    seats_clause="AMB-59",
    longest=LONGEST,
    moves=int(MOVES),
    options=OPTIONS,
    clauses=CLAUSES,
    glyphs=glyphs(),
    weights=load("florilege.games.flower_power", FEATURES),
    presets={"edition=1": FIRST_EDITION},
)
