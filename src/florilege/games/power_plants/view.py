"""The view of a seat: everything but the order of the bag, which nobody knows."""

from typing import Literal, TypedDict

from mypy_extensions import i64

from florilege.games.power_plants.garden import NO_TILE, TILES
from florilege.games.power_plants.hexes import column_of, row_of
from florilege.games.power_plants.plants.roster import PLANTS, plant_of
from florilege.games.power_plants.rules import Rules
from florilege.games.power_plants.scoring import Standing, standings, totals
from florilege.games.power_plants.setup import timing_of
from florilege.games.power_plants.state import GROWING, HAND, NOT_YET, POWER
from florilege.kernel.bits import count, lowest
from florilege.kernel.seats import Seat

TIMINGS: tuple[Literal["morning"], Literal["noon"], Literal["night"]] = ("morning", "noon", "night")


class PlantData(TypedDict):
    """A card of the column; `sources` tells where each field of it comes from."""

    plant: str
    letter: str
    alternate: bool
    timing: Literal["morning", "noon", "night"]
    free_fairy: bool
    sources: dict[str, str]


class PatchData(TypedDict):
    """A patch of the garden; `owner` is the seat whose fairies are there."""

    patch: str
    plant: str
    number: int
    q: int
    r: int
    owner: int | None
    fairies: int
    gems: int


class PlaceData(TypedDict):
    """A place in a field, and what it would score now."""

    seat: int
    patches: int
    points: int


class FieldData(TypedDict):
    """A field and who stands where in it."""

    plant: str
    patches: list[str]
    places: list[PlaceData]


class CaptiveData(TypedDict):
    """How many fairies of a seat are held captive."""

    seat: int
    number: int


class PlayerData(TypedDict):
    """A seat or the Mole; `score` is what the final scoring would give now."""

    seat: int
    hand: list[str]
    supply: int | None
    gems: int
    captives: list[CaptiveData]
    score: int
    retired: bool


class BoardData(TypedDict):
    """The whole table; `growing` lists the patches yet to grow, in order.

    `would_grow` lists those that Grow would wake, while it is one of the powers to choose from.
    """

    discovery: bool
    difficulty: str | None
    column: list[PlantData]
    patches: list[PatchData]
    fields: list[FieldData]
    wizard: str | None
    growing: list[str]
    would_grow: list[str]
    nursery: list[str]
    bag: int
    turns_left: int | None
    first: int
    players: list[PlayerData]


def board(state: Rules, _seat: Seat) -> BoardData:
    """Return the table; the same for every seat."""
    points = totals(state)
    settings = state.given
    return {
        "discovery": state.variant.discovery,
        "difficulty": str(settings["difficulty"]) if state.is_solo() else None,
        "column": [_plant(state, plant) for plant in state.plants],
        "patches": [_patch(state, tile) for tile in _planted(state)],
        "fields": [_field(state, standing) for standing in standings(state)],
        "wizard": None if state.wizard == NO_TILE else state.name_of(state.wizard),
        "growing": growing(state),
        "would_grow": would_grow(state),
        "nursery": state.names_of(state.nursery),
        "bag": int(count(state.bag)),
        "turns_left": None if state.turns_left == NOT_YET else int(state.turns_left),
        "first": int(state.first),
        "players": [_player(state, side, int(points[side])) for side in range(int(state.sides))],
    }


def growing(state: Rules) -> list[str]:
    """Return the patches yet to grow, even while another decision is pending."""
    phases = state.phases.copy()
    while phases.depth:
        if phases.phase == GROWING:
            return state.names_of(phases.subject)
        phases.pop()
    return []


def would_grow(state: Rules) -> list[str]:
    """Return the patches that Grow would let grow, in the order of the column (§2.3, §2.4)."""
    asked = state.phases.depth and state.phases.phase == POWER
    return state.names_of(state.by_wizard()) if asked and not state.variant.discovery else []


def _planted(state: Rules) -> list[i64]:
    return [tile for tile in range(TILES) if state.garden.planted >> tile & 1]


def _plant(state: Rules, number: i64) -> PlantData:
    plant = PLANTS[number]
    return {
        "plant": plant.key,
        "letter": plant.letter,
        "alternate": plant.letter.isupper(),
        "timing": TIMINGS[timing_of(state, number)],
        "free_fairy": plant.free_fairy or state.variant.always_free_fairy,
        "sources": dict(plant.sources),
    }


def _patch(state: Rules, tile: i64) -> PatchData:
    garden = state.garden
    return {
        "patch": state.name_of(tile),
        "plant": plant_of(state, tile).key,
        "number": int(tile & 7) + 1,
        "q": int(column_of(garden.cells[tile])),
        "r": int(row_of(garden.cells[tile])),
        "owner": state.owner(garden.owners[tile]),
        "fairies": int(garden.fairies[tile]),
        "gems": int(garden.gems[tile]),
    }


def _field(state: Rules, standing: Standing) -> FieldData:
    names = state.names_of(standing.field)
    places: list[PlaceData] = []
    for place in range(len(standing.sides)):
        side = standing.sides[place]
        held = count(state.garden.held[side] & standing.field)
        places.append(
            {
                "seat": state.public_seat(side),
                "patches": int(held),
                "points": int(standing.points(place)),
            }
        )
    return {
        "plant": plant_of(state, lowest(standing.field)).key,
        "patches": names,
        "places": places,
    }


def _player(state: Rules, side: int, score: int) -> PlayerData:
    seated = side < state.seats
    held = [state.hand_of(side, slot) for slot in range(HAND)] if seated else []
    captives: list[CaptiveData] = [
        {
            "seat": state.public_seat(owner),
            "number": int(state.captives[side * state.sides + owner]),
        }
        for owner in range(state.sides)
        if state.captives[side * state.sides + owner]
    ]
    return {
        "seat": state.public_seat(side),
        "hand": [state.name_of(tile) for tile in held if tile != NO_TILE],
        "supply": int(state.supplies[side]) if seated else None,
        "gems": int(state.gems[side]),
        "captives": captives,
        "score": score,
        "retired": state.retired >> side & 1 == 1,
    }
