"""Between two turns: the Mole plays, the next turn begins, or the game ends; no decision."""

from mypy_extensions import i64

from florilege.games.power_plants import events, mole, scoring
from florilege.games.power_plants.phase import PowerPlantsPhase
from florilege.games.power_plants.state import NOT_YET, PLACE, TURN_END, State


class NextTurn(PowerPlantsPhase):
    def waits(self, state: State) -> bool:
        seat = (state.phases.seat + 1) % state.seats
        state.phases.pop()
        over = state.turns_left == 0
        if state.is_solo():
            mole.take_turn(state)
        if over:
            scoring.tell(state)
        else:
            begin_turn(state, seat)
        return False


def begin_turn(state: State, seat: i64) -> None:
    """Ask for a patch to place; the end of the turn waits below."""
    state.phases.push(TURN_END, seat, 0)
    state.phases.push(PLACE, seat, 0)
    if state.turns_left != NOT_YET:
        events.last_turn(state, seat)
