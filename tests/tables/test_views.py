"""Snapshots and updates: complete for each reader, without hidden information."""

import json
import random

import pytest

from florilege.kernel.dice import fast_dice
from florilege.kernel.journal import EventData
from florilege.kernel.seats import WATCHER
from florilege.tables.commands.chat import PostMessage
from florilege.tables.commands.consent import Undo
from florilege.tables.commands.playing import Resign
from florilege.tables.model.changes import TableChange, rebuild
from florilege.tables.model.game_log import PlyData
from florilege.tables.views import Snapshot, Update, snapshot, status
from tests.tables.in_memory import InMemoryTable, new_table, sizes, started_table, update_for


def readers(table: InMemoryTable) -> list[int | None]:
    """Return all readers: a spectator (None) and every seat."""
    return [None, *range(table.table.setup.seats)]


@pytest.mark.parametrize(("game", "seats"), sizes())
def test_a_table_is_rebuilt_from_its_history(game: str, seats: int) -> None:
    table = started_table(game, seats)
    dice = random.Random(4)
    for step in range(40):
        if table.ending() is None:
            table.play(dice)
        if step % 7 == 0:
            table.execute(PostMessage, 0, text=str(step))
            again = rebuild(table.history())
            for seat in readers(table):
                assert snapshot(again, seat, True) == snapshot(table.table, seat, True)
            assert again.summary() == table.table.summary()


@pytest.mark.parametrize(("game", "seats"), sizes())
def test_updates_add_up_to_the_snapshot(game: str, seats: int) -> None:
    table = started_table(game, seats)
    logs = {seat: by_ply(snapshot(table.table, seat, False)["log"]) for seat in readers(table)}
    dice = random.Random(5)
    for _ in range(60):
        if table.ending() is not None:
            break
        change = table.play(dice)
        for seat, log in logs.items():
            update = update_for(change, seat, False)
            follow(log, update)
            assert update["ply"] == table.table.ply
            full = snapshot(table.table, seat, False)
            assert update["view"] == full["view"]
            assert list(log.items()) == list(by_ply(full["log"]).items())


def by_ply(log: list[PlyData]) -> dict[int, list[EventData]]:
    """Return the events of a log by ply."""
    return {line["ply"]: line["events"] for line in log}


def follow(log: dict[int, list[EventData]], message: Update | Snapshot) -> None:
    """Update a log as a client does: drop rewound plies, replace retold ones, add new ones."""
    for ply in [ply for ply in log if message["rewound"] is not None and ply > message["rewound"]]:
        del log[ply]
    retold, new = by_ply(message["retold"]), by_ply(message["log"])
    assert log.keys() >= retold.keys()
    assert log.keys().isdisjoint(new)
    log.update(retold)
    log.update(new)


@pytest.mark.parametrize(("game", "seats"), sizes())
def test_messages_are_identical_in_worlds_a_seat_cannot_distinguish(game: str, seats: int) -> None:
    table = started_table(game, seats)
    dice = random.Random(6)
    for step in range(60):
        game_log = table.table.game_log
        if game_log is None or table.ending() is not None:
            break
        change = table.play(dice)
        for seat in readers(table):
            here = sent(change, seat)
            viewer = int(WATCHER) if seat is None else seat
            true, game_log.position = (
                game_log.position,
                game_log.position.resample(viewer, fast_dice(step)),
            )
            there = sent(change, seat)
            game_log.position = true
            assert here == there


def sent(change: TableChange, seat: int | None) -> str:
    """Return an update and a snapshot as JSON."""
    return json.dumps([update_for(change, seat, True), snapshot(change.table, seat, True)])


def test_the_secret_and_the_notation_of_moves_are_not_sent() -> None:
    table = started_table("flower-power", 2)
    secret = table.table.setup.secret.hex()
    dice = random.Random(7)
    for _ in range(30):
        change = table.play(dice)
        update = update_for(change, 1, True)
        assert set(update["entries"][0]) == {"version", "at", "kind", "seat"}
        assert secret not in sent(change, 1)
    assert status(table.table)["secret"] is None
    table.execute(Resign, 0)
    assert status(table.table)["secret"] == secret


def test_a_reconnecting_reader_gets_the_missed_log() -> None:
    table = started_table("power-plants", 2)
    table.play_on(10)
    known = table.table.version, table.table.ply
    table.play_on(5, seed=2)
    log = snapshot(table.table, 0, False, *known)["log"]
    assert log
    assert all(stored["ply"] > known[1] for stored in log)


def test_a_reader_reconnecting_after_an_undo_gets_the_rewound_ply() -> None:
    table = started_table("mandala", 2, bots=(None, "random"))
    table.play_on(20)
    while table.table.seat_to_move() != 0:
        table.play_on(1)
    known = table.table.version, table.table.ply
    game_log = table.table.game_log
    assert game_log is not None
    back = game_log.movers.index(0)
    table.execute(Undo, 0, ply=back)
    full = snapshot(table.table, 0, False, *known)
    assert full["rewound"] == back
    assert all(stored["ply"] > back for stored in full["log"])
    assert snapshot(table.table, 0, False, table.table.version, back)["rewound"] is None


def test_last_is_the_ply_of_the_last_own_move() -> None:
    table = started_table("mandala", 3)
    table.play_on(12)
    game_log = table.table.game_log
    assert game_log is not None
    for seat in range(3):
        last = snapshot(table.table, seat, False)["last"]
        assert game_log.movers[last - 1] == seat
        assert seat not in game_log.movers[last:]
    assert snapshot(table.table, None, False)["last"] == 0


def test_a_gathering_table_has_a_status_and_no_game() -> None:
    full = snapshot(new_table(seats=3).table, None, True)
    assert full["view"] is None
    assert full["log"] == []
    assert full["status"]["stage"] == "gathering"
    assert full["status"]["commitment"]


def test_chat_messages_do_not_resend_the_game() -> None:
    table = started_table()
    change = table.execute(PostMessage, 0, text="hello")
    update = update_for(change, 1, True)
    assert update["view"] is None
    assert update["log"] == []
    assert [said["text"] for said in update["chat"]] == ["hello"]
