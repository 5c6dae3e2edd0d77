"""The declaration of Power Plants."""

from typing import Final, cast

from florilege.games.power_plants import reader, setup
from florilege.games.power_plants.clauses import CLAUSES
from florilege.games.power_plants.features import NAMES as FEATURES
from florilege.games.power_plants.moves import MOVES
from florilege.games.power_plants.options import OPTIONS, PRESETS
from florilege.games.power_plants.plant_names import BASE_NAMES, LETTERS, NAMES
from florilege.games.power_plants.position import PowerPlantsPosition, blank
from florilege.kernel.dice import Dice
from florilege.kernel.game import Game, Glyph
from florilege.kernel.options import Settings
from florilege.kernel.position import Position
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


class PowerPlantsGame(Game):
    """Power Plants for 1 to 5 players."""

    def make(self, seats: int, settings: Settings, dice: Dice) -> Position:
        return blank(seats, settings, dice)

    def deal(self, position: Position) -> None:
        """Choose the plants, lay the first garden and deal the hands (section S)."""
        setup.begin(cast(PowerPlantsPosition, position), position.settings())

    def read(self, text: str, dice: Dice) -> Position:
        """Return the position that a notation describes."""
        return reader.read(self, text, dice)


GAME = PowerPlantsGame(
    key="power-plants",
    version=2,
    package="florilege.games.power_plants",
    seats=(1, 5),
    seats_clause="M6",
    longest=LONGEST,
    moves=int(MOVES),
    options=OPTIONS,
    clauses=CLAUSES,
    glyphs=glyphs(),
    weights=load("florilege.games.power_plants", FEATURES),
    presets=PRESETS,
)
