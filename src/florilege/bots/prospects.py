"""The moves of the root, in the order of what features promise of them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.bots.appraisal import Appraiser
from florilege.bots.bot import Glimpse
from florilege.bots.clock import Clock
from florilege.bots.marks import Marks
from florilege.kernel.dice import Dice
from florilege.kernel.position import Position

WORLDS: Final[i64] = 2  # in which the moves are appraised


@mypyc_attr(acyclic=True)
class Prospects:
    """Moves with their hopes, the best last; the most promising are tried first."""

    def __init__(self) -> None:
        self.moves = vec[i64]()
        self.hopes = vec[float]()

    def survey(self, glimpse: Glimpse, appraiser: Appraiser, clock: Clock, dice: Dice) -> None:
        """Appraise the legal moves, all in the same worlds, while there is time."""
        legal = vec[i64]([0] * glimpse.widest())
        number = glimpse.fill_legal(legal)
        self.moves = legal[:number]
        self.hopes = vec[float]([0.0] * number)
        for _ in range(WORLDS):
            world = glimpse.imagine(dice)
            for i in range(number):
                if not clock.is_over():
                    self.hopes[i] += appraiser.worth(world, self.moves[i]) / float(WORLDS)
        sort_by(self.moves, self.hopes)

    def best_marked(self, marks: Marks) -> i64:
        """Return the place of the most promising move that is marked."""
        place: i64 = len(self.moves) - 1
        while not marks.has(self.moves[place]):
            place -= 1
        return place

    def best_of_marked_groups(self, marks: Marks, world: Position) -> i64:
        """Return the most promising move whose group is marked."""
        place: i64 = len(self.moves) - 1
        while not marks.has(marks.group_of(world, self.moves[place])):
            place -= 1
        return self.moves[place]


def sort_by(moves: vec[i64], hopes: vec[float]) -> None:
    """Sort moves by what is hoped of them, the best last, in place."""
    for i in range(1, len(moves)):
        move = moves[i]
        hope = hopes[i]
        place = i
        while place > 0 and hopes[place - 1] > hope:
            moves[place] = moves[place - 1]
            hopes[place] = hopes[place - 1]
            place -= 1
        moves[place] = move
        hopes[place] = hope
