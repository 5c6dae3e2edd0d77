"""How a game ended, and why."""

from typing import TypedDict

from florilege.kernel.seats import letter


class OutcomeData(TypedDict):
    """An outcome as JSON."""

    reason: str
    clause: str
    winners: list[int]
    scores: list[int]


class Outcome:
    """Who won (several seats share a victory), the score of each seat, and what decided it."""

    def __init__(self, reason: str, clause: str, winners: list[int], scores: list[int]) -> None:
        self.reason = reason
        self.clause = clause
        self.winners = winners
        self.scores = scores

    def data(self) -> OutcomeData:
        return {
            "reason": self.reason,
            "clause": self.clause,
            "winners": self.winners,
            "scores": self.scores,
        }

    def text(self) -> str:
        """Return one line, as records keep it."""
        winners = "".join(letter(seat) for seat in self.winners)
        scores = " ".join(str(score) for score in self.scores)
        return f"{self.reason} {winners} {scores}"
