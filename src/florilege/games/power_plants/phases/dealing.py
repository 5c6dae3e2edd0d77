"""Dealing the first hands (S7); no decision."""

from mypy_extensions import i64

from florilege.games.power_plants import events
from florilege.games.power_plants.phase import PowerPlantsPhase
from florilege.games.power_plants.phases.next_turn import begin_turn
from florilege.games.power_plants.state import HAND, SWAP, State
from florilege.kernel.notation import NotationLine


class Dealing(PowerPlantsPhase):
    """The subject is the number of hands dealt."""

    def waits(self, state: State) -> bool:
        """Deal the next hand, or begin the first turn."""
        dealt = state.phases.subject
        if dealt == state.seats:
            state.phases.pop()
            begin_turn(state, state.first)
            return False
        seat = (state.first + dealt) % state.seats
        state.phases.subject = dealt + 1
        for slot in range(HAND):
            state.hands[seat * HAND + slot] = state.draw()
        events.dealt(state, seat, state.hand_of(seat, 0), state.hand_of(seat, 1))
        if state.holds_twins(seat):
            state.phases.push(SWAP, seat, 0)
        return False

    def write_subject(self, state: State, subject: i64) -> list[str]:
        return [str(subject)]

    def read_subject(self, state: State, line: NotationLine, words: list[str]) -> i64:
        return line.whole(words[0], 1, int(state.seats))
