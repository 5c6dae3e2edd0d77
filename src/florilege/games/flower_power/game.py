"""The declaration of Flower Power!"""

from typing import Final

from florilege.games.flower_power import (
    notation,
    outline,
    prompts,
    reader,
    refusals,
    score_sheet,
    scoring,
    setup,
    view,
)
from florilege.games.flower_power.cards import NAMES
from florilege.games.flower_power.clauses import CLAUSES
from florilege.games.flower_power.features import NAMES as FEATURES
from florilege.games.flower_power.moves import MOVES, WIDEST
from florilege.games.flower_power.options import FIRST_EDITION, OPTIONS
from florilege.games.flower_power.position import blank
from florilege.kernel.game import Game, Glyph
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
    found: dict[str, Glyph] = {}
    for name in NAMES:
        for term in (f"card-{name}", f"petal-{name}", f"petal-{name}-down"):
            found[term] = SUITS[name[-1]]
    return found


GAME = Game(
    key="flower-power",
    version=2,
    package="florilege.games.flower_power",
    seats=(2, 8),
    seats_clause="AMB-59",  # the limit of eight is not in the rules
    fewest_clause="1.1",
    longest=LONGEST,
    moves=int(MOVES),
    widest=int(WIDEST),
    options=OPTIONS,
    clauses=CLAUSES,
    make=blank,
    deal=setup.begin,
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
    weights=load("florilege.games.flower_power", FEATURES),
    presets={"edition=1": FIRST_EDITION},
)
