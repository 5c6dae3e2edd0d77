"""What a seat is asked, in a form that any client can show.

A prompt lists every legal move as its notation and its parts, in the order a person would choose
them. Choices that agree so far have the same next part, or are the same move, so a client can offer
the whole list or let a person choose part by part, without knowing the game. The chosen parts are
turned into a move by `choices`.
"""

from typing import TypeAlias, TypedDict

from florilege.kernel.refusal import Args

Part: TypeAlias = tuple[str, str | int]
Parts: TypeAlias = dict[str, str | int]


class ChoiceData(TypedDict):
    """One legal move: `parts` maps each part's name to a term or a number."""

    move: str
    parts: Parts


class PromptData(TypedDict):
    """The decision a seat is asked for."""

    seat: int
    kind: str
    clause: str
    args: Args
    choices: list[ChoiceData]


class Question:
    """A prompt before its choices are listed: what is asked, and by which clause."""

    def __init__(self, kind: str, clause: str, args: Args | None = None) -> None:
        self.kind = kind
        self.clause = clause
        self.args: Args = args or {}
