"""The declaration of Flowers: A Mandala Game."""

from typing import Final, cast

from florilege.games.mandala import events, reader
from florilege.games.mandala.clauses import CLAUSES
from florilege.games.mandala.features import NAMES as FEATURES
from florilege.games.mandala.moves import MOVES
from florilege.games.mandala.options import OPTIONS
from florilege.games.mandala.position import MandalaPosition, blank
from florilege.games.mandala.state import MANDALAS, TURN
from florilege.kernel.dice import Dice
from florilege.kernel.game import Game, Glyph
from florilege.kernel.options import Settings
from florilege.kernel.position import Position
from florilege.kernel.weights import load

FIRST_HAND: Final = 5

# Each turn lays a card and 90 lie at most, so a destruction comes every 90 plays; 18 mandalas, at
# most three passes in a row before each play (F6), and a choice of tile at each destruction.
LONGEST: Final = 18 * 90 * 4 + 20

COLOURS: dict[str, Glyph] = {
    "a": ("◆", "#8d96a3"),
    "p": ("✿", "#9d5bd2"),
    "r": ("●", "#d64550"),
    "g": ("▲", "#3f9c58"),
    "o": ("■", "#e8833a"),
    "y": ("★", "#d6b02c"),
}


def glyphs() -> dict[str, Glyph]:
    """Return the symbol and hue of each card colour and of the tiles of that colour."""
    found: dict[str, Glyph] = {}
    for letter, glyph in COLOURS.items():
        found[f"card-{letter}"] = glyph
        for kind in "23457x":
            found[f"tile-{letter}{kind}"] = glyph
    return found


class MandalaGame(Game):
    """Flowers for 2 to 4 players."""

    def make(self, seats: int, settings: Settings, dice: Dice) -> Position:
        return blank(seats, settings, dice)

    def deal(self, position: Position) -> None:
        """Lay the tiles, choose the first player and deal the hands (§S1-S6)."""
        state = cast(MandalaPosition, position)
        for m in range(MANDALAS):
            state.begin_mandala(m, "S4")
        first = state.dice.below(state.seats)  # F30
        events.first_player(state.journal, first)
        for place in range(state.seats):
            state.draw((first + place) % state.seats, FIRST_HAND + place, "S6")
        state.phases.push(TURN, first, 0)

    def read(self, text: str, dice: Dice) -> Position:
        """Return the position that a notation describes."""
        return reader.read(self, text, dice)


GAME = MandalaGame(
    key="mandala",
    version=1,
    package="florilege.games.mandala",
    seats=(2, 4),
    seats_clause="M5",
    longest=LONGEST,
    moves=int(MOVES),
    options=OPTIONS,
    clauses=CLAUSES,
    glyphs=glyphs(),
    weights=load("florilege.games.mandala", FEATURES),
)
