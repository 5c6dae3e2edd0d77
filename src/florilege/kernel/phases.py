"""The stack of sub-phases: who decides what, now and afterwards.

A composite action is a sequence of small decisions. Each pending one is a frame: a phase (the
game's own number), the seat that decides, and a subject (a mandala, a flower, a battle…). The top
frame is the current decision; popping it resumes the one below. An empty stack ends the game.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.kernel.seats import NOBODY, Seat

OVER: Final[i64] = 0
DEEPEST: Final[i64] = 8


@mypyc_attr(acyclic=True)
class Phases:
    """The top frame, unpacked for speed, and the packed frames below it."""

    def __init__(self) -> None:
        self.phase = OVER
        self.seat = NOBODY
        self.subject: i64 = 0
        self.depth: i64 = 0
        self.below = vec[i64]()

    def push(self, phase: i64, seat: Seat, subject: i64) -> None:
        """Ask `seat` for a decision that comes before all pending ones."""
        if self.depth == 0:
            self.below = vec[i64]([0] * DEEPEST)
        self.below[self.depth] = (self.subject << 8 | self.phase) << 8 | (self.seat + 1)
        self.depth += 1
        self.phase = phase
        self.seat = seat
        self.subject = subject

    def pop(self) -> None:
        """End the current decision and resume the one below it."""
        self.depth -= 1
        frame = self.below[self.depth]
        self.seat = (frame & 0xFF) - 1
        self.phase = frame >> 8 & 0xFF
        self.subject = frame >> 16

    def copy(self) -> "Phases":
        twin = Phases()
        twin.phase = self.phase
        twin.seat = self.seat
        twin.subject = self.subject
        twin.depth = self.depth
        twin.below = self.below[:]
        return twin
