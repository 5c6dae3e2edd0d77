"""Views of a game, as clients receive them (see `kernel/view.py`, `prompt.py`, …)."""

from typing import Any

from florilege.server.protocol.fields import Args, Data


class ChoiceData(Data):
    """A legal move, and the parts a player chooses to make it."""

    move: str
    parts: dict[str, int | str]


class PromptData(Data):
    """The decision a seat has to make, with every legal move."""

    seat: int
    kind: str
    clause: str
    args: Args
    choices: list[ChoiceData]


class OutcomeData(Data):
    """How a game ended."""

    reason: str
    clause: str
    winners: list[int]
    scores: list[int]


class Line(Data):
    """A line of an outline; `level` 0 is a heading."""

    level: int
    kind: str
    args: Args


class View(Data):
    """All that a client needs to show the game to one seat."""

    seat: int | None
    seats: int
    to_move: int | None
    asked: str | None
    prompt: PromptData | None
    outcome: OutcomeData | None
    board: dict[str, Any]
    outline: list[Line]


class EventData(Data):
    """An event, as its reader may know it."""

    kind: str
    clause: str
    args: Args


class PlyData(Data):
    """The events of one move, as one reader may know them; ply 0 is the set-up."""

    ply: int
    events: list[EventData]
