"""Who sits where, before and during the game."""

import pytest

from florilege.tables import commands
from florilege.tables.seating import PATIENCE, STAND_IN
from tests.tables.desk import begun, desk


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    table = desk(seats=3, bots=(None, "gardener", None))
    table.do(commands.Sit, 0, name="Ann")
    assert table.stage() == "gathering"
    news = table.do(commands.Sit, 2, name="Cat")
    assert table.stage() == "playing"
    assert [entry.deed.kind for entry in news.entries] == ["sat", "began"]


def test_a_seat_is_for_one() -> None:
    table = desk(bots=(None, "random"), seats=2)
    assert table.refused(commands.Sit, 1, "ben", name="Ben") == "seat-taken"
    table = desk(seats=3)
    table.do(commands.Sit, 0, name="Ann")
    assert table.refused(commands.Sit, 0, "ben", name="Ben") == "seat-taken"
    assert table.refused(commands.Sit, 0, "ann", name="Ann") == "seat-taken"
    assert table.refused(commands.Sit, 1, "ben", name="  ") == "bad-name"
    assert table.refused(commands.Sit, 1, "ben", name="B" * 25) == "bad-name"
    assert table.refused(commands.Sit, 1, "ben", name="a\nb") == "bad-name"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_seats_that_do_not_exist_are_refused(seat: int) -> None:
    assert desk().refused(commands.Sit, seat, "ann", name="Ann") == "no-such-seat"


def test_one_person_may_hold_several_seats() -> None:
    table = desk()
    table.do(commands.Sit, 0, "ann", name="Ann")
    table.do(commands.Sit, 1, "ann", name="Ann too")
    assert table.stage() == "playing"
    assert table.table.holds("ann", 0)
    assert table.table.holds("ann", 1)


def test_the_founder_seats_bots_and_empties_seats() -> None:
    table = desk(seats=3)
    table.do(commands.Sit, 0, name="Ann")
    table.do(commands.Sit, 1, name="Ben")
    assert table.refused(commands.Unseat, 1, "ben") == "not-the-founder"
    assert table.refused(commands.Unseat, 2, "ann") == "seat-empty"
    table.do(commands.Unseat, 1, "ann")
    assert table.table.chairs[1].is_free()
    assert table.refused(commands.SeatBot, 1, "ann", bot="weed") == "unknown-bot"
    assert table.refused(commands.SeatBot, 0, "ann", bot="random") == "seat-taken"
    table.do(commands.SeatBot, 1, "ann", bot="random")
    table.do(commands.SeatBot, 2, "ann", bot="greedy")
    assert table.stage() == "playing"
    assert table.refused(commands.Unseat, 1, "ann") == "begun"
    assert table.refused(commands.Sit, 1, "ben", name="Ben") == "begun"


def test_who_leaves_before_the_game_frees_the_seat() -> None:
    table = desk(seats=3)
    table.do(commands.Sit, 1, "ben", name="Ben")
    assert table.refused(commands.Leave, 1, "ann") == "not-your-seat"
    table.do(commands.Leave, 1)
    assert table.table.chairs[1].is_free()


def test_a_bot_takes_over_a_leaver_and_gives_the_seat_back() -> None:
    table = begun()
    table.do(commands.Leave, 1)
    chair = table.table.chairs[1].data(1)
    assert chair["bot"] == STAND_IN
    assert chair["relieved"]
    assert chair["name"] == "Ben"
    assert table.refused(commands.Leave, 1) == "relieved"
    assert table.refused(commands.Abandon, 1, "ann") == "not-your-seat"
    ply = table.table.ply
    assert table.refused(commands.Play, 1, "ben", ply=ply, move="x") == "relieved"
    assert table.refused(commands.Return, 1, "ann") == "not-your-seat"
    table.do(commands.Return, 1)
    assert table.table.chairs[1].data(1)["bot"] is None
    assert table.refused(commands.Return, 1) == "not-relieved"


def test_the_last_to_leave_ends_the_game() -> None:
    table = begun(bots=(None, None, "random"), seats=3)
    table.do(commands.Leave, 0)
    table.do(commands.Leave, 1)
    ending = table.ending()
    assert ending is not None
    assert ending["reason"] == "abandoned"
    assert table.refused(commands.Return, 0) == "game-over"


def test_others_may_ask_for_a_bot_when_somebody_does_not_move() -> None:
    table = begun(seats=3)
    idle = table.table.decides()
    assert idle is not None
    other = (idle + 1) % 3
    asker = table.table.chairs[other].holders[0]
    assert table.refused(commands.Relieve, idle, "zoe") == "not-at-table"
    assert table.refused(commands.Relieve, other, asker) == "nobody-to-relieve"
    table.now += PATIENCE - 1
    assert table.refused(commands.Relieve, idle, asker) == "patience"
    table.now += 1
    table.do(commands.Relieve, idle, asker)
    assert table.table.bot_to_move() == STAND_IN
    table.do(commands.Return, idle)


def test_another_device_may_hold_the_seat_too() -> None:
    table = begun()
    table.do(commands.Carry, 0, "ann-phone")
    assert table.table.holds("ann-phone", 0)
    assert not table.table.holds("ann-phone", 1)
    table.do(commands.Carry, 0, "ann-phone")
    assert table.decided == []
    assert desk().refused(commands.Carry, 0, "ann") == "seat-empty"
