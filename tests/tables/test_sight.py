"""What readers of a table receive: enough to follow it, and nothing they may not know."""

import json
import random

import pytest

from florilege.kernel.dice import fast_dice
from florilege.kernel.seats import WATCHER
from florilege.tables import commands
from florilege.tables.sight import News, snapshot, status
from florilege.tables.table import rebuild
from tests.tables.desk import Desk, begun, desk, sizes


def readers(table: Desk) -> list[int | None]:
    """Return every seat, and a spectator."""
    return [None, *range(table.table.founding.seats)]


@pytest.mark.parametrize(("game", "seats"), sizes())
def test_what_is_stored_is_the_whole_table(game: str, seats: int) -> None:
    table = begun(game, seats)
    dice = random.Random(4)
    for step in range(40):
        if table.ending() is None:
            table.play(dice)
        if step % 7 == 0:
            table.do(commands.Say, 0, text=str(step))
            again = rebuild(table.chronicle())
            for seat in readers(table):
                assert snapshot(again, seat, True) == snapshot(table.table, seat, True)
            assert again.summary() == table.table.summary()


@pytest.mark.parametrize(("game", "seats"), sizes())
def test_updates_add_up_to_the_snapshot(game: str, seats: int) -> None:
    table = begun(game, seats)
    logs = {seat: list(snapshot(table.table, seat, False)["log"]) for seat in readers(table)}
    dice = random.Random(5)
    for _ in range(60):
        if table.ending() is not None:
            break
        news = table.play(dice)
        for seat, log in logs.items():
            update = news.update(seat, False)
            log += update["log"]
            assert update["ply"] == table.table.ply
            assert update["view"] == snapshot(table.table, seat, False)["view"]
    for seat, log in logs.items():
        assert log == snapshot(table.table, seat, False)["log"]


@pytest.mark.parametrize(("game", "seats"), sizes())
def test_what_a_seat_receives_is_the_same_in_worlds_it_cannot_tell_apart(
    game: str, seats: int
) -> None:
    table = begun(game, seats)
    dice = random.Random(6)
    for step in range(60):
        course = table.table.course
        if course is None or table.ending() is not None:
            break
        news = table.play(dice)
        for seat in readers(table):
            here = seen(news, seat)
            eyes = int(WATCHER) if seat is None else seat
            true, course.position = course.position, course.position.resample(eyes, fast_dice(step))
            there = seen(news, seat)
            course.position = true
            assert here == there


def seen(news: News, seat: int | None) -> str:
    """Return the bytes of an update and a snapshot."""
    return json.dumps([news.update(seat, True), snapshot(news.table, seat, True)])


def test_the_secret_and_the_moves_stay_in_the_house() -> None:
    table = begun("flower-power", 2)
    secret = table.table.founding.secret.hex()
    dice = random.Random(7)
    for _ in range(30):
        news = table.play(dice)
        update = news.update(1, True)
        assert set(update["entries"][0]) == {"version", "at", "kind", "seat"}
        assert secret not in seen(news, 1)
    assert status(table.table)["secret"] is None
    table.do(commands.Abandon, 0)
    assert status(table.table)["secret"] == secret


def test_whoever_comes_back_gets_what_they_missed() -> None:
    table = begun("power-plants", 2)
    table.play_on(10)
    known = table.table.version, table.table.ply
    table.play_on(5, seed=2)
    log = snapshot(table.table, 0, False, *known)["log"]
    assert log
    assert all(entry["ply"] > known[1] for entry in log)


def test_whoever_comes_back_after_an_undo_is_told_how_far_it_went() -> None:
    table = begun("mandala", 2, bots=(None, "random"))
    table.play_on(20)
    while table.table.decides() != 0:
        table.play_on(1)
    known = table.table.version, table.table.ply
    course = table.table.course
    assert course is not None
    back = course.movers.index(0)
    table.do(commands.TakeBack, 0, ply=back)
    found = snapshot(table.table, 0, False, *known)
    assert found["rewound"] == back
    assert all(entry["ply"] > back for entry in found["log"])
    assert snapshot(table.table, 0, False, table.table.version, back)["rewound"] is None


def test_since_your_last_turn() -> None:
    table = begun("mandala", 3)
    table.play_on(12)
    course = table.table.course
    assert course is not None
    for seat in range(3):
        last = snapshot(table.table, seat, False)["last"]
        assert course.movers[last - 1] == seat
        assert seat not in course.movers[last:]
    assert snapshot(table.table, None, False)["last"] == 0


def test_a_table_that_gathers_has_a_status_and_no_game() -> None:
    found = snapshot(desk(seats=3).table, None, True)
    assert found["view"] is None
    assert found["log"] == []
    assert found["status"]["stage"] == "gathering"
    assert found["status"]["commitment"]


def test_words_do_not_repeat_the_game() -> None:
    table = begun()
    news = table.do(commands.Say, 0, text="hello")
    update = news.update(1, True)
    assert update["view"] is None
    assert update["log"] == []
    assert [said["text"] for said in update["chat"]] == ["hello"]
