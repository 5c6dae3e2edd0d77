"""How the Mole chooses one of several patches (X20); each deciding criterion is an event."""

from typing import Final

from mypy_extensions import i64

from florilege.games.power_plants import events
from florilege.games.power_plants.hexes import distance
from florilege.games.power_plants.state import MOLE, State
from florilege.kernel.bits import BIT, count, lowest

YOU: Final[i64] = 0

# Criteria; the first six are the tie-breaks X20.1 to X20.6, in their order.
LARGEST_FIELD: Final[i64] = 0
MOST_GEMS: Final[i64] = 1
MOST_YOURS: Final[i64] = 2
UNOCCUPIED: Final[i64] = 3
LOWEST_NUMBER: Final[i64] = 4
TOP_OF_COLUMN: Final[i64] = 5
FEWEST_OWN: Final[i64] = 6
MOST_OWN: Final[i64] = 7

TIE_BREAKS: Final = ["field", "gems", "yours", "unoccupied", "number", "column"]


def decide(state: State, tiles: i64, clause: str) -> i64:
    """Return the patch left by the six tie-breaks (R35)."""
    for criterion in range(6):
        name = TIE_BREAKS[criterion]
        tiles = keep_best(state, tiles, criterion, name, f"X20.{criterion + 1}")
    events.mole_chose(state, lowest(tiles), clause)
    return lowest(tiles)


def most_of_yours(state: State, tiles: i64, clause: str) -> i64:
    return keep_best(state, tiles, MOST_YOURS, "yours", clause)


def most_of_its_own(state: State, tiles: i64, clause: str) -> i64:
    return keep_best(state, tiles, MOST_OWN, "own", clause)


def fewest_of_its_own(state: State, tiles: i64, clause: str) -> i64:
    return keep_best(state, tiles, FEWEST_OWN, "fewest", clause)


def nearest(state: State, tiles: i64, target: i64, clause: str) -> i64:
    """Return the patch nearest to another; tie-breaks decide among equals (R36)."""
    best: i64 = 1000
    found: i64 = 0
    left = tiles
    while left:
        tile = lowest(left)
        left &= left - 1
        way = steps(state, tile, target)
        if way < best:
            best = way
            found = 0
        if way == best:
            found |= BIT[tile]
    if found != tiles:
        events.mole_measured(state, "nearest", clause, best, count(found), target)
    return decide(state, found, clause)


def steps(state: State, tile: i64, target: i64) -> i64:
    """Return the distance between patches: in a straight line, or from patch to patch."""
    if not state.variant.nearest_by_patches:
        return distance(state.garden.cells[tile], state.garden.cells[target])
    reached = BIT[tile]
    number: i64 = 0
    while not reached >> target & 1:
        left = reached
        while left:
            reached |= state.garden.neighbours(lowest(left))
            left &= left - 1
        number += 1
    return number


def keep_best(state: State, tiles: i64, criterion: i64, name: str, clause: str) -> i64:
    """Return the patches that are best by a criterion; record it if that narrows the choice."""
    best: i64 = -1000
    found: i64 = 0
    left = tiles
    while left:
        tile = lowest(left)
        left &= left - 1
        worth = merit(state, tile, criterion)
        if worth > best:
            best = worth
            found = 0
        if worth == best:
            found |= BIT[tile]
    if found != tiles:
        events.mole_weighed(state, name, clause, max(best, -best), count(found))
    return found


def merit(state: State, tile: i64, criterion: i64) -> i64:
    """Return how good a patch is by a criterion; higher is better."""
    garden = state.garden
    if criterion == LARGEST_FIELD:
        return count(garden.field(tile))
    if criterion == MOST_GEMS:
        return 0 if garden.owners[tile] == MOLE else garden.gems[tile]
    if criterion == MOST_YOURS:
        return garden.fairies_of(YOU, tile)
    if criterion == UNOCCUPIED:
        return 1 if garden.fairies[tile] == 0 else 0
    if criterion == LOWEST_NUMBER:
        return -(tile & 7) - 1
    if criterion == TOP_OF_COLUMN:
        return -(tile >> 3) - 1
    own = garden.fairies_of(MOLE, tile)
    return own if criterion == MOST_OWN else -own
