"""A phase as an object: everything about one kind of decision, in one place.

A game of many small decisions keeps its phases in an array, indexed by the numbers on its stack of
phases (`phases`), and passes what it is asked to the phase on top. A phase has no state: one object
serves all games.
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

    A game derives its own base and declares `fill_legal` and `apply` there again, for its own
    positions, so that search calls them without a type check.
    """

    def fill_legal(self, position: P, out: vec[i64]) -> i64:
        """Write the legal moves into `out`, in order; return how many."""
        raise NotImplementedError

    def apply(self, position: P, move: i64) -> None:
        raise NotImplementedError

    def question(self, position: P) -> Question:
        raise NotImplementedError

    def explain(self, position: P, move: i64) -> Refusal:
        """Return why a move that answers the question is refused."""
        raise NotImplementedError
