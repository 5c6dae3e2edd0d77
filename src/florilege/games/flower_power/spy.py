"""Spying: a club shows its player a flower or a hand (§6.4)."""

from mypy_extensions import i64

from florilege.games.flower_power import events, gardens, knowledge, piles
from florilege.games.flower_power.cards import Card
from florilege.games.flower_power.state import HAND, State
from florilege.kernel.seats import Seat, only


def spy_flower(state: State, seat: Seat, card: Card, flower: i64) -> None:
    """Look at all petals of a flower; only the spy does (§6.4)."""
    gardens.bury(state, card)
    for petal in gardens.petals(state, flower):
        knowledge.show(state, petal, only(seat))
    state.disclosed += 1
    events.spied_flower(state, seat, card, flower)


def spy_hand(state: State, seat: Seat, card: Card, other: Seat) -> None:
    """Look at a hand; only the spy does (§6.4)."""
    gardens.bury(state, card)
    for held in range(len(state.place)):
        if state.place[held] == HAND + other:
            knowledge.show(state, held, only(seat))
    state.disclosed += 1
    if state.journal is not None:
        events.spied_hand(state, seat, card, other, piles.hand_names(state, other))
