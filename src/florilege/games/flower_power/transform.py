"""Transformation: a diamond turns a regular flower into a Power Flower (§6.3)."""

from mypy_extensions import i64

from florilege.games.flower_power import events, gardens, knowledge
from florilege.games.flower_power.cards import Card
from florilege.games.flower_power.state import IS_POWER, State
from florilege.kernel.seats import Seat


def transform(state: State, seat: Seat, card: Card, flower: i64) -> None:
    """Turn a regular flower into a Power Flower, all its petals face up (§6.3)."""
    events.of_card(state, "transformed", "6.3", seat, card, flower)
    gardens.bury(state, card)
    state.flowers[flower] |= IS_POWER
    for petal in gardens.petals(state, flower):
        if knowledge.turn_up(state, petal):
            events.revealed(state, "6.3", flower, petal)
