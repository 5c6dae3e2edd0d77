"""What is stored about a table besides its history, for lists and for the watchdog."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Stage: TypeAlias = Literal["gathering", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Summary:
    """What must be known without reading the history.

    `people` are (seat, player). `wakes` is when the table needs attention, in milliseconds since
    1970, or None: when its clock expires, or when a bot move or a rating is overdue.
    """

    stage: Stage
    people: tuple[tuple[int, str], ...]
    wakes: int | None
