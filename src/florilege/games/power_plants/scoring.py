"""The final scoring (section D), and what it would be now."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.power_plants import events
from florilege.games.power_plants.garden import TILES, kind_mask
from florilege.games.power_plants.options import EASY, EXTREME, HARD, MEDIUM
from florilege.games.power_plants.plants.roster import PLANTS
from florilege.games.power_plants.state import COLUMN, MOLE, State
from florilege.kernel.bits import BIT, count, lowest
from florilege.kernel.outcome import Outcome
from florilege.kernel.seats import NOBODY

LARGEST: Final[i64] = 8
FIRSTS: Final = vec[i64]([0, 1, 3, 5, 7, 9, 11, 13, 15])  # by size (D4)
SECONDS: Final = vec[i64]([0, 0, 1, 2, 3, 4, 5, 6, 7])
OTHERS: Final = vec[i64]([0, 0, 0, 1, 1, 1, 1, 1, 1])  # R28


@mypyc_attr(acyclic=True)
class Standing:
    """The sides that control patches of a field, best first, and what each gets."""

    def __init__(self, state: State, field: i64) -> None:
        self.field = field
        self.sides = vec[i64]()
        for side in range(state.sides):
            if state.garden.held[side] & field:
                self.rank(state, side)

    def rank(self, state: State, side: i64) -> None:
        """Insert a side at its place among those ranked so far."""
        place: i64 = len(self.sides)
        self.sides = append(self.sides, side)
        while place > 0 and outranks(state, self.field, side, self.sides[place - 1]):
            self.sides[place] = self.sides[place - 1]
            self.sides[place - 1] = side
            place -= 1

    def points(self, place: i64) -> i64:
        """Return what a place is worth in this field."""
        size = min(count(self.field), LARGEST)
        if place == 0:
            return FIRSTS[size]
        return SECONDS[size] if place == 1 else OTHERS[size]


def append(items: vec[i64], item: i64) -> vec[i64]:
    longer = vec[i64]([0] * (len(items) + 1))
    for i in range(len(items)):
        longer[i] = items[i]
    longer[len(items)] = item
    return longer


def outranks(state: State, field: i64, one: i64, other: i64) -> bool:
    """Return whether a side comes before another in a field (D5, D8; in solo X24 to X27)."""
    held = count(state.garden.held[one] & field)
    against = count(state.garden.held[other] & field)
    level = state.variant.difficulty if state.is_solo() else EASY
    if level == EXTREME:
        return mole_first(state, field, one)
    if held != against:
        return held > against
    if level == HARD:
        return one == MOLE
    if level == MEDIUM:
        mine, theirs = fairies_in(state, field, one), fairies_in(state, field, other)
        return one == MOLE if mine == theirs else mine > theirs
    lowest_held = numbers_of(state.garden.held[one] & field)
    return lowest_held < numbers_of(state.garden.held[other] & field)


def mole_first(state: State, field: i64, side: i64) -> bool:
    """Return whether a side is first; the player needs both more patches and more fairies (X27)."""
    patches = count(state.garden.held[0] & field) > count(state.garden.held[MOLE] & field)
    fairies = fairies_in(state, field, 0) > fairies_in(state, field, MOLE)
    return (side == 0) == (patches and fairies)


def numbers_of(tiles: i64) -> i64:
    """Return the lowest number among tiles of one plant."""
    return lowest(tiles) & 7


def fairies_in(state: State, field: i64, side: i64) -> i64:
    found: i64 = 0
    tiles = state.garden.held[side] & field
    while tiles:
        found += state.garden.fairies[lowest(tiles)]
        tiles &= tiles - 1
    return found


def field_points(state: State, out: vec[i64]) -> None:
    """Add what each side gets for the fields; without objects, for the speed of bots."""
    left = state.garden.planted
    while left:
        field = state.garden.field(lowest(left))
        left &= ~field
        share_out(state, field, out)


def share_out(state: State, field: i64, out: vec[i64]) -> None:
    """Add what each side gets for a field: first, second, or the others' share."""
    size = min(count(field), LARGEST)
    first: i64 = NOBODY
    second: i64 = NOBODY
    for side in range(state.sides):
        if not state.garden.held[side] & field:
            continue
        out[side] += OTHERS[size]
        if first == NOBODY or outranks(state, field, side, first):
            second = first
            first = side
        elif second == NOBODY or outranks(state, field, side, second):
            second = side
    if first != NOBODY:
        out[first] += FIRSTS[size] - OTHERS[size]
    if second != NOBODY:
        out[second] += SECONDS[size] - OTHERS[size]


def garden_gems(state: State, side: i64) -> i64:
    found: i64 = 0
    tiles = state.garden.held[side] & state.garden.jewelled  # D3
    while tiles:
        found += state.garden.gems[lowest(tiles)]
        tiles &= tiles - 1
    return found


def plant_gems(state: State, side: i64, place: i64) -> i64:
    """Return what a card of the column gives a side at the end (D2)."""
    return PLANTS[state.plants[place]].ending(state, side, kind_mask(place * 8))


def totals(state: State) -> vec[i64]:
    """Return the score of each side, as if the game ended now."""
    found = state.gems[:]
    for side in range(state.sides):
        found[side] += garden_gems(state, side)
        for place in range(COLUMN):
            found[side] += plant_gems(state, side, place)
    field_points(state, found)
    return found


def winners(state: State, points: vec[i64]) -> i64:
    """Return the winning seats as a mask: most Gems, then most fairies in the garden (D9)."""
    if state.is_solo():
        return 1 if points[0] > points[MOLE] else 0  # X28
    best: i64 = -1
    found: i64 = 0
    for seat in range(state.seats):
        worth = points[seat] * 1024 + state.fairies_in_garden(seat)
        if worth > best:
            best = worth
            found = 0
        if worth == best:
            found |= BIT[seat]
    return found


def outcome(state: State) -> Outcome | None:
    """Return the outcome, or None while the game goes on."""
    if not state.is_over():
        return None
    points = totals(state)
    found = winners(state, points)
    listed = [seat for seat in range(int(state.seats)) if found >> seat & 1]
    scores = [int(points[seat]) for seat in range(state.seats)]
    if state.is_solo():
        return Outcome("mole-beaten" if listed else "mole-unbeaten", "X28", listed, scores)
    best = max(scores)
    if scores.count(best) == 1:
        return Outcome("gems", "D9", listed, scores)
    return Outcome("fairies" if len(listed) == 1 else "shared", "D9", listed, scores)


def tell(state: State) -> None:
    """Record the whole scoring in order, each step for all sides together (R26)."""
    if state.journal is None:
        return
    for side in range(state.sides):
        events.scored_won(state, side, state.gems[side])
    for place in range(COLUMN):
        key = PLANTS[state.plants[place]].key
        for side in range(state.sides):
            events.scored_plant(state, side, key, plant_gems(state, side, place))
    for side in range(state.sides):
        events.scored_gems(state, side, garden_gems(state, side))
    for standing in standings(state):
        for place in range(len(standing.sides)):
            side = standing.sides[place]
            events.scored_field(state, standing.field, side, place, standing.points(place))
    tell_result(state, totals(state))


def tell_result(state: State, points: vec[i64]) -> None:
    for side in range(state.sides):
        events.total(state, side, points[side])
    if state.is_solo():
        events.mole_result(state, "X28", points[0], points[MOLE])
    else:
        events.result(state, outcome(state))


def standings(state: State) -> list[Standing]:
    """Return all fields, in the order of the column, with their rankings."""
    found: list[Standing] = []
    left = state.garden.planted
    for tile in range(TILES):
        if left >> tile & 1:
            field = state.garden.field(tile)
            left &= ~field
            found.append(Standing(state, field))
    return found
