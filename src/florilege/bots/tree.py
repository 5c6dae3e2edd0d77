"""The tree of a search: nodes in parallel arrays, children as linked lists.

A node is a move and who made it. What chance and hidden cards add is not in the tree: each
simulation imagines a world of its own and walks the moves that are legal there (information-set
Monte-Carlo tree search, one observer).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

ROOT: Final[i64] = 0
NO_NODE: Final[i64] = -1
FIRST_ROOM: Final[i64] = 1024
ONE: Final[i64] = 1


@mypyc_attr(acyclic=True)
class Tree:
    """Grows node by node; `totals` are rewards of who made the move."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.moves = vec[i64]([0] * FIRST_ROOM)
        self.seats = vec[i64]([0] * FIRST_ROOM)
        self.firsts = vec[i64]([NO_NODE] * FIRST_ROOM)
        self.siblings = vec[i64]([NO_NODE] * FIRST_ROOM)
        self.visits = vec[i64]([0] * FIRST_ROOM)
        self.offers = vec[i64]([0] * FIRST_ROOM)  # how often the move was there to be chosen
        self.totals = vec[float]([0.0] * FIRST_ROOM)
        self.hopes = vec[float]([0.0] * FIRST_ROOM)  # what the features promised
        self.add(NO_NODE, NO_NODE, NO_NODE, 0.0)

    def add(self, parent: i64, move: i64, seat: i64, hope: float) -> i64:
        """Add a node as the first child of its parent."""
        node = self.size
        if node == len(self.moves):
            self.make_room()
        self.size += 1
        self.moves[node] = move
        self.seats[node] = seat
        self.firsts[node] = NO_NODE
        self.siblings[node] = NO_NODE
        self.visits[node] = 0
        self.offers[node] = 0
        self.totals[node] = 0.0
        self.hopes[node] = hope
        if parent != NO_NODE:
            self.siblings[node] = self.firsts[parent]
            self.firsts[parent] = node
        return node

    def make_room(self) -> None:
        """Double the arrays."""
        self.moves = longer(self.moves)
        self.seats = longer(self.seats)
        self.firsts = longer(self.firsts)
        self.siblings = longer(self.siblings)
        self.visits = longer(self.visits)
        self.offers = longer(self.offers)
        self.totals = longer_floats(self.totals)
        self.hopes = longer_floats(self.hopes)

    def child(self, node: i64, move: i64) -> i64:
        """Return the child by a move, or NO_NODE."""
        found = self.firsts[node]
        while found != NO_NODE and self.moves[found] != move:
            found = self.siblings[found]
        return found

    def is_better(self, node: i64, other: i64) -> bool:
        """Tell whether a node was visited more than another, or as often and won more."""
        if other == NO_NODE or self.visits[node] != self.visits[other]:
            return other == NO_NODE or self.visits[node] > self.visits[other]
        return self.mean(node) > self.mean(other)

    def mean(self, node: i64) -> float:
        """Return the mean reward of who made the move."""
        return self.totals[node] / float(max(self.visits[node], ONE))


def longer(items: vec[i64]) -> vec[i64]:
    """Return an array of twice the length with the same beginning."""
    found = vec[i64]([0] * (2 * len(items)))
    for i in range(len(items)):
        found[i] = items[i]
    return found


def longer_floats(items: vec[float]) -> vec[float]:
    """Return an array of twice the length with the same beginning."""
    found = vec[float]([0.0] * (2 * len(items)))
    for i in range(len(items)):
        found[i] = items[i]
    return found
