"""Taking the fairy that comes with a new patch, or not (§1.2)."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.power_plants import events
from florilege.games.power_plants.moves import FREE_FAIRY, NO_FAIRY
from florilege.games.power_plants.phase import PowerPlantsPhase
from florilege.games.power_plants.state import POWER, State
from florilege.kernel.prompt import Part, Question


class Fairy(PowerPlantsPhase):
    def fill_legal(self, state: State, out: vec[i64]) -> i64:
        out[0] = FREE_FAIRY
        out[1] = NO_FAIRY
        return 2

    def apply(self, state: State, move: i64) -> None:
        state.phases.phase = POWER
        if move == FREE_FAIRY:
            state.add(state.wizard, 1)
        else:
            events.declined_fairy(state)

    def question(self, state: State) -> Question:
        return Question("fairy", "1.2", {"patch": state.name_of(state.wizard)})

    def parts(self, state: State, move: i64) -> list[Part]:
        return [("fairy", self.words[int(move)])]
