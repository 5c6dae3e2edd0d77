"""Power Plants on the table: positions and moves in notation, and short questions about them."""

from typing import Final, cast

import pytest

from florilege.games.power_plants.game import GAME
from florilege.games.power_plants.notation import side_letter
from florilege.games.power_plants.plant_names import LETTERS as PLANTS
from florilege.games.power_plants.plant_names import NAMES
from florilege.games.power_plants.position import PowerPlantsPosition
from florilege.games.power_plants.scoring import totals
from florilege.games.power_plants.view import BoardData
from florilege.kernel.dice import fast_dice
from florilege.kernel.journal import Journal
from florilege.kernel.refusal import Refusal, Refused
from florilege.kernel.seats import LETTERS
from tests.games.scenario import events as events
from tests.games.scenario import moves as moves
from tests.games.scenario import order as order
from tests.games.scenario import play as play
from tests.games.scenario import refusal as refusal
from tests.games.scenario import turn as turn

COLUMN: Final = "honeyleaf deeproot starflower emberwood frightshade"
HIGHEST: Final = {1: 6, 2: 6, 3: 7, 4: 8, 5: 8}
NURSERY: Final = {1: 4, 5: 5}


def table(*texts: str, seed: int = 1) -> PowerPlantsPosition:
    """Read a position: later lines replace earlier ones; what all leave out is filled in.

    Hands and nursery take the lowest tiles that lie nowhere else; a hand has one tile while its
    player is past placing. Alone, the bag has as many tiles as it can have at that moment.
    """
    lines = [line.strip() for text in texts for line in text.splitlines() if line.strip()]
    given = {line.split()[0]: line for line in lines}
    seats = int(given.setdefault("seats", "seats 2").split()[1])
    given.setdefault("column", f"column {COLUMN}")
    given.setdefault("turn", "turn A place")
    free = unused(given, seats)
    for seat in LETTERS[:seats]:
        words = given.get(seat, seat).split()
        if "hand" not in words:
            size = hand_size(given, seat, seats)
            given[seat] = " ".join([*words, "hand", ",".join(free.pop(0) for _ in range(size))])
    if "nursery" not in given:
        size = 0 if seats == 1 and "last" in given else NURSERY.get(seats, 3)
        given["nursery"] = "nursery " + (",".join(free.pop(0) for _ in range(size)) or "-")
    if seats == 1:
        given.setdefault("bag", "bag " + ",".join(solo_bag(given, free)))
    elif "last" in given:
        given.setdefault("bag", "bag -")
    return read("\n".join(given.values()), seed)


def unused(given: dict[str, str], seats: int) -> list[str]:
    """Return the tiles in play that no line names, plant by plant in turn."""
    letters = [PLANTS[NAMES.index(name)] for name in given["column"].split()[1:]]
    tiles = [f"{plant}{n}" for n in range(1, HIGHEST[seats] + 1) for plant in letters]
    named = " ".join(line for key, line in given.items() if key not in ("column", "options"))
    return [tile for tile in tiles if tile not in named]


def hand_size(given: dict[str, str], seat: str, seats: int) -> int:
    """Return how many tiles a hand has at that moment."""
    _, turn, *frames = given["turn"].split()
    if turn == "over":
        return 1
    if seat == turn:
        return 2 if frames[0].split(":")[0] in ("place", "next", "deal") else 1
    if "last" not in given or seats == 1:
        return 2
    past = seats - int(given["last"].split()[1])
    gone = {(LETTERS.index(turn) - 1 - k) % seats for k in range(past)}
    return 1 if LETTERS.index(seat) in gone else 2


def solo_bag(given: dict[str, str], free: list[str]) -> list[str]:
    """Return what a bag may hold against the Mole: as many free tiles as the moment allows."""
    if "last" in given:
        return free[: 2 if given["turn"] == "turn over" else 3]
    odd = free[: min(19, len(free) - 1 + len(free) % 2)]
    return odd[1:] if " next" in given["turn"] else odd


def read(text: str, seed: int = 1) -> PowerPlantsPosition:
    """Read a whole position as it stands, and keep a journal."""
    position = GAME.read(text, fast_dice(seed))
    assert isinstance(position, PowerPlantsPosition)
    position.journal = Journal()
    return position


def new(seats: int, seed: int = 1, **options: str) -> PowerPlantsPosition:
    """Set up a new game."""
    position = GAME.start(seats, options, fast_dice(seed), Journal())
    assert isinstance(position, PowerPlantsPosition)
    return position


def refused_text(*texts: str) -> Refusal:
    """Return why a position is refused."""
    with pytest.raises(Refused) as caught:
        table(*texts)
    return caught.value.refusal


def spots(position: PowerPlantsPosition) -> set[str]:
    """Return the legal spots, as `q,r`."""
    return {move.partition("@")[2] for move in moves(position) if "@" in move}


def asked(position: PowerPlantsPosition) -> str:
    """Return what is asked now."""
    return position.question().kind


def on(position: PowerPlantsPosition, tile: str) -> str:
    """Return what lies on a patch: `2A`, `1B+5`, `+3` or nothing."""
    number = int(position.read_move(tile))
    garden = position.garden
    fairies = ""
    if garden.fairies[number]:
        fairies = f"{garden.fairies[number]}{side_letter(position, garden.owners[number])}"
    return fairies + (f"+{garden.gems[number]}" if garden.gems[number] else "")


def where(position: PowerPlantsPosition, tile: str) -> str:
    """Return the cell of a patch, `q,r`, or nothing if it is not in the garden."""
    return next(
        (f"{p['q']},{p['r']}" for p in board(position)["patches"] if p["patch"] == tile), ""
    )


def gems(position: PowerPlantsPosition, side: str) -> int:
    """Return the Gems in front of a player, or of the Mole (`M`)."""
    return int(position.gems[_side(side)])


def supply(position: PowerPlantsPosition, side: str) -> int:
    """Return how many fairies a player has left."""
    return int(position.supplies[_side(side)])


def captives(position: PowerPlantsPosition, side: str) -> int:
    """Return how many fairies a player, or the Mole, has captured."""
    return int(position.captives_of(_side(side)))


def score(position: PowerPlantsPosition, side: str) -> int:
    """Return what the final scoring would give now."""
    return int(totals(position)[_side(side)])


def hand(position: PowerPlantsPosition, seat: str) -> list[str]:
    """Return a hand."""
    return board(position)["players"][LETTERS.index(seat)]["hand"]


def board(position: PowerPlantsPosition) -> BoardData:
    """Return what everybody sees."""
    return cast(BoardData, position.board(0))


def _side(side: str) -> int:
    return 1 if side == "M" else LETTERS.index(side)
