"""What a player is asked, and the parts of each answer, both from the phases."""

from mypy_extensions import i64

from florilege.games.power_plants.garden import NO_TILE
from florilege.games.power_plants.phases.roster import PHASES, phase_of
from florilege.games.power_plants.state import HAND, PLACE, State
from florilege.kernel.prompt import Part, Parts, Question


def question(state: State) -> Question:
    return PHASES[state.phases.phase].question(state)


def parts(state: State, move: i64) -> list[Part]:
    return phase_of(state, move).parts(state, move)


def notation_of(state: State, chosen: Parts) -> str:
    """Return the notation of chosen parts; the first tile of the hand is the default."""
    given = chosen.get("given_patch", chosen.get("patch", _first_of_hand(state)))
    if "taken_patch" in chosen:
        return f"{given}/{chosen['taken_patch']}"
    if "spot" in chosen:
        return f"{given if state.phases.phase == PLACE else ''}@{chosen['spot']}"
    return str(next(iter(chosen.values()), ""))


def _first_of_hand(state: State) -> str:
    held = [state.hand_of(state.phases.seat, slot) for slot in range(HAND)]
    return next((state.name_of(tile) for tile in held if tile != NO_TILE), "")
