"""How the points of a finished game came about.

Each entry is what one seat got for one thing: a kind (in words: `<game>-score-<kind>`), the clause
it follows from, and arguments as in events. The entries of a seat add up to its score.
"""

from typing import TypedDict

from florilege.kernel.refusal import Args


class Score(TypedDict):
    """Points of one seat, and what they are for."""

    seat: int
    kind: str
    clause: str
    points: int
    args: Args
