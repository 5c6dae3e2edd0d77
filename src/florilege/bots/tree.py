"""The search tree: nodes in parallel arrays, children as linked lists.

A node stands for a move and the seat that made it. Chance and hidden information are not in the
tree: each simulation samples its own world and follows the moves that are legal there (single
observer information-set Monte-Carlo tree search).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

ROOT: Final[i64] = 0
NO_NODE: Final[i64] = -1
INITIAL_CAPACITY: Final[i64] = 1024
ONE: Final[i64] = 1


@mypyc_attr(acyclic=True)
class Tree:
    """Nodes by index; a node's reward sum is that of the seat that made its move."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.moves = vec[i64]([0] * INITIAL_CAPACITY)
        self.seats = vec[i64]([0] * INITIAL_CAPACITY)
        self.first_children = vec[i64]([NO_NODE] * INITIAL_CAPACITY)
        self.next_siblings = vec[i64]([NO_NODE] * INITIAL_CAPACITY)
        self.visits = vec[i64]([0] * INITIAL_CAPACITY)
        self.availability = vec[i64]([0] * INITIAL_CAPACITY)  # visits to the parent while legal
        self.reward_sums = vec[float]([0.0] * INITIAL_CAPACITY)
        self.priors = vec[float]([0.0] * INITIAL_CAPACITY)
        self.add(NO_NODE, NO_NODE, NO_NODE, 0.0)

    def add(self, parent: i64, move: i64, seat: i64, prior: float) -> i64:
        """Add a node as the first child of its parent; return its index."""
        node = self.size
        if node == len(self.moves):
            self.double_capacity()
        self.size += 1
        self.moves[node] = move
        self.seats[node] = seat
        self.first_children[node] = NO_NODE
        self.next_siblings[node] = NO_NODE
        self.visits[node] = 0
        self.availability[node] = 0
        self.reward_sums[node] = 0.0
        self.priors[node] = prior
        if parent != NO_NODE:
            self.next_siblings[node] = self.first_children[parent]
            self.first_children[parent] = node
        return node

    def double_capacity(self) -> None:
        self.moves = doubled(self.moves)
        self.seats = doubled(self.seats)
        self.first_children = doubled(self.first_children)
        self.next_siblings = doubled(self.next_siblings)
        self.visits = doubled(self.visits)
        self.availability = doubled(self.availability)
        self.reward_sums = doubled_floats(self.reward_sums)
        self.priors = doubled_floats(self.priors)

    def child(self, node: i64, move: i64) -> i64:
        """Return a node's child for a move, or NO_NODE."""
        found = self.first_children[node]
        while found != NO_NODE and self.moves[found] != move:
            found = self.next_siblings[found]
        return found

    def is_better(self, node: i64, other: i64) -> bool:
        """Return whether a node has more visits than another, or as many and a higher mean."""
        if other == NO_NODE or self.visits[node] != self.visits[other]:
            return other == NO_NODE or self.visits[node] > self.visits[other]
        return self.mean(node) > self.mean(other)

    def mean(self, node: i64) -> float:
        """Return the mean reward of the seat that made the move."""
        return self.reward_sums[node] / float(max(self.visits[node], ONE))


def doubled(items: vec[i64]) -> vec[i64]:
    """Return a copy padded to twice the length."""
    found = vec[i64]([0] * (2 * len(items)))
    for i in range(len(items)):
        found[i] = items[i]
    return found


def doubled_floats(items: vec[float]) -> vec[float]:
    found = vec[float]([0.0] * (2 * len(items)))
    for i in range(len(items)):
        found[i] = items[i]
    return found
