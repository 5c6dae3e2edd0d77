"""How the points of a finished game came about.

Each entry is what one seat got for one thing: a kind (words in the catalogue:
`<game>-score-<kind>`), the clause that says so, and arguments as events have them. What a seat got
adds up to its score.
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
