"""Taking and leaving seats, before and during the game."""

import pytest

from florilege.tables.commands.playing import Play, Resign
from florilege.tables.commands.seating import (
    PATIENCE,
    STAND_IN,
    AddDevice,
    ClearSeat,
    LeaveSeat,
    RequestStandIn,
    ReturnToSeat,
    SeatBot,
    TakeSeat,
)
from tests.tables.in_memory import new_table, started_table


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    table = new_table(seats=3, bots=(None, "gardener", None))
    table.execute(TakeSeat, 0, name="Ann")
    assert table.stage() == "gathering"
    change = table.execute(TakeSeat, 2, name="Cat")
    assert table.stage() == "playing"
    assert [stored.event.kind for stored in change.events] == ["sat", "began"]


def test_a_taken_seat_or_a_bad_name_is_refused() -> None:
    table = new_table(bots=(None, "random"), seats=2)
    assert table.refused(TakeSeat, 1, "ben", name="Ben") == "seat-taken"
    table = new_table(seats=3)
    table.execute(TakeSeat, 0, name="Ann")
    assert table.refused(TakeSeat, 0, "ben", name="Ben") == "seat-taken"
    assert table.refused(TakeSeat, 0, "ann", name="Ann") == "seat-taken"
    assert table.refused(TakeSeat, 1, "ben", name="  ") == "bad-name"
    assert table.refused(TakeSeat, 1, "ben", name="B" * 25) == "bad-name"
    assert table.refused(TakeSeat, 1, "ben", name="a\nb") == "bad-name"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_seats_that_do_not_exist_are_refused(seat: int) -> None:
    assert new_table().refused(TakeSeat, seat, "ann", name="Ann") == "no-such-seat"


def test_one_person_may_hold_several_seats() -> None:
    table = new_table()
    table.execute(TakeSeat, 0, "ann", name="Ann")
    table.execute(TakeSeat, 1, "ann", name="Ann too")
    assert table.stage() == "playing"
    assert table.table.holds("ann", 0)
    assert table.table.holds("ann", 1)


def test_only_the_creator_seats_bots_and_frees_seats() -> None:
    table = new_table(seats=3)
    table.execute(TakeSeat, 0, name="Ann")
    table.execute(TakeSeat, 1, name="Ben")
    assert table.refused(ClearSeat, 1, "ben") == "not-the-founder"
    assert table.refused(ClearSeat, 2, "ann") == "seat-empty"
    table.execute(ClearSeat, 1, "ann")
    assert table.table.seat_states[1].is_free()
    assert table.refused(SeatBot, 1, "ann", bot="weed") == "unknown-bot"
    assert table.refused(SeatBot, 0, "ann", bot="random") == "seat-taken"
    table.execute(SeatBot, 1, "ann", bot="random")
    table.execute(SeatBot, 2, "ann", bot="greedy")
    assert table.stage() == "playing"
    assert table.refused(ClearSeat, 1, "ann") == "begun"
    assert table.refused(TakeSeat, 1, "ben", name="Ben") == "begun"


def test_leaving_before_the_game_frees_the_seat() -> None:
    table = new_table(seats=3)
    table.execute(TakeSeat, 1, "ben", name="Ben")
    assert table.refused(LeaveSeat, 1, "ann") == "not-your-seat"
    table.execute(LeaveSeat, 1)
    assert table.table.seat_states[1].is_free()


def test_a_bot_stands_in_for_a_player_who_leaves_until_they_return() -> None:
    table = started_table()
    table.execute(LeaveSeat, 1)
    seat_state = table.table.seat_states[1].data(1)
    assert seat_state["bot"] == STAND_IN
    assert seat_state["relieved"]
    assert seat_state["name"] == "Ben"
    assert table.refused(LeaveSeat, 1) == "relieved"
    assert table.refused(Resign, 1, "ann") == "not-your-seat"
    ply = table.table.ply
    assert table.refused(Play, 1, "ben", ply=ply, move="x") == "relieved"
    assert table.refused(ReturnToSeat, 1, "ann") == "not-your-seat"
    table.execute(ReturnToSeat, 1)
    assert table.table.seat_states[1].data(1)["bot"] is None
    assert table.refused(ReturnToSeat, 1) == "not-relieved"


def test_the_last_to_leave_ends_the_game() -> None:
    table = started_table(bots=(None, None, "random"), seats=3)
    table.execute(LeaveSeat, 0)
    table.execute(LeaveSeat, 1)
    ending = table.ending()
    assert ending is not None
    assert ending["reason"] == "abandoned"
    assert table.refused(ReturnToSeat, 0) == "game-over"


def test_others_may_request_a_bot_for_an_idle_player() -> None:
    table = started_table(seats=3)
    idle = table.table.seat_to_move()
    assert idle is not None
    other = (idle + 1) % 3
    asker = table.table.seat_states[other].holders[0]
    assert table.refused(RequestStandIn, idle, "zoe") == "not-at-table"
    assert table.refused(RequestStandIn, other, asker) == "nobody-to-relieve"
    table.now += PATIENCE - 1
    assert table.refused(RequestStandIn, idle, asker) == "patience"
    table.now += 1
    table.execute(RequestStandIn, idle, asker)
    assert table.table.bot_to_move() == STAND_IN
    table.execute(ReturnToSeat, idle)


def test_a_second_device_may_hold_the_seat() -> None:
    table = started_table()
    table.execute(AddDevice, 0, "ann-phone")
    assert table.table.holds("ann-phone", 0)
    assert not table.table.holds("ann-phone", 1)
    table.execute(AddDevice, 0, "ann-phone")
    assert table.decided == []
    assert new_table().refused(AddDevice, 0, "ann") == "seat-empty"
