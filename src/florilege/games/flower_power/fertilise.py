"""Fertiliser: a heart becomes a visible petal anywhere in a flower (§6.2)."""

from mypy_extensions import i64

from florilege.games.flower_power import events, gardens, knowledge
from florilege.games.flower_power.cards import Card
from florilege.games.flower_power.state import State
from florilege.kernel.seats import Seat


def fertilise(state: State, seat: Seat, card: Card, flower: i64, position: i64) -> None:
    events.fertilised(state, seat, card, flower, position)
    knowledge.lay_open(state, card)
    gardens.attach(state, flower, card, position)
