"""Choosing a power: the Wizard's patch sprouts, the patches around it grow, or neither (§2)."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.power_plants import events, moves
from florilege.games.power_plants.moves import REST, SPROUT
from florilege.games.power_plants.phase import PowerPlantsPhase
from florilege.games.power_plants.phases.target import activate
from florilege.games.power_plants.plant import GROW
from florilege.games.power_plants.plants.roster import plant_of
from florilege.games.power_plants.state import GROWING, State
from florilege.kernel.bits import lowest
from florilege.kernel.prompt import Part, Question
from florilege.kernel.refusal import Refusal


class Power(PowerPlantsPhase):
    """The powers that have any effect (§2.1), and neither (§2.5)."""

    def fill_legal(self, state: State, out: vec[i64]) -> i64:
        listed: i64 = 0
        if plant_of(state, state.wizard).useful(state, state.wizard):
            out[listed] = SPROUT
            listed += 1
        if not state.variant.discovery and something_grows(state):
            out[listed] = moves.GROW
            listed += 1
        out[listed] = REST
        return listed + 1

    def apply(self, state: State, move: i64) -> None:
        if move == SPROUT:
            state.phases.pop()
            events.sprouts(state, state.wizard, plant_of(state, state.wizard).sprout_clause)
            activate(state, state.wizard)
        elif move == moves.GROW:
            events.grows(state)
            state.phases.phase = GROWING
            state.phases.subject = state.by_wizard()
        else:
            events.rested(state)
            state.phases.pop()

    def question(self, state: State) -> Question:
        return Question("power", "2.1", {"patch": state.name_of(state.wizard)})

    def parts(self, state: State, move: i64) -> list[Part]:
        return [("power", self.words[int(move)])]

    def explain(self, state: State, move: i64) -> Refusal:
        if move == SPROUT:
            clause = plant_of(state, state.wizard).sprout_clause
            return Refusal("nothing-to-do", clause, {"patch": state.name_of(state.wizard)})
        if state.variant.discovery:
            return Refusal("no-growing", "N2")
        return Refusal("nothing-grows", "2.3")


def something_grows(state: State) -> bool:
    """Return whether the Grow of any patch beside the Wizard has an effect."""
    near = state.by_wizard()
    while near:
        tile = lowest(near)
        near &= near - 1
        if plant_of(state, tile).useful(state, tile | GROW):
            return True
    return False
