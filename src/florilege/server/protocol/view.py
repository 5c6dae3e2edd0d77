"""What the kernel tells of a game, as clients receive it (`kernel/view.py`, `prompt.py`, …)."""

from typing import Any

from florilege.server.protocol.fields import Args, Data


class ChoiceData(Data):
    """One legal move, and the parts a person would choose to make it."""

    move: str
    parts: dict[str, int | str]


class PromptData(Data):
    """The decision a seat is asked for, with every legal move."""

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
    """One line of an outline; `level` 0 is a heading."""

    level: int
    kind: str
    args: Args


class View(Data):
    """Everything a client needs to show the game to one seat."""

    seat: int | None
    seats: int
    to_move: int | None
    asked: str | None
    prompt: PromptData | None
    outcome: OutcomeData | None
    board: dict[str, Any]
    outline: list[Line]


class EventData(Data):
    """Something that happened, as its reader may know it."""

    kind: str
    clause: str
    args: Args


class PlyData(Data):
    """What one reader learned from one move; that of ply 0 is the set-up."""

    ply: int
    events: list[EventData]
