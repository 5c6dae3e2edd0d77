"""Looking one move ahead: what each move would be worth to who plays it.

A decision is often one step of a longer action (a patch, a power, its target). So after a move the
same seat goes on by itself, each time with the step that looks best at once, until somebody else
decides or chance has spoken often enough; that position is appraised.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.kernel.position import Position

FURTHEST: Final[i64] = 8  # steps of one's own that are looked ahead


@mypyc_attr(acyclic=True)
class Appraiser:
    """Appraises moves with the weights of a game."""

    def __init__(self, weights: vec[float], seats: i64) -> None:
        self.weights = weights
        self.chances = vec[float]([0.0] * seats)
        self.moves = vec[i64]()

    def look_at(self, position: Position, out: vec[float]) -> None:
        """Write how each seat's chances look, or what it got in the end."""
        if position.is_over():
            position.rewards(out)
        else:
            position.appraise(self.weights, out)

    def chance(self, position: Position, seat: i64) -> float:
        """Return how a seat's chances look, or what it got in the end."""
        self.look_at(position, self.chances)
        return self.chances[seat]

    def worth(self, position: Position, move: i64) -> float:
        """Return what a move is worth to who plays it, its action carried to its end."""
        seat = position.to_move()
        world = position.copy()
        world.play(move)
        steps: i64 = 0
        while not world.is_over() and world.to_move() == seat and steps < FURTHEST:
            world.play(self.best_step(world, seat))
            steps += 1
        return self.chance(world, seat)

    def best_step(self, position: Position, seat: i64) -> i64:
        """Return the move after which a position looks best at once."""
        if len(self.moves) < position.widest():
            self.moves = vec[i64]([0] * position.widest())
        number = position.fill_legal(self.moves)
        found = self.moves[0]
        best = -1.0
        for i in range(number):
            move = self.moves[i]
            if number == 1:
                return move
            world = position.copy()
            world.play(move)
            chance = self.chance(world, seat)
            if chance > best:
                best = chance
                found = move
        return found
