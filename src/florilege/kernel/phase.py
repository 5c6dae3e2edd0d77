"""A phase as an object: everything there is to one kind of decision.

A game of many small decisions declares a phase for each and keeps them in a list, by the numbers
that its stack of phases (`phases`) holds: whatever is asked of a position is asked of the phase on
top. A phase has no state of its own; one object serves all games.
"""

from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.kernel.position import Position
from florilege.kernel.prompt import Part, Question
from florilege.kernel.refusal import Refusal

UNREAD = -1  # what `read_move` returns for a text that is no move of its phase

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[P]):
    """Base of all phases; one that decides nothing leaves out what asks about moves."""

    def __init__(self, words: dict[int, str] | None = None) -> None:
        """Declare a phase; `words` are the moves that are written as a word."""
        self.words: dict[int, str] = words or {}

    def fill_legal(self, position: P, out: vec[i64]) -> i64:
        """Write the legal moves into `out`, in order; return how many."""
        raise NotImplementedError

    def apply(self, position: P, move: i64) -> None:
        """Play a legal move."""
        raise NotImplementedError

    def question(self, position: P) -> Question:
        """Return what the deciding seat is asked."""
        raise NotImplementedError

    def parts(self, position: P, move: i64) -> list[Part]:
        """Return the parts of a move."""
        raise NotImplementedError

    def explain(self, position: P, move: i64) -> Refusal:
        """Return why a move of this phase is refused."""
        raise NotImplementedError

    def owns(self, move: i64) -> bool:
        """Return whether a move, legal or not, answers this phase's question."""
        return int(move) in self.words

    def write_move(self, _position: P, move: i64) -> str:
        """Return a move of this phase in notation."""
        return self.words[int(move)]

    def read_move(self, _position: P, text: str) -> i64:
        """Return the move of this phase that a notation names, or UNREAD; may raise `Refused`."""
        for move, word in self.words.items():
            if word == text:
                return move
        return UNREAD
