"""With the option of hidden memory, shown cards fade from the log of each reader."""

import random

import pytest

from florilege.games.mandala.game import GAME
from florilege.kernel.journal import EventData
from florilege.kernel.record import Record, fast
from florilege.kernel.seats import WATCHER
from florilege.tables.commands.consent import Undo
from florilege.tables.commands.playing import Resign
from florilege.tables.finished_game import replay_at
from florilege.tables.model.game_log import GameLog
from florilege.tables.views import snapshot
from tests.tables.in_memory import InMemoryTable, started_table, update_for
from tests.tables.test_views import by_ply, follow, readers

A, B, C, SPECTATOR = 0, 1, 2, int(WATCHER)
FOUR_TURNS = ["1r>2", "1r>1", "1r>3", "1r>2"]  # of A, B and C; B shows a red card on red

START = """
seats 3
options memory={memory}
turn A
A hand r2o4
B hand r1y1o4
C hand r2o4
1 r7 y3
2 a2 g2
3 p2 g4 marker B A y1/- B r1a1/-
"""

NAMED, COUNTED = "played-face-down", "laid-face-down"


def game_log(*moves: str, memory: str = "hidden") -> GameLog:
    settings = GAME.settings({"memory": memory})
    record = Record("mandala", GAME.version, 3, settings, fast(1), list(moves))
    record.position = START.format(memory=memory)
    return GameLog(record)


def first_kind(game_log: GameLog, seat: int, ply: int) -> str:
    """Return the kind of the first event of a ply in the log of a seat."""
    return by_ply(game_log.log(seat, 0))[ply][0]["kind"]


def test_events_fade_for_a_seat_after_its_next_own_turn() -> None:
    expected = {2: (NAMED, NAMED), 3: (NAMED, COUNTED), 4: (COUNTED, COUNTED)}
    for plies, forms in expected.items():
        now = game_log(*FOUR_TURNS[:plies])
        assert (first_kind(now, A, 2), first_kind(now, C, 2)) == forms


def test_a_turn_in_progress_does_not_count_as_the_next() -> None:
    turns = ["1o>3", "dark", "1o>2", "1o>2", "1o>2"]  # B takes a tile during A's turn
    kinds = [first_kind(game_log(*turns[:plies]), A, 2) for plies in (2, 3, 4, 5)]
    assert kinds == ["tile-collected", "tile-collected", "tile-collected", "tile-taken"]


def test_own_moves_never_fade() -> None:
    assert first_kind(game_log(*FOUR_TURNS), B, 2) == NAMED


def test_events_fade_for_spectators_after_the_next_turn() -> None:
    kinds = [first_kind(game_log(*FOUR_TURNS[:plies]), SPECTATOR, 2) for plies in (2, 3)]
    assert kinds == [NAMED, COUNTED]


def test_nothing_fades_with_open_memory() -> None:
    now = game_log(*FOUR_TURNS, memory="open")
    assert all(first_kind(now, seat, 2) == NAMED for seat in (A, B, C, SPECTATOR))
    assert now.retold(A, 3, resend=True, whole=False) == []


def test_the_whole_log_includes_faded_events() -> None:
    now = game_log(*FOUR_TURNS)
    assert by_ply(now.log(A, 0, whole=True))[2][0]["kind"] == NAMED


@pytest.mark.parametrize("reader", [A, C, SPECTATOR])
def test_faded_events_cannot_be_inferred_from_what_is_sent(reader: int) -> None:
    red, yellow = game_log(*FOUR_TURNS), game_log("1r>2", "1y>1", *FOUR_TURNS[2:])
    assert red.log(reader, 0, whole=True) != yellow.log(reader, 0, whole=True)
    for resend in (False, True):
        here, there = (each.retold(reader, 3, resend, whole=False) for each in (red, yellow))
        assert here == there
    assert red.log(reader, 0) == yellow.log(reader, 0)
    assert red.position.view(reader) == yellow.position.view(reader)


def test_faded_plies_are_sent_again() -> None:
    now = game_log(*FOUR_TURNS[:3])
    assert [line["ply"] for line in now.retold(C, 2, resend=False, whole=False)] == [1, 2]
    assert now.retold(A, 2, resend=False, whole=False) == []
    assert now.retold(C, 3, resend=False, whole=False) == []


# At a table.


def logs_of(table: InMemoryTable) -> dict[int | None, dict[int, list[EventData]]]:
    """Return the log of every reader of a table, by ply."""
    return {seat: by_ply(snapshot(table.table, seat, False)["log"]) for seat in readers(table)}


def test_the_whole_log_is_sent_when_the_game_is_over() -> None:
    table = started_table("mandala", 2)
    table.play_on(12)
    before = logs_of(table)
    change = table.execute(Resign, 0)
    assert table.ending() is not None
    for seat, log in before.items():
        assert log != logs_of(table)[seat]
        follow(log, update_for(change, seat, False))
        assert log == logs_of(table)[seat]
        assert log == by_ply(replay_at(table.table, table.table.ply, seat)["log"])


def test_undo_restores_faded_events() -> None:
    table = started_table("mandala", 2, bots=(None, "random"))
    table.play_on(9)
    while table.table.seat_to_move() != 0:
        table.play_on(1)
    known = table.table.version, table.table.ply
    logs = logs_of(table)
    game_log = table.table.game_log
    assert game_log is not None
    back = max(ply for ply, mover in enumerate(game_log.movers) if mover == 0)
    change = table.execute(Undo, 0, ply=back)
    again = snapshot(table.table, 0, False, *known)
    for update in (update_for(change, 0, False), again):
        log = dict(logs[0])
        follow(log, update)
        assert log == logs_of(table)[0]
    assert logs_of(table)[0][back] != logs[0][back]


@pytest.mark.parametrize("away", [1, 2, 3, 7])
def test_a_reconnecting_reader_gets_the_same_log(away: int) -> None:
    table = started_table("mandala", 3)
    dice = random.Random(8)
    for _ in range(42 // away):  # games for three are longer than that
        known, logs = (table.table.version, table.table.ply), logs_of(table)
        for _ in range(away):
            table.play(dice)
        for seat, log in logs.items():
            follow(log, snapshot(table.table, seat, False, *known))
            assert log == logs_of(table)[seat]
