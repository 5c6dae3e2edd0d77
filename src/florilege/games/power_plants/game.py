"""The declaration of Power Plants."""

from typing import Final

from florilege.games.power_plants import (
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
from florilege.games.power_plants.clauses import CLAUSES
from florilege.games.power_plants.features import NAMES as FEATURES
from florilege.games.power_plants.moves import MOVES, WIDEST
from florilege.games.power_plants.options import OPTIONS, PRESETS
from florilege.games.power_plants.plant_names import BASE_NAMES, LETTERS, NAMES
from florilege.games.power_plants.position import blank
from florilege.kernel.game import Game, Glyph
from florilege.kernel.weights import load

# 28 turns; in each a placing, a fairy, a power, and at most four growing patches with four choices
# and five fairies taken back for each; a swap.
LONGEST: Final = 28 * (4 + 4 * 9) + 5

LOOKS: Final = [
    ("❀", "#e0a92e"),
    ("⌇", "#8a5a3c"),
    ("✶", "#4f8f3a"),
    ("★", "#d9569b"),
    ("♨", "#d8572a"),
    ("◗", "#a3262a"),
    ("☾", "#6f55a8"),
    ("✈", "#3b86c8"),
]


def glyphs() -> dict[str, Glyph]:
    """Return the symbol and hue of each plant and its tiles; an alternate has those of its base."""
    found: dict[str, Glyph] = {}
    for number, name in enumerate(NAMES):
        look = LOOKS[number % len(BASE_NAMES)]
        found[f"plant-{name}"] = look
        for tile in range(1, 9):
            found[f"patch-{LETTERS[number]}{tile}"] = look
    return found


GAME = Game(
    key="power-plants",
    version=2,
    package="florilege.games.power_plants",
    seats=(1, 5),
    seats_clause="M6",
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
    weights=load("florilege.games.power_plants", FEATURES),
    presets=PRESETS,
)
