"""What one seat, or a spectator, may see.

A view is built from nothing: the frame below, common to all games, and the game's own board.
`outline` is the board as lines of text for readers and generic clients; each line is a kind (in
words: `<game>-line-<kind>`) with arguments as in events.
"""

from collections.abc import Mapping
from typing import TypeAlias, TypedDict

from florilege.kernel.outcome import OutcomeData
from florilege.kernel.prompt import PromptData
from florilege.kernel.refusal import Args

Board: TypeAlias = Mapping[str, object]


class OutlineLine(TypedDict):
    """One line of an outline; `level` 0 is a heading."""

    level: int
    kind: str
    args: Args


class View(TypedDict):
    """Everything a client needs to show the game to one seat."""

    seat: int | None
    seats: int
    to_move: int | None
    asked: str | None
    prompt: PromptData | None
    outcome: OutcomeData | None
    board: Board
    outline: list[OutlineLine]
