"""Copies of earlier positions of a game, so that an undo replays few moves.

The further back, the fewer are kept: about two for every doubling of the distance from the current
ply. An undo of n moves so replays at most n/2 or 3 moves, unless it follows others.
"""

from dataclasses import dataclass
from typing import Final

from florilege.kernel.position import Position

STRIDE: Final = 4  # plies between the copies nearest to the current position


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A position without journal, and how many turns had ended in the journal."""

    ply: int
    position: Position
    turns: int


class Checkpoints:
    def __init__(self) -> None:
        self._kept: list[Checkpoint] = []  # in order

    def __len__(self) -> int:
        return len(self._kept)

    def note(self, ply: int, position: Position, turns: int) -> None:
        """Copy the current position if its turn has come, and drop what lies too close behind."""
        if ply % STRIDE == 0:
            self._kept = [kept for kept in self._kept if kept.ply % _spacing(ply - kept.ply) == 0]
            self._kept.append(Checkpoint(ply, _copy(position), turns))

    def go_back(self, ply: int) -> Checkpoint:
        """Drop the copies after a ply; return a fresh copy of the last one left."""
        while self._kept[-1].ply > ply:
            self._kept.pop()
        last = self._kept[-1]
        return Checkpoint(last.ply, _copy(last.position), last.turns)


def _spacing(distance: int) -> int:
    """Return a power of 2, at most half the distance, or STRIDE if that is more."""
    return max(STRIDE, (1 << (distance // 2).bit_length()) // 2)


def _copy(position: Position) -> Position:
    twin = position.copy()
    twin.age = position.age
    return twin
