"""The base of the phases of Flower Power!

Moves mean the same in every phase: their parts and their notation depend only on the kind of move
(`moves`), in `prompts` and `notation`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power.actions import ActionRules
from florilege.kernel.phase import Phase
from florilege.kernel.prompt import Question
from florilege.kernel.refusal import Args


class FlowerPowerPhase(Phase[ActionRules]):
    def __init__(self, kind: str, clause: str) -> None:
        """`kind` is the kind of question asked, `clause` the one behind it."""
        self.kind = kind
        self.clause = clause

    def fill_legal(self, state: ActionRules, out: vec[i64]) -> i64:
        return 0

    def apply(self, state: ActionRules, move: i64) -> None:
        raise NotImplementedError

    def question(self, state: ActionRules) -> Question:
        return Question(self.kind, state.variant.cite(self.clause), self.args(state))

    def args(self, state: ActionRules) -> Args:
        return {}
