"""The Mole: the automaton of the solo game (section X), which follows rules and makes no choices.

For each decision it reports which criteria narrowed it down, and how far.
"""

from mypy_extensions import i64

from florilege.games.power_plants import events, mole_powers
from florilege.games.power_plants.garden import kind_mask
from florilege.games.power_plants.hexes import DIRECTIONS, beside
from florilege.games.power_plants.legal_spots import LegalSpots
from florilege.games.power_plants.plants.roster import PLANTS
from florilege.games.power_plants.state import COLUMN, MOLE, NEXT_TURN, NOT_YET, State
from florilege.kernel.bits import count, lowest


def take_turn(state: State) -> None:
    state.phases.push(NEXT_TURN, MOLE, 0)
    if state.bag == 0 and state.turns_left == NOT_YET:
        open_nursery(state)
    tile = state.draw()
    events.drew(state, MOLE, tile)
    cell = choose_spot(state, tile)
    state.plant(tile, cell)
    state.wizard = tile
    events.mole_placed(state, tile, cell)
    mole_powers.add(state, tile, 1)
    mole_powers.act(state, state.plants[tile >> 3] & 7)
    if state.astray:
        state.garden.move_back()
        state.astray = False
    state.phases.pop()


def open_nursery(state: State) -> None:
    """Mix the nursery into the empty bag: the player's next turn is the last (X22)."""
    events.mole_emptied_nursery(state)
    state.bag = state.nursery
    state.nursery = 0
    state.turns_left = 1


def choose_spot(state: State, tile: i64) -> i64:
    """Return where the Mole puts a patch, by four successive criteria (X3 to X6)."""
    spots = state.garden.legal_spots()
    keep_best(state, spots, "neighbours", "X3", 0, 0)
    if spots.size > 1:
        kind = kind_near(state, spots, tile)
        keep_best(state, spots, "kin", "X4", 1, kind)
        anchor = lowest_near(state, spots, kind)
        keep_best(state, spots, "lowest", "X5", 2, anchor)
        keep_best(state, spots, "clock", "X6", 3, anchor)
    return spots.cells[0]


def keep_best(
    state: State, spots: LegalSpots, what: str, clause: str, criterion: i64, about: i64
) -> None:
    """Keep only the spots that are best by a criterion."""
    if spots.size == 1:
        return
    best: i64 = -1
    kept: i64 = 0
    for i in range(spots.size):
        worth = merit(state, spots.cells[i], criterion, about)
        if worth > best:
            best = worth
            kept = 0
        if worth == best:
            spots.cells[kept] = spots.cells[i]
            kept += 1
    spots.size = kept
    if criterion < 2:
        events.mole_weighed(state, what, clause, best, kept)
    else:
        events.mole_measured(state, what, clause, best, kept, about)


def merit(state: State, cell: i64, criterion: i64, about: i64) -> i64:
    """Return how good a spot is by a criterion; higher is better."""
    near = state.garden.next_to(cell)
    if criterion == 0:
        return count(near)
    if criterion == 1:
        return count(near & about)
    if criterion == 2:
        return 1 if near >> about & 1 else 0
    return hour(state.garden.cells[about], cell)


def hour(centre: i64, cell: i64) -> i64:
    """Return how far clockwise a cell is around another, from one o'clock (R33)."""
    for direction in range(DIRECTIONS):
        if beside(centre, direction) == cell:
            return direction
    return -1


def kind_near(state: State, spots: LegalSpots, tile: i64) -> i64:
    """Return the tiles of the patch's own plant, or of the next in the column that is near (X7)."""
    near: i64 = 0
    for i in range(spots.size):
        near |= state.garden.next_to(spots.cells[i])
    place = tile >> 3
    while not near & kind_mask(place * 8):
        place = (place + 1) % COLUMN
        events.mole_looked_down(state, PLANTS[state.plants[place]].key)
    return kind_mask(place * 8)


def lowest_near(state: State, spots: LegalSpots, kind: i64) -> i64:
    """Return the lowest-numbered patch of a plant that touches any of the spots."""
    near: i64 = 0
    for i in range(spots.size):
        near |= state.garden.next_to(spots.cells[i])
    return lowest(near & kind)
