"""The declaration of Flowers: A Mandala Game."""

from typing import Final

from florilege.games.mandala import (
    events,
    notation,
    outline,
    prompts,
    reader,
    refusals,
    score_sheet,
    scoring,
    view,
)
from florilege.games.mandala.clauses import CLAUSES
from florilege.games.mandala.features import NAMES as FEATURES
from florilege.games.mandala.moves import MOVES, WIDEST
from florilege.games.mandala.options import OPTIONS
from florilege.games.mandala.position import MandalaPosition, blank
from florilege.games.mandala.state import MANDALAS, TURN
from florilege.kernel.game import Game, Glyph
from florilege.kernel.weights import load

FIRST_HAND: Final = 5

# Each turn plays a card and 90 lie at most, so a destruction comes every 90 plays; 18 mandalas, at
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
    """Return the symbol and hue of each colour of cards and tiles."""
    found: dict[str, Glyph] = {}
    for letter, glyph in COLOURS.items():
        found[f"card-{letter}"] = glyph
        for kind in "23457x":
            found[f"tile-{letter}{kind}"] = glyph
    return found


def deal(state: MandalaPosition) -> None:
    for m in range(MANDALAS):  # §S1-S6
        state.begin_mandala(m, "S4")
    first = state.dice.below(state.seats)  # F30
    events.first_player(state.journal, first)
    for place in range(state.seats):
        state.draw((first + place) % state.seats, FIRST_HAND + place, "S6")
    state.phases.push(TURN, first, 0)


GAME = Game(
    key="mandala",
    version=1,
    package="florilege.games.mandala",
    seats=(2, 4),
    seats_clause="M5",
    longest=LONGEST,
    moves=int(MOVES),
    widest=int(WIDEST),
    options=OPTIONS,
    clauses=CLAUSES,
    make=blank,
    deal=deal,
    outcome=scoring.outcome,
    board=view.board,
    outline=outline.outline,
    question=prompts.question,
    parts=prompts.parts,
    notation_of=prompts.notation_of,
    explain=refusals.explain,
    score_sheet=score_sheet.sheet,
    write_move=notation.write_move,
    read_move=notation.read_move,
    write=notation.write,
    read=reader.read,
    glyphs=glyphs(),
    weights=load("florilege.games.mandala", FEATURES),
)
