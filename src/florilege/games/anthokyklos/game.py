"""The declaration of Anthokyklos."""

from typing import Final

from florilege.games.anthokyklos import (
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
from florilege.games.anthokyklos.clauses import CLAUSES
from florilege.games.anthokyklos.features import NAMES as FEATURES
from florilege.games.anthokyklos.moves import MOVES, WIDEST
from florilege.games.anthokyklos.options import OPTIONS
from florilege.games.anthokyklos.position import AnthokyklosPosition, blank
from florilege.games.anthokyklos.rarity import Rarity
from florilege.games.anthokyklos.shape_drawing import draw_shape, side_by_side
from florilege.games.anthokyklos.standard_shapes import defined
from florilege.games.anthokyklos.state import TURN
from florilege.kernel.game import Game, Glyph
from florilege.kernel.weights import load

# 45 placements and, since a marker only comes back with a card, 90 + 5 reservations at most; with
# sharp eyes also an answer after each turn and a claim for each card.
LONGEST: Final = reader.MOST_TURNS * 2 + 90

COLOURS: dict[str, Glyph] = {
    "c": ("●", "#e8684a"),
    "g": ("◆", "#d9a514"),
    "i": ("▲", "#4b4fb3"),
}


def deal(state: AnthokyklosPosition) -> None:
    """Build the pyramids, reveal the market and choose who begins (§3)."""
    state.build_pyramids()
    state.refill("3.3")
    first = state.dice.below(state.seats)  # K31
    events.first_player(state.journal, first)
    state.phases.push(TURN, first, 0)


def sketch(clause: str) -> list[str]:
    """Return the shape defined by a clause, drawn at each of its scales (G7)."""
    shape = defined().get(clause)
    if shape is None:
        return []
    sketches = [draw_shape(shape.steps, scale) for scale in shape.scales]
    return side_by_side(sketches, [f"×{scale}" for scale in shape.scales])


GAME = Game(
    key="anthokyklos",
    version=2,
    package="florilege.games.anthokyklos",
    seats=(2, 5),
    seats_clause="K1",
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
    glyphs={f"{kind}-{key}": look for kind in ("petal", "colour") for key, look in COLOURS.items()},
    weights=load("florilege.games.anthokyklos", FEATURES),
    deck_statistics=Rarity,
    sketch=sketch,
)
