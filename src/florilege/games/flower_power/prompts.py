"""What a player is asked, and the parts of an answer."""

from mypy_extensions import i64

from florilege.games.flower_power import events, gardens, notation
from florilege.games.flower_power.actions import ActionRules
from florilege.games.flower_power.moves import (
    CARDS,
    FLOWERS,
    HEARTS,
    PLACES,
    POISONS,
    POSITIONS,
    SIZES,
    SPIES,
    SPY_HANDS,
    TRANSFORMS,
)
from florilege.games.flower_power.phases.roster import PHASES
from florilege.games.flower_power.state import (
    FLOWER,
    State,
)
from florilege.kernel.prompt import Part, Parts, Question
from florilege.kernel.seats import LETTERS


def question(state: ActionRules) -> Question:
    return PHASES[state.phases.phase].question(state)


def parts(state: State, move: i64) -> list[Part]:
    """Return the parts of a move: an action by name, and its target."""
    if move >= HEARTS:
        at = move - HEARTS
        flower = events.flower_name(state, at // POSITIONS)
        return [("action", "heart"), ("flower", flower), ("position", int(at % POSITIONS) + 1)]
    if move >= SPIES:
        return [("action", "spy"), ("flower", events.flower_name(state, move - SPIES))]
    if move >= TRANSFORMS:
        return [("action", "transform"), ("flower", events.flower_name(state, move - TRANSFORMS))]
    if move >= POISONS:
        return _poison(state, move - POISONS)
    if move >= SPY_HANDS:
        return [("action", "spy-hand"), ("other_seat", int(move - SPY_HANDS))]
    if move >= CARDS:
        return [("action", "card"), ("card", events.face_name(state, move - CARDS))]
    if move >= FLOWERS:
        return [("action", "attack"), ("flower", events.flower_name(state, move - FLOWERS))]
    if move >= SIZES:
        return [("action", "size"), ("number", int(move - SIZES))]
    if move >= PLACES:
        return [("action", "place"), ("number", int(move - PLACES) + 1)]
    return [("action", notation.write_move(state, move))]


def _poison(state: State, petal: i64) -> list[Part]:
    flower = state.place[petal] - FLOWER
    position = int(gardens.position_of(state, petal)) + 1
    return [
        ("action", "poison"),
        ("flower", events.flower_name(state, flower)),
        ("position", position),
    ]


def notation_of(_state: State, chosen: Parts) -> str:
    """Return the notation of chosen parts; a flower without a position means its top."""
    action = str(chosen.get("action", ""))
    flower, position = chosen.get("flower", ""), chosen.get("position", 1)
    if action == "attack":
        return str(flower)
    if action == "transform":
        return f"power:{flower}"
    if action == "spy":
        return f"spy:{flower}"
    if action == "poison" or action == "heart":
        return f"{action}:{flower}.{position}"
    if action == "spy-hand":
        return f"hand:{_letter_of(chosen.get('other_seat'))}"
    if action == "place" or action == "size":
        return f"{action}:{chosen.get('number', '')}"
    return str(chosen.get("card", action))


def _letter_of(seat: object) -> str:
    return LETTERS[seat] if isinstance(seat, int) and 0 <= seat < len(LETTERS) else ""
