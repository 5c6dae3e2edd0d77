"""What a player is asked, and the parts of each answer."""

from mypy_extensions import i64

from florilege.games.power_plants.garden import NO_TILE
from florilege.games.power_plants.hexes import CELLS
from florilege.games.power_plants.moves import (
    DONE,
    FREE_FAIRY,
    KEEP,
    LANDING,
    NO_FAIRY,
    PLACING,
    SKIP,
    SWAPPING,
)
from florilege.games.power_plants.notation import WORDS
from florilege.games.power_plants.plant import FIELD, PLANT, tile_of
from florilege.games.power_plants.rules import Rules
from florilege.games.power_plants.state import (
    CARRY,
    FAIRY,
    GROWING,
    HAND,
    PLACE,
    POWER,
    SWAP,
    TAKE_BACK,
    TARGET,
)
from florilege.games.power_plants.tile_names import spot_name
from florilege.kernel.bits import lowest
from florilege.kernel.prompt import Part, Parts, Question
from florilege.kernel.refusal import Args


def question(state: Rules) -> Question:
    """Return what is asked now."""
    phase = state.phases.phase
    subject = state.phases.subject
    if phase == PLACE:
        return Question("place", "1.1")
    if phase == FAIRY:
        return Question("fairy", "1.2", {"patch": state.name_of(state.wizard)})
    if phase == POWER:
        return Question("power", "2.1", {"patch": state.name_of(state.wizard)})
    if phase == GROWING:
        plant = state.plant_of(lowest(state.choices))
        return Question("growing", "2.4", {"plant": plant.key})
    if phase == TARGET:
        return target_question(state, subject)
    if phase == CARRY:
        return Question("landing", "R6", {"patch": state.name_of(subject & 63)})
    if phase == TAKE_BACK:
        return Question("take-back", "P5", {"patch": state.name_of(subject)})
    return Question("swap", state.swap_clause())


def target_question(state: Rules, act: i64) -> Question:
    """Return what a power asks for."""
    plant = state.plant_of(tile_of(act))
    args: Args = {"patch": state.name_of(tile_of(act))}
    return Question(plant.asks(act), plant.clause(act), args)


def parts(state: Rules, move: i64) -> list[Part]:
    """Return the parts of a move."""
    seat = state.phases.seat
    if move >= PLACING:
        tile = state.hand_of(seat, (move - PLACING) // CELLS)
        return [("patch", state.name_of(tile)), ("spot", spot_name((move - PLACING) % CELLS))]
    if move >= LANDING:
        return [("spot", spot_name(move - LANDING))]
    if move >= SWAPPING:
        given = state.hand_of(seat, (move - SWAPPING) // 40)
        taken = state.name_of((move - SWAPPING) % 40)
        return [("given_patch", state.name_of(given)), ("taken_patch", taken)]
    if move == KEEP:
        return [("given_patch", WORDS[move])]
    if move == SKIP or move == DONE:
        return [("patch", WORDS[move])]
    if move == FREE_FAIRY or move == NO_FAIRY:
        return [("fairy", WORDS[move])]
    if move > SKIP:
        return [("power", WORDS[move])]
    return [choice(state, move)]


def choice(state: Rules, tile: i64) -> Part:
    """Return a tile as what it stands for in the present step."""
    if state.phases.phase == TARGET:
        act = state.phases.subject
        asked = state.plant_of(tile_of(act)).asks(act)
        if asked == FIELD:
            return ("field_patch", state.name_of(tile))
        if asked == PLANT:
            return ("plant", state.plant_of(tile).key)
    return ("patch", state.name_of(tile))


def phase_of(move: i64) -> i64:
    """Return the phase that a move belongs to, or 0 for one that chooses a patch."""
    if move >= PLACING:
        return PLACE
    if move >= LANDING:
        return CARRY
    if move >= SWAPPING or move == KEEP:
        return SWAP
    if move == FREE_FAIRY or move == NO_FAIRY:
        return FAIRY
    if move == SKIP:
        return GROWING
    if move == DONE:
        return TARGET
    return POWER if move > SKIP else 0


def notation_of(state: Rules, chosen: Parts) -> str:
    """Return in notation what chosen parts mean; without a hand patch, the first is meant."""
    given = chosen.get("given_patch", chosen.get("patch", _first_of_hand(state)))
    if "taken_patch" in chosen:
        return f"{given}/{chosen['taken_patch']}"
    if "spot" in chosen:
        return f"{given if state.phases.phase == PLACE else ''}@{chosen['spot']}"
    return str(next(iter(chosen.values()), ""))


def _first_of_hand(state: Rules) -> str:
    held = [state.hand_of(state.phases.seat, slot) for slot in range(HAND)]
    return next((state.name_of(tile) for tile in held if tile != NO_TILE), "")
