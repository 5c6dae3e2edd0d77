"""The set of moves that are legal in the world of the current simulation.

It is refilled at every node of every simulation. Members are therefore stamped with the number of
the current generation, so that starting a new generation clears the set.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class LegalSet:
    """A set of moves by generation stamps; a move is removed by negating its stamp."""

    def __init__(self, span: i64) -> None:
        self.stamps = vec[i64]([0] * span)
        self.generation: i64 = 0

    def assign(self, moves: vec[i64], count: i64) -> None:
        """Replace the members by the first `count` moves."""
        stamps = self.stamps
        self.generation += 1
        for i in range(count):
            stamps[moves[i]] = self.generation

    def has(self, move: i64) -> bool:
        return self.stamps[move] == self.generation
