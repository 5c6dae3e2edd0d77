"""The set-up: the column of plants, the first garden, the nursery (section S; solo X1)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.power_plants import events, options
from florilege.games.power_plants.garden import kind_mask
from florilege.games.power_plants.hexes import cell_at
from florilege.games.power_plants.plant import MORNING, NIGHT, NOON
from florilege.games.power_plants.plant_names import NAMES
from florilege.games.power_plants.plants.roster import PLANTS
from florilege.games.power_plants.rules import Rules
from florilege.games.power_plants.state import COLUMN, DEALING
from florilege.kernel.bits import BIT
from florilege.kernel.dice import Dice
from florilege.kernel.options import Settings

BASE_PLANTS: Final[i64] = 8
ALL_PLANTS: Final[i64] = 16
SNAPJAW: Final[i64] = 5

# R2: two over three.
TRAPEZOID: Final = vec[i64](
    [cell_at(0, 0), cell_at(1, 0), cell_at(-1, 1), cell_at(0, 1), cell_at(1, 1)]
)


def timing_of(state: Rules, plant: i64) -> i64:
    """Return when a plant grows; Snapjaw's time is disputed."""
    if state.variant.snapjaw_at_night and plant & 7 == SNAPJAW:
        return NIGHT
    return PLANTS[plant].timing


def begin(state: Rules) -> None:
    choose_column(state, state.given)
    events.column_laid(state, [PLANTS[plant].key for plant in state.plants])
    remove_tiles(state)
    lay_garden(state)
    fill_nursery(state)
    state.first = state.dice.below(state.seats) if state.seats > 1 else 0
    events.first_player(state, state.first)
    state.phases.push(DEALING, state.first, 0)
    state.settle()


# The column.


def choose_column(state: Rules, settings: Settings) -> None:
    """Take the named plants, or draw five; sort them by timing, then in the order drawn (S1)."""
    wanted = str(settings[options.PLANTS])
    if wanted in (options.BALANCED, options.RANDOM):
        drawn = draw_plants(state, settings)
    else:
        drawn = [NAMES.index(name) for name in wanted.split(",")]
    by_timing = [
        plant
        for timing in (MORNING, NOON, NIGHT)
        for plant in drawn
        if timing_of(state, plant) == timing
    ]
    state.plants = vec[i64]([i64(plant) for plant in by_timing])


def draw_plants(state: Rules, settings: Settings) -> list[int]:
    """Draw until the five plants meet the option; a second card of one type is drawn again (A2)."""
    while True:
        drawn = draw_five(state.dice, settings[options.ALTERNATES] == "mixed")
        change = {"one": 1, "two": 2}.get(str(settings[options.ALTERNATES]), 0)
        drawn = [plant + 8 if place < change else plant for place, plant in enumerate(drawn)]
        if settings[options.PLANTS] == options.RANDOM or is_balanced(state, drawn):
            order = vec[i64]([i64(plant) for plant in drawn])
            state.dice.shuffle(order)
            return [int(plant) for plant in order]


def draw_five(dice: Dice, mixed: bool) -> list[int]:
    """Draw five cards of different types: base ones, or any of the sixteen."""
    cards = ALL_PLANTS if mixed else BASE_PLANTS
    found: list[int] = []
    while len(found) < COLUMN:
        card = int(dice.below(cards))
        if all(card % 8 != other % 8 for other in found):
            found.append(card)
    return found


def is_balanced(state: Rules, drawn: list[int]) -> bool:
    """Return whether there are two plants of the morning, one of noon and one of night (S1.1)."""
    timings = [timing_of(state, plant) for plant in drawn]
    return timings.count(MORNING) >= 2 and NOON in timings and NIGHT in timings


# Tiles.


def highest_number(state: Rules) -> i64:
    """Return the highest number in play (S2; solo as for two, X1)."""
    if state.seats <= 2:
        return 6
    return 7 if state.seats == 3 else 8


def remove_tiles(state: Rules) -> None:
    """Put the numbers not in play back in the box."""
    highest = highest_number(state)
    for place in range(COLUMN):
        kind = kind_mask(place * 8)
        for number in range(highest, 8):
            state.bag &= ~(kind & BIT[place * 8 + number])


def lay_garden(state: Rules) -> None:
    """Lay the highest number of each plant at random in the trapezoid (S3)."""
    cells = TRAPEZOID[:]
    state.dice.shuffle(cells)
    for place in range(COLUMN):
        tile = place * 8 + highest_number(state) - 1
        state.bag &= ~BIT[tile]
        state.garden.place(tile, cells[place])
    events.garden_laid(state, state.garden.planted)


def fill_nursery(state: Rules) -> None:
    wanted: i64 = 3
    if state.seats == 1:
        wanted = 4
    elif state.seats == 5:
        wanted = 5
    for i in range(wanted):
        state.nursery |= BIT[state.draw()]
    events.nursery_filled(state, state.nursery)
