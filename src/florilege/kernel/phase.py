"""A phase as an object: what there is to one kind of decision, in one place.

A game of many small decisions has a phase for each and keeps them in an array, by the numbers that
its stack of phases holds (`phases`). What is asked of a position is then asked of the phase on top.
A phase has no state of its own: one object serves all games.
"""

from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.kernel.position import Position
from florilege.kernel.prompt import Question
from florilege.kernel.refusal import Refusal

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[P]):
    """Base of all phases.

    A game derives a base of its own and declares `fill_legal` and `apply` there once more, for its
    own positions: then no call of search passes a type check.
    """

    def fill_legal(self, position: P, out: vec[i64]) -> i64:
        """Write the legal moves into `out`, in order; return how many."""
        raise NotImplementedError

    def apply(self, position: P, move: i64) -> None:
        """Play a legal move."""
        raise NotImplementedError

    def question(self, position: P) -> Question:
        """Return what the deciding seat is asked."""
        raise NotImplementedError

    def explain(self, position: P, move: i64) -> Refusal:
        """Return why a move that answers the question is refused."""
        raise NotImplementedError
