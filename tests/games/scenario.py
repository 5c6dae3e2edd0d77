"""Questions and moves in notation, the same for the positions of every game."""

from typing import TypeVar

import pytest

from florilege.kernel.journal import Event
from florilege.kernel.position import Position
from florilege.kernel.refusal import Refusal, Refused
from florilege.kernel.seats import letter

P = TypeVar("P", bound=Position)


def play(position: P, *moves: str) -> P:
    """Play the moves, each by the deciding seat."""
    for move in moves:
        position.attempt(position.to_move(), position.read_move(move))
    return position


def refusal(position: Position, move: str) -> Refusal:
    """Return why a move of the deciding seat is refused; a refusal changes nothing."""
    before = position.write()
    with pytest.raises(Refused) as caught:
        play(position, move)
    assert position.write() == before
    return caught.value.refusal


def moves(position: Position) -> set[str]:
    """Return the legal moves."""
    return {position.write_move(move) for move in position.legal_moves()}


def events(position: Position, kind: str) -> list[Event]:
    """Return the events of a kind."""
    assert position.journal is not None
    return [event for event in position.journal.events if event.kind == kind]


def order(position: Position, *kinds: str) -> list[str]:
    """Return which of these kinds of events happened, in order."""
    assert position.journal is not None
    return [event.kind for event in position.journal.events if event.kind in kinds]


def turn(position: Position) -> str:
    """Return the deciding seat, or `-`."""
    return "-" if position.is_over() else letter(position.to_move())
