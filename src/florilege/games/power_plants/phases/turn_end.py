"""The end of a turn: drawing (§3.1), or counting down the last turns (E1); no decision."""

from mypy_extensions import i64

from florilege.games.power_plants import events
from florilege.games.power_plants.garden import NO_TILE
from florilege.games.power_plants.phase import PowerPlantsPhase
from florilege.games.power_plants.state import HAND, NEXT_TURN, NOT_YET, SWAP, State
from florilege.kernel.bits import BIT


class TurnEnd(PowerPlantsPhase):
    """Becomes the next turn, after a swap if there is one."""

    def waits(self, state: State) -> bool:
        seat = state.phases.seat
        state.phases.phase = NEXT_TURN
        if state.astray:
            state.garden.move_back()
            state.astray = False
        if state.turns_left == NOT_YET:
            draw_to_hand(state)
            if state.holds_twins(seat) and state.nursery:
                state.phases.push(SWAP, seat, 0)
        else:
            state.turns_left -= 1
            if not state.is_solo():
                state.retired |= BIT[seat]  # X23: not in solo
        return False


def draw_to_hand(state: State) -> None:
    """Draw a tile to replace the one placed; announce the last one (§3.2)."""
    place: i64 = state.phases.seat * HAND
    if state.hands[place] == NO_TILE:
        state.hands[place] = state.hands[place + 1]
    state.hands[place + 1] = state.draw()
    events.drew(state, state.phases.seat, state.hands[place + 1])
    if state.bag == 0:
        events.drew_last(state)
        if not state.is_solo():
            state.turns_left = state.seats
