"""Defaults for what a game need not declare, because it follows from the rest."""

from typing import cast

from mypy_extensions import i64

from florilege.kernel.outcome import Outcome
from florilege.kernel.prompt import Part
from florilege.kernel.refusal import refused
from florilege.kernel.score import Score
from florilege.kernel.view import Board, OutlineLine


class MoveNames:
    """The notation of a game where each move has one name, whatever the position."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def parts(self, _position: object, move: i64) -> list[Part]:
        """Return the only part of a move: its name, a term of the kind `move`."""
        return [("move", self.names[move])]

    def write(self, _position: object, move: i64) -> str:
        return self.names[move]

    def read(self, _position: object, text: str) -> i64:
        if text not in self.names:
            raise refused("unreadable-move", "", {"text": text})
        return self.names.index(text)


def outline_of_board(board: Board) -> list[OutlineLine]:
    """Return the outline of a board that consists of nothing else."""
    return cast("list[OutlineLine]", board["outline"])


def scores_of(outcome: Outcome) -> list[Score]:
    """Return the score of each seat as its only entry, by the clause that ended the game."""
    return [
        {"seat": seat, "kind": "score", "clause": outcome.clause, "points": points, "args": {}}
        for seat, points in enumerate(outcome.scores)
    ]
