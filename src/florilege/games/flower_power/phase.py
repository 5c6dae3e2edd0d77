"""What the phases of Flower Power! have beside what every game's have.

The moves of Flower Power! mean the same in every phase: their parts and their notation go by the
kind of move (`moves`), in `prompts` and `notation`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power.actions import ActionRules
from florilege.kernel.phase import Phase
from florilege.kernel.prompt import Question
from florilege.kernel.refusal import Args


class FlowerPowerPhase(Phase[ActionRules]):
    """Base of the phases."""

    def __init__(self, kind: str, clause: str) -> None:
        """Declare a phase: what kind of question it asks, and by which clause."""
        self.kind = kind
        self.clause = clause

    def fill_legal(self, state: ActionRules, out: vec[i64]) -> i64:
        return 0

    def apply(self, state: ActionRules, move: i64) -> None:
        raise NotImplementedError

    def question(self, state: ActionRules) -> Question:
        return Question(self.kind, state.variant.cite(self.clause), self.args(state))

    def args(self, state: ActionRules) -> Args:
        """Return the arguments of the question."""
        return {}
