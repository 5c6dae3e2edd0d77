"""One-action lookahead: the static value of each move for the seat that plays it.

A decision is often one step of a longer action (a patch, a power, its target). After a move, the
same seat therefore continues greedily by static evaluation until another seat decides or the step
limit is reached. The position reached is evaluated.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.kernel.position import Position

MAX_STEPS: Final[i64] = 8  # further steps of one action


@mypyc_attr(acyclic=True)
class Lookahead:
    def __init__(self, weights: vec[float], seats: i64) -> None:
        self.weights = weights
        self.values = vec[float]([0.0] * seats)
        self.moves = vec[i64]()

    def evaluate(self, position: Position, out: vec[float]) -> None:
        """Write each seat's estimated reward into `out`, exact once the game is over."""
        if position.is_over():
            position.rewards(out)
        else:
            position.appraise(self.weights, out)

    def evaluate_for(self, position: Position, seat: i64) -> float:
        self.evaluate(position, self.values)
        return self.values[seat]

    def value_of(self, position: Position, move: i64) -> float:
        """Return the value of a move for the seat to move, after completing its action."""
        seat = position.to_move()
        world = position.copy()
        world.play(move)
        steps: i64 = 0
        while not world.is_over() and world.to_move() == seat and steps < MAX_STEPS:
            world.play(self.best_step(world, seat))
            steps += 1
        return self.evaluate_for(world, seat)

    def best_step(self, position: Position, seat: i64) -> i64:
        """Return the move with the best static evaluation right after it."""
        if len(self.moves) < position.widest():
            self.moves = vec[i64]([0] * position.widest())
        count = position.fill_sensible(self.moves)
        found = self.moves[0]
        best = -1.0
        for i in range(count):
            move = self.moves[i]
            if count == 1:
                return move
            world = position.copy()
            world.play(move)
            value = self.evaluate_for(world, seat)
            if value > best:
                best = value
                found = move
        return found
