"""The declaration of Anthokyklos."""

from typing import Final, cast

from florilege.games.anthokyklos import events, reader
from florilege.games.anthokyklos.clauses import CLAUSES
from florilege.games.anthokyklos.features import NAMES as FEATURES
from florilege.games.anthokyklos.moves import MOVES
from florilege.games.anthokyklos.options import OPTIONS
from florilege.games.anthokyklos.position import AnthokyklosPosition, blank
from florilege.games.anthokyklos.rarity import Rarity
from florilege.games.anthokyklos.shape_drawing import draw_shape, side_by_side
from florilege.games.anthokyklos.standard_shapes import defined
from florilege.games.anthokyklos.state import TURN
from florilege.kernel.dice import Dice
from florilege.kernel.game import Game, Glyph
from florilege.kernel.notation import entries, settings_of, take
from florilege.kernel.options import Settings
from florilege.kernel.position import Position
from florilege.kernel.study import Study
from florilege.kernel.weights import load

# 45 placements and, since a marker only comes back with a card, 90 + 5 reservations at most; with
# sharp eyes a word after each turn and one for each card.
LONGEST: Final = reader.MOST_TURNS * 2 + 90

MOST_SEATS: Final = 15

COLOURS: dict[str, Glyph] = {
    "c": ("●", "#e8684a"),
    "g": ("◆", "#d9a514"),
    "i": ("▲", "#4b4fb3"),
}


class AnthokyklosGame(Game):
    """Anthokyklos for 2 to 5 players."""

    def make(self, seats: int, settings: Settings, dice: Dice) -> Position:
        return blank(seats, settings, dice)

    def deal(self, position: Position) -> None:
        """Build the pyramids, reveal the market and choose who begins (§3)."""
        state = cast(AnthokyklosPosition, position)
        state.build_pyramids()
        state.refill("3.3")
        first = state.dice.below(state.seats)  # K31
        events.first_player(state.journal, first)
        state.phases.push(TURN, first, 0)

    def read(self, text: str, dice: Dice) -> Position:
        """Return the position that a notation describes."""
        found = entries(text)
        entry = take(found, "seats")
        seats = entry.whole(" ".join(entry.words), 1, MOST_SEATS)
        self.check_seats(seats)
        options = found.pop("options", None)
        settings = self.settings({} if options is None else settings_of(options))
        state = cast(AnthokyklosPosition, self.blank(seats, settings, dice))
        reader.fill(state, found)
        return state

    def study(self, settings: Settings) -> Study | None:
        """Return a study of the Motif cards."""
        return Rarity(settings)

    def sketch(self, clause: str) -> list[str]:
        """Return the shape that a clause defines, drawn at each of its scales (G7)."""
        shape = defined().get(clause)
        if shape is None:
            return []
        sketches = [draw_shape(shape.steps, scale) for scale in shape.scales]
        return side_by_side(sketches, [f"×{scale}" for scale in shape.scales])


GAME = AnthokyklosGame(
    key="anthokyklos",
    version=2,
    package="florilege.games.anthokyklos",
    seats=(2, 5),
    seats_clause="K1",
    longest=LONGEST,
    moves=int(MOVES),
    options=OPTIONS,
    clauses=CLAUSES,
    glyphs={f"{kind}-{key}": look for kind in ("petal", "colour") for key, look in COLOURS.items()},
    weights=load("florilege.games.anthokyklos", FEATURES),
)
