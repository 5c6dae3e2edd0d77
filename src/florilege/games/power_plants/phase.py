"""The base of the phases of Power Plants.

Each kind of move answers one question only, so the parts and the notation of a move belong to its
phase. Some phases need no decision but run between decisions.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.power_plants.state import State
from florilege.kernel.notation import NotationLine
from florilege.kernel.phase import Phase
from florilege.kernel.prompt import Part

UNREAD: Final[i64] = -1  # what `read_move` returns for a text that is no move of its phase


class PowerPlantsPhase(Phase[State]):
    """Base of the phases; those without a decision leave out the methods for moves."""

    def __init__(
        self, word: str, words: dict[int, str] | None = None, subject_size: int = 0
    ) -> None:
        """`word` names the phase in the notation of positions; `subject_size` more words follow it.

        `words` are the moves that are written as a word.
        """
        self.word = word
        self.words: dict[int, str] = words or {}
        self.subject_size = subject_size

    def waits(self, state: State) -> bool:
        """Do what needs no decision; return whether a decision is now pending."""
        return True

    def fill_legal(self, state: State, out: vec[i64]) -> i64:
        return 0

    def apply(self, state: State, move: i64) -> None:
        raise NotImplementedError

    # The moves that answer the question, legal or not.

    def owns(self, move: i64) -> bool:
        return int(move) in self.words

    def parts(self, state: State, move: i64) -> list[Part]:
        raise NotImplementedError

    def write_move(self, state: State, move: i64) -> str:
        return self.words[int(move)]

    def read_move(self, state: State, text: str) -> i64:
        """Return the move, or UNREAD; may raise `Refused`."""
        for move, word in self.words.items():
            if word == text:
                return move
        return UNREAD

    # The notation of positions.

    def write_subject(self, state: State, subject: i64) -> list[str]:
        return []

    def read_subject(self, state: State, line: NotationLine, words: list[str]) -> i64:
        """Return the subject, or raise `Refused`."""
        return 0

    def check(self, state: State, line: NotationLine) -> None:
        """Refuse a position in which the phase has nothing to decide."""
