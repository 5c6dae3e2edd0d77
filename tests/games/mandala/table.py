"""Flowers on the table: positions and moves in notation, and short questions about them."""

from typing import Final, cast

from florilege.games.mandala.card_counts import total
from florilege.games.mandala.game import GAME
from florilege.games.mandala.mandala import face_down, face_up
from florilege.games.mandala.notation import write_counts, write_tiles
from florilege.games.mandala.position import MandalaPosition
from florilege.games.mandala.tiles import TILES, name
from florilege.games.mandala.view import BoardData
from florilege.kernel.dice import fast_dice
from florilege.kernel.journal import Journal
from florilege.kernel.seats import LETTERS, NOBODY, letter
from tests.games.scenario import events as events
from tests.games.scenario import moves as moves
from tests.games.scenario import order as order
from tests.games.scenario import play as play
from tests.games.scenario import refusal as refusal
from tests.games.scenario import turn as turn

DEFAULTS: Final = {
    "turn": "A",
    "A": "hand a2o2",
    "B": "hand a2o2",
    "C": "hand a2o2",
    "D": "hand a2o2",
    "1": "r2 y2",
    "2": "a2 g2",
    "3": "p2 o2",
}

# Every card lies in a hand or on a mandala: nothing is left to draw.
NO_PILE: Final = """
    seats 2
    A hand r1
    B hand y1
    1 r7 y3 marker A A a15p15/r14 B g1/y14
    2 p2 g3 marker B B o15/g14
    3 a4 o5
"""


def table(*texts: str, seed: int = 1) -> MandalaPosition:
    """Read a position: later lines replace earlier ones, `DEFAULTS` stand where all are silent."""
    lines = [line.strip() for text in texts for line in text.splitlines() if line.strip()]
    given = {line.split()[0]: line for line in lines}
    seats = int(given.setdefault("seats", "seats 3").split()[1])
    for key, words in DEFAULTS.items():
        if key not in LETTERS[seats:]:
            given.setdefault(key, f"{key} {words}")
    return read("\n".join(given.values()), seed)


def read(text: str, seed: int = 1) -> MandalaPosition:
    """Read a whole position as it stands, and keep a journal."""
    position = GAME.read(text, fast_dice(seed))
    assert isinstance(position, MandalaPosition)
    position.journal = Journal()
    return position


def new(seats: int, seed: int = 1, **options: str) -> MandalaPosition:
    """Set up a new game."""
    position = GAME.start(seats, options, fast_dice(seed), Journal())
    assert isinstance(position, MandalaPosition)
    return position


def hand(position: MandalaPosition, seat: str) -> str:
    """Return a hand: `r2y1`."""
    return write_counts(position.players[LETTERS.index(seat)].hand)


def hand_size(position: MandalaPosition, seat: str) -> int:
    """Return how many cards are in a hand."""
    return int(total(position.players[LETTERS.index(seat)].hand))


def side(position: MandalaPosition, mandala: int, seat: str) -> str:
    """Return the cards on a side, face-up and face-down ones: `p2/r1`."""
    cards = position.mandalas[mandala - 1].sides[LETTERS.index(seat)]
    return f"{write_counts(face_up(cards))}/{write_counts(face_down(cards))}"


def holder(position: MandalaPosition, mandala: int) -> str:
    """Return who holds the marker, or `-` while it lies on the tiles."""
    seat = position.mandalas[mandala - 1].marker
    return "-" if seat == NOBODY else letter(seat)


def singles(position: MandalaPosition, seat: str) -> str:
    """Return the single tiles of a player: `r7,gx`."""
    return write_tiles(position.players[LETTERS.index(seat)].singles)


def flowers(position: MandalaPosition, seat: str) -> list[str]:
    """Return the Flowers of a player, each in the order of its tiles' arrival: `r5+r7`."""
    pairs = position.players[LETTERS.index(seat)].flowers
    return [f"{name(pair // TILES)}+{name(pair % TILES)}" for pair in pairs]


def board(position: MandalaPosition, seat: str) -> BoardData:
    """Return what a player sees."""
    return cast(BoardData, position.board(LETTERS.index(seat)))


def worlds(position: MandalaPosition, seat: str, number: int = 40) -> list[MandalaPosition]:
    """Return several tables that a player may take for the true one."""
    dice = fast_dice(7)
    return [position.resample(LETTERS.index(seat), dice) for _ in range(number)]
