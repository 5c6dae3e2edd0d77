"""The rules: the phase on top of the stack decides which moves are legal and what they do."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.power_plants.phases.roster import PHASES
from florilege.games.power_plants.state import State


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Rules(State):
    def fill_legal(self, out: vec[i64]) -> i64:
        return PHASES[self.phases.phase].fill_legal(self, out)

    def apply(self, move: i64) -> None:
        PHASES[self.phases.phase].apply(self, move)
        self.settle()

    def settle(self) -> None:
        """Run on to the next decision, or to the end of the game."""
        while self.phases.depth:
            if PHASES[self.phases.phase].waits(self):
                return
