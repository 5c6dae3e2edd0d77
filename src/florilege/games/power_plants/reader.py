"""Reads positions, and refuses what cannot happen in a game, with the line at fault.

What is left out is filled in: fairies not in the garden are in the supplies or captive, and the bag
holds every tile in play that is nowhere else.
"""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.power_plants.garden import NO_TILE, TILES
from florilege.games.power_plants.hexes import FARTHEST, cell_at, is_astray
from florilege.games.power_plants.notation import MOLE_LETTER, rest_of
from florilege.games.power_plants.options import check_plants
from florilege.games.power_plants.phase_reader import read_turn
from florilege.games.power_plants.plant_names import NAMES
from florilege.games.power_plants.position import PowerPlantsPosition
from florilege.games.power_plants.setup import timing_of
from florilege.games.power_plants.state import FAIRIES, HAND, MOLE, NOT_YET
from florilege.games.power_plants.tile_names import NOTHING, tile_list, tile_named
from florilege.kernel.bits import BIT, count, lowest
from florilege.kernel.notation import NotationLine, take
from florilege.kernel.refusal import Refused, refused
from florilege.kernel.seats import LETTERS as SEATS

PATCH: Final = re.compile(r"([a-zA-Z][1-8])@(-?[0-9]{1,2}),(-?[0-9]{1,2})(.*)")
LOAD: Final = re.compile(r"(?::([1-9][0-9]{0,3})([A-EM]))?(?:\+([1-9][0-9]{0,3}))?")
CAPTIVES: Final = re.compile(r"([1-9][0-9]{0,2})([A-EM])")


def read(state: PowerPlantsPosition, found: dict[str, NotationLine]) -> None:
    """Fill a blank position from the lines of a text."""
    seats = int(state.seats)
    _read_column(state, take(found, "column"))
    _read_garden(state, take(found, "garden"))
    _read_wizard(state, found.pop("wizard", None))
    state.nursery = _set_of_tiles(state, take(found, "nursery"))
    for side in range(int(state.sides)):
        key = SEATS[side] if side < seats else MOLE_LETTER
        _read_player(state, side, take(found, key) if side < seats else found.pop(key, None))
    first = found.pop("first", None)
    state.first = 0 if first is None else first.seat(" ".join(first.words), seats)
    _read_end(state, found)
    _count_tiles(state)
    _count_fairies(state)
    read_turn(state, take(found, "turn"))


def _read_column(state: PowerPlantsPosition, entry: NotationLine) -> None:
    try:
        check_plants(entry.words)
    except Refused as error:
        found = error.refusal
        raise entry.fail(found.code, found.clause, found.args) from None
    state.plants = vec[i64]([i64(NAMES.index(word)) for word in entry.words])
    timings = [timing_of(state, plant) for plant in state.plants]
    if timings != sorted(timings):
        raise entry.fail("column-unsorted", "S1")


def _read_garden(state: PowerPlantsPosition, entry: NotationLine) -> None:
    for word in entry.words:
        match = PATCH.fullmatch(word)
        if match is None:
            raise entry.wrong(word)
        tile = tile_named(state, match[1], entry)
        q, r = int(match[2]), int(match[3])
        if max(abs(q), abs(r)) > FARTHEST:
            raise entry.wrong(word)
        if state.garden.planted & BIT[tile]:
            raise entry.fail("tile-duplicated", "M1", {"patch": match[1]})
        if state.garden.tile_at(cell_at(q, r)) != NO_TILE:
            raise entry.fail("spot-taken", "1.1", {"spot": f"{q},{r}"})
        state.garden.place(tile, cell_at(q, r))
        state.astray = state.astray or is_astray(cell_at(q, r))
        _read_load(state, entry, tile, match[4])
    _check_whole(state, entry)


def _read_load(state: PowerPlantsPosition, entry: NotationLine, tile: i64, text: str) -> None:
    match = LOAD.fullmatch(text)
    if match is None:
        raise entry.wrong(text)
    if match[1] is not None:
        side = _side(state, entry, match[2])
        if int(match[1]) > FAIRIES and side != MOLE:
            raise entry.fail("fairies-too-many", "M4", {"seat": int(side)})
        for _ in range(int(match[1])):
            state.garden.settle(tile, side)
            state.supplies[side] -= 1
    if match[3] is not None:
        state.garden.put_gems(tile, int(match[3]))


def _check_whole(state: PowerPlantsPosition, entry: NotationLine) -> None:
    """Refuse a garden that is not connected; nothing ever splits one (T5)."""
    reached = state.garden.planted & -state.garden.planted
    fresh = reached
    while fresh:
        near = state.garden.neighbours(lowest(fresh)) & ~reached
        fresh = (fresh & (fresh - 1)) | near
        reached |= near
    if reached != state.garden.planted or reached == 0:
        raise entry.fail("garden-split", "T5")


def _side(state: PowerPlantsPosition, entry: NotationLine, word: str) -> i64:
    if word == MOLE_LETTER and state.is_solo():
        return MOLE
    return entry.seat(word, int(state.seats))


def _read_wizard(state: PowerPlantsPosition, entry: NotationLine | None) -> None:
    if entry is None:
        return
    state.wizard = tile_named(state, " ".join(entry.words), entry)
    if not state.garden.planted & BIT[state.wizard]:
        raise entry.wrong(" ".join(entry.words))


def _set_of_tiles(state: PowerPlantsPosition, entry: NotationLine) -> i64:
    tiles: i64 = 0
    for tile in tile_list(state, " ".join(entry.words), entry):
        if tiles & BIT[tile]:
            raise entry.fail("tile-duplicated", "M1", {"patch": state.name_of(tile)})
        tiles |= BIT[tile]
    return tiles


def _read_player(state: PowerPlantsPosition, side: int, entry: NotationLine | None) -> None:
    if entry is None:
        return
    keys = ["hand", "gems", "captives"] if side < state.seats else ["gems", "captives"]
    fields = entry.fields(entry.words, keys)
    hand = tile_list(state, fields.get("hand", NOTHING), entry)
    if len(hand) > HAND:
        raise entry.fail("hand-size", "S7", {"given": len(hand), "expected": int(HAND)})
    for slot, tile in enumerate(hand):
        state.hands[side * HAND + slot] = tile
    state.gems[side] = entry.whole(fields.get("gems", "0"), 0, 9999)
    for word in fields["captives"].split(",") if "captives" in fields else []:
        match = CAPTIVES.fullmatch(word)
        owner = side if match is None else _side(state, entry, match[2])
        place = side * state.sides + owner
        if match is None or owner == side or state.captives[place]:
            raise entry.wrong(word)
        state.captives[place] = int(match[1])
        state.supplies[owner] -= int(match[1])


def _read_end(state: PowerPlantsPosition, found: dict[str, NotationLine]) -> None:
    entry = found.pop("last", None)
    if entry is not None:
        most = 1 if state.is_solo() else int(state.seats)
        state.turns_left = entry.whole(" ".join(entry.words), 0, most)
    bag = found.pop("bag", None)
    state.bag = rest_of(state)
    if bag is not None:
        state.bag = _set_of_tiles(state, bag)
    usual = {1: 4, 5: 5}.get(int(state.seats), 3)
    expected = 0 if state.is_solo() and state.turns_left != NOT_YET else usual
    if count(state.nursery) != expected:
        args: dict[str, int | str | list[str]] = {"expected": expected}
        raise refused("nursery-size", "X1" if state.is_solo() else "S4", args)


def _count_tiles(state: PowerPlantsPosition) -> None:
    census = state.census()
    highest = 6 if state.seats <= 2 else 7 if state.seats == 3 else 8
    for tile in range(TILES):
        if census[tile] > 1:
            raise refused("tile-duplicated", "M1", {"patch": state.name_of(tile), "line": 0})
        if census[tile] and tile & 7 >= highest:
            raise refused("tile-out-of-play", "S2", {"patch": state.name_of(tile)})


def _count_fairies(state: PowerPlantsPosition) -> None:
    for seat in range(int(state.seats)):
        if state.supplies[seat] < 0:
            raise refused("fairies-too-many", "M4", {"seat": seat, "line": 0})
