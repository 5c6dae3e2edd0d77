"""The set of moves that are legal in the world of the current simulation.

It is refilled at every node of every simulation, so members carry the number of the current
generation as a stamp, and clearing the set only means starting a new generation.
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
        """Return whether a move is in the set."""
        return self.stamps[move] == self.generation
