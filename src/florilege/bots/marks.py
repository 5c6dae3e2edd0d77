"""Which moves are legal in the world of a simulation, and in which groups they fall.

A decision is marked anew for every world that comes to it, so a mark is the number of the round it
was made in, and all older marks are void. Groups are numbered behind the moves, from `span` on.
"""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.kernel.position import MOST_GROUPS, Position


@mypyc_attr(acyclic=True)
class Marks:
    """The last round in which each move, and each group, was marked; less than 0 once tried."""

    def __init__(self, span: i64) -> None:
        self.span = span
        self.rounds = vec[i64]([0] * (span + MOST_GROUPS))
        self.round: i64 = 0

    def mark(self, legal: vec[i64], number: i64) -> None:
        """Mark the first listed moves, and nothing else."""
        rounds = self.rounds
        self.round += 1
        for i in range(number):
            rounds[legal[i]] = self.round

    def has(self, move: i64) -> bool:
        """Tell whether a move or a group is marked, and was not tried."""
        return self.rounds[move] == self.round

    def is_group(self, move: i64) -> bool:
        """Tell whether what a node plays is no move, but the choice of a group."""
        return move >= self.span

    def group_of(self, world: Position, move: i64) -> i64:
        """Return the group of a move, numbered behind the moves."""
        return self.span + world.group(move)

    def mark_groups(self, world: Position, legal: vec[i64], number: i64) -> i64:
        """Mark the groups of the first listed moves as well; return how many."""
        found: i64 = 0
        for i in range(number):
            group = self.group_of(world, legal[i])
            if not self.has(group):
                self.rounds[group] = self.round
                found += 1
        return found

    def mark_group(self, world: Position, legal: vec[i64], number: i64, group: i64) -> i64:
        """Mark those of the first listed moves that are in a group, and nothing else."""
        self.round += 1
        found: i64 = 0
        for i in range(number):
            if self.group_of(world, legal[i]) == group:
                self.rounds[legal[i]] = self.round
                found += 1
        return found
