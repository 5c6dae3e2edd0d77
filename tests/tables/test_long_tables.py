"""Tables with many events: loading them is cheap, and gives the state that was reached live."""

import random
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from florilege.tables.commands import command as commands
from florilege.tables.commands.chat import PostMessage
from florilege.tables.commands.consent import AnswerOffer, OfferDraw, Undo
from florilege.tables.commands.playing import Play, Resign
from florilege.tables.commands.seating import LeaveSeat, ReturnToSeat
from florilege.tables.model.changes import rebuild
from florilege.tables.model.checkpoints import Checkpoints
from florilege.tables.model.events import Moved
from florilege.tables.model.game_log import GameLog
from florilege.tables.model.history import TableHistory
from florilege.tables.model.table import Table
from florilege.tables.views import snapshot
from tests.tables.in_memory import InMemoryTable, clock, sizes, started_table
from tests.tables.test_playing import legal, seat_to_move

Step = tuple[str, int]


def game_log_of(table: Table) -> GameLog:
    assert table.game_log is not None
    return table.game_log


def undo(table: InMemoryTable, ply: int) -> None:
    """Go back to a ply, with the consent of everybody who is asked."""
    seat = game_log_of(table.table).movers[ply]
    table.execute(Undo, seat, ply=ply)
    for other in table.table.present():
        offer = table.offer()
        if offer is not None and other != seat:
            table.execute(AnswerOffer, other, offer=offer.version, agree=True)
    assert table.table.ply == ply


# Cost.


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The moves that game logs were asked to play since."""
    moves: list[str] = []
    play = GameLog.play

    def counted(self: GameLog, text: str) -> None:
        moves.append(text)
        play(self, text)

    monkeypatch.setattr(GameLog, "play", counted)
    return moves


def back_and_forth(table: InMemoryTable) -> None:
    for _ in range(150):
        undo(table, table.table.ply - 1)
        table.play_on(1)


def step_by_step_to_the_start(table: InMemoryTable) -> None:
    for ply in range(table.table.ply - 1, -1, -1):
        undo(table, ply)


def just_before_a_checkpoint(table: InMemoryTable) -> None:
    for ply in range(63, 0, -4):
        undo(table, ply)
        table.play_on(1)


def again_and_again_from_far(table: InMemoryTable) -> None:
    for seed in range(4):
        undo(table, 31)
        table.play_on(40, seed)


def anywhere(table: InMemoryTable) -> None:
    dice = random.Random(7)
    for seed in range(100):
        undo(table, dice.randrange(table.table.ply))
        table.play_on(dice.randrange(1, 8), seed)


@pytest.mark.parametrize(
    "hostile",
    [
        back_and_forth,
        step_by_step_to_the_start,
        just_before_a_checkpoint,
        again_and_again_from_far,
        anywhere,
    ],
)
def test_the_cost_of_undos_is_bounded_by_the_moves_made(hostile: Any, played: list[str]) -> None:
    table = started_table("power-plants", 4)
    table.play_on(70)  # no deal is over so soon
    assert table.table.ply == 70
    hostile(table)
    made = sum(isinstance(stored.event, Moved) for stored in table.events)
    assert len(played) <= 4 * made
    played.clear()
    rebuild(table.history())
    assert len(played) <= 4 * made


def test_few_copies_of_positions_are_kept() -> None:
    table = started_table("power-plants", 4)
    table.play_on(1)
    position = game_log_of(table.table).position
    checkpoints = Checkpoints()
    for ply in range(10_001):
        checkpoints.note(ply, position, 0)
    assert len(checkpoints) <= 28


def test_a_full_table_accepts_only_what_goes_on_with_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = started_table()
    table.play_on(4)
    monkeypatch.setattr(commands.Command, "most_events", table.table.version)
    seat = seat_to_move(table)
    first = game_log_of(table.table).movers[0]
    assert table.refused(Undo, first, ply=0) == "table-full"
    assert table.refused(OfferDraw, first) == "table-full"
    assert table.refused(PostMessage, first, text="Hello") == "table-full"
    table.play_on(1)
    monkeypatch.setattr(Play, "most_events", table.table.version)
    ply, move = table.table.ply, legal(table)
    assert table.refused(Play, seat_to_move(table), ply=ply, move=move) == "table-full"
    table.execute(Resign, seat)
    assert table.ending() is not None


def test_who_left_a_full_table_stays_away(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started_table()
    monkeypatch.setattr(commands.Command, "most_events", table.table.version)
    table.execute(LeaveSeat, 0)
    assert table.refused(ReturnToSeat, 0) == "table-full"
    while seat_to_move(table) == 0:
        table.play_on(1)  # a bot, which is always accepted
    table.execute(LeaveSeat, 1)
    assert table.ending() is not None


# The state after loading.


def play_some(table: InMemoryTable, number: int) -> None:
    table.play_on(number % 20 + 1, number)


def undo_some(table: InMemoryTable, number: int) -> None:
    movers = game_log_of(table.table).movers
    ply = number % max(len(movers), 1)
    if movers and movers[ply] in table.table.present():
        undo(table, ply)


def leave_or_return(table: InMemoryTable, number: int) -> None:
    seat = number % table.table.setup.seats
    if table.table.seat_states[seat].stand_in:
        table.execute(ReturnToSeat, seat)
    elif len(table.table.present()) > 1:
        table.execute(LeaveSeat, seat)


def wait(table: InMemoryTable, number: int) -> None:
    table.now += 1_000 * number


ACTIONS = {"play": play_some, "undo": undo_some, "leave": leave_or_return, "wait": wait}
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["play", "undo", "play", "undo", "leave", "wait"]), st.integers(0, 999)
    ),
    max_size=30,
)


def undo_from_the_start(self: GameLog, ply: int) -> None:
    """Undo as the definition has it: play a new game up to there."""
    vars(self).update(vars(GameLog(self.record_at(ply))))


def rebuilt_from_the_start(history: TableHistory) -> Table:
    with patch.object(GameLog, "undo", undo_from_the_start):
        return rebuild(history)


def state_of(table: Table) -> dict[str, Any]:
    """Return everything about a table that can be compared."""
    log = game_log_of(table)
    game, seats, given_, dice, fields = log.position.__reduce__()[1]
    return {
        "position": (game, seats, given_, dice.__reduce__()[1], fields),
        "journal": [
            (
                event.data(),
                event.audience,
                event.later and (event.later.data(), event.later.audience),
            )
            for event in log.journal.events
        ],
        "attached": log.position.journal is log.journal,
        "log": (log.journal.turns, log.movers, log.barriers, log.event_starts, log.record.text()),
        "rest": (table.undos, table.processed, table.waiting_since, table.summary()),
        "told": [
            snapshot(table, seat, True, 0, ply)
            for seat in [None, *range(table.setup.seats)]
            for ply in (-1, log.ply // 2)
        ],
    }


@pytest.mark.parametrize(("game", "seats"), sizes())
@settings(max_examples=8, deadline=None)
@given(steps=STEPS)
def test_undo_gives_what_a_new_game_would(game: str, seats: int, steps: list[Step]) -> None:
    table = started_table(game, seats, clock=clock(1_000_000, 5))
    for kind, number in steps:
        if table.ending() is None:
            ACTIONS[kind](table, number)
    expected = state_of(rebuilt_from_the_start(table.history()))
    again = rebuild(table.history())
    assert state_of(table.table) == expected
    assert state_of(again) == expected
    assert_plays_on_alike(table, again)


def assert_plays_on_alike(table: InMemoryTable, again: Table) -> None:
    """Assert that both continue with the same moves, chance included."""
    twin = InMemoryTable(table.table.setup)
    twin.table, twin.now = again, table.now
    for each in (table, twin):
        each.play_on(10)
    assert state_of(twin.table) == state_of(table.table)
