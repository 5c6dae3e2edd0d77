"""What a player is asked, and the parts of an answer."""

from typing import Final

from mypy_extensions import i64

from florilege.games.flower_power import events, gardens, notation, setup
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
from florilege.games.flower_power.state import (
    AIM,
    BUILD,
    CONFIRM,
    CONTEST,
    CREATE,
    FLOWER,
    PLACE,
    POWER,
    REGULAR,
    REPLY,
    SELECT,
    TARGET,
    WILL,
    State,
)
from florilege.kernel.prompt import Part, Parts, Question
from florilege.kernel.refusal import Args
from florilege.kernel.seats import LETTERS

QUESTIONS: Final = {
    CONTEST: ("contest", "3.1"),
    PLACE: ("place", "3.1"),
    BUILD: ("build", "3.3"),
    AIM: ("aim", "4.4"),
    TARGET: ("target", "12.14"),
    REGULAR: ("regular", "6.5"),
    POWER: ("power", "6.6"),
    SELECT: ("select", "5.3.1"),
    REPLY: ("reply", "5.3.2"),
    CONFIRM: ("confirm", "5.3.3"),
    WILL: ("will", "12.11"),
    CREATE: ("create", "5.4"),
}


def question(state: State) -> Question:
    """Ask what the phase on top of the stack asks."""
    kind, clause = QUESTIONS.get(state.phases.phase, ("turn", "5.2"))
    args: Args = {}
    if state.phases.phase == BUILD and not setup.building(state):
        args["left"] = int(state.to_plant[state.phases.seat])
    if state.phases.phase == TARGET:
        args["card"] = events.face_name(state, state.phases.subject)
    if state.phases.phase == AIM:
        args["flower"] = events.flower_name(state, state.phases.subject)
    return Question(kind, state.variant.cite(clause), args)


def parts(state: State, move: i64) -> list[Part]:
    """Return the parts of a move: an action by name, and what it is done to."""
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
    """Return in notation what chosen parts mean; a flower without a position means its top."""
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
