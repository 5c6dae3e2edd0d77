"""Why a move is refused."""

from mypy_extensions import i64

from florilege.games.power_plants import prompts
from florilege.games.power_plants.garden import NO_TILE, Garden
from florilege.games.power_plants.hexes import CELLS, DIRECTIONS, beside, is_edge
from florilege.games.power_plants.legal_spots import LegalSpots
from florilege.games.power_plants.moves import DONE, LANDING, MOVES, PLACING, SPROUT, SWAPPING
from florilege.games.power_plants.plant import FIELD, LIFTED, tile_of
from florilege.games.power_plants.rules import Rules
from florilege.games.power_plants.state import (
    CARRY,
    GROWING,
    NEAR,
    OUSTING,
    PLACE,
    POWER,
    TAKE_BACK,
    TARGET,
)
from florilege.games.power_plants.tile_names import spot_name
from florilege.kernel.bits import BIT, lowest
from florilege.kernel.refusal import Args, Refusal


def explain(state: Rules, move: i64) -> Refusal:
    """Return why an illegal move is refused."""
    if not 0 <= move < MOVES:
        return Refusal("unknown-move")
    phase = state.phases.phase
    wanted = prompts.phase_of(move)
    if wanted != phase if wanted else phase not in (GROWING, TARGET, TAKE_BACK):
        return Refusal("not-asked", state.question().clause)
    if phase == PLACE:
        return explain_placing(state, move)
    if phase == CARRY:
        return explain_landing(state, move - LANDING)
    if phase == POWER:
        return explain_power(state, move)
    if phase == GROWING:
        return explain_growing(state, move)
    if phase == TARGET:
        return explain_target(state, move)
    if phase == TAKE_BACK:
        return Refusal("not-your-fairies", "P5", {"patch": state.name_of(move)})
    args: Args = {"patch": state.name_of((move - SWAPPING) % 40)}
    return Refusal("not-in-nursery", state.swap_clause(), args)


def explain_placing(state: Rules, move: i64) -> Refusal:
    """Return why a tile cannot be placed so."""
    if state.hand_of(state.phases.seat, (move - PLACING) // CELLS) == NO_TILE:
        return Refusal("no-such-tile", "1.1")
    return explain_spot(state.garden, state.garden.legal_spots(), (move - PLACING) % CELLS)


def explain_landing(state: Rules, cell: i64) -> Refusal:
    """Return why a patch cannot be moved there."""
    tile = state.phases.subject & 63
    old = state.garden.cells[tile]
    if cell == old:
        return Refusal("same-spot", "R6", {"patch": state.name_of(tile)})
    spots = state.garden.legal_spots_without(tile)
    if spots.has(cell):
        near = (state.phases.subject >> NEAR & 63) - 1
        return Refusal("spot-not-beside", carrying_clause(state), {"patch": state.name_of(near)})
    without = state.garden.copy()
    without.lift(tile)
    return explain_spot(without, spots, cell)


def carrying_clause(state: Rules) -> str:
    """Return the clause of the power that moves a patch now."""
    load = state.phases.subject
    if load & OUSTING:
        return state.plant_of(state.wizard).sprout_clause
    return state.plant_of((load >> NEAR & 63) - 1).grow_clause


def explain_spot(garden: Garden, spots: LegalSpots, cell: i64) -> Refusal:
    """Return why a cell is no legal spot."""
    args: Args = {"spot": spot_name(cell)}
    tile = NO_TILE if is_edge(cell) else garden.tile_at(cell)
    if tile != NO_TILE:
        return Refusal("spot-taken", "T3", args)
    if is_edge(cell) or garden.sides_taken(cell) == 0:
        return Refusal("spot-apart", "T3", args)
    if is_enclosed(garden, spots, cell):
        return Refusal("spot-enclosed", "R5", args)
    return Refusal("spot-behind-gap", "P7", args)


def is_enclosed(garden: Garden, spots: LegalSpots, cell: i64) -> bool:
    """Return whether patches cut a cell off entirely, narrow gaps or not."""
    seen = [cell]
    for here in seen:
        for direction in range(DIRECTIONS):
            near = beside(here, direction)
            if is_edge(near) or spots.has(near):
                return False
            if garden.tile_at(near) == NO_TILE and near not in seen:
                seen.append(near)
    return True


def explain_power(state: Rules, move: i64) -> Refusal:
    """Return why a power cannot be used."""
    if move == SPROUT:
        clause = state.plant_of(state.wizard).sprout_clause
        return Refusal("nothing-to-do", clause, {"patch": state.name_of(state.wizard)})
    if state.variant.discovery:
        return Refusal("no-growing", "N2")
    return Refusal("nothing-grows", "2.3")


def explain_growing(state: Rules, tile: i64) -> Refusal:
    """Return why a patch cannot grow now."""
    args: Args = {"patch": state.name_of(tile)}
    if not state.phases.subject & BIT[tile]:
        return Refusal("not-growing", "2.3", args)
    if tile >> 3 != lowest(state.choices) >> 3:
        return Refusal("column-order", "2.4", args)
    return Refusal("nothing-to-do", state.plant_of(tile).grow_clause, args)


def explain_target(state: Rules, move: i64) -> Refusal:
    """Return why a power cannot choose this."""
    act = state.phases.subject
    plant = state.plant_of(tile_of(act))
    if move == DONE:
        return Refusal("must-go-on", "P6", {"patch": state.name_of(tile_of(act))})
    args: Args = {"patch": state.name_of(move)}
    if plant.asks(act) == FIELD and state.garden.leaders(state.by_wizard()) & BIT[move]:
        return Refusal("nobody-to-capture", "P6", args)
    if plant.asks(act) != LIFTED or not state.garden.planted & BIT[move]:
        return Refusal("not-a-target", plant.clause(act), args)
    if move == state.wizard and not state.variant.wizard_patch_moves:
        return Refusal("wizard-stays", "R7", args)
    if not state.garden.unblocked() & BIT[move]:
        return Refusal("patch-blocked", "T5", args)
    return Refusal("nowhere-to-land", plant.clause(act), args)
