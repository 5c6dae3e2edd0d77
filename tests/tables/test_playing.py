"""Moves, resignation, clocks and replay."""

import random

import pytest

from florilege.kernel import registry
from florilege.kernel.record import read_record, replay
from florilege.kernel.refusal import Refused
from florilege.tables.commands.playing import ExpireClock, Play, Resign
from florilege.tables.commands.seating import STAND_IN, ReturnToSeat, TakeSeat
from florilege.tables.finished_game import record_of, replay_at, sheet_of
from florilege.tables.model.history import SYSTEM
from tests.tables.in_memory import InMemoryTable, clock, new_table, sizes, started_table


@pytest.mark.parametrize(("game", "seats"), sizes())
def test_a_whole_game_ends_and_its_record_verifies(game: str, seats: int) -> None:
    table = started_table(game, seats)
    table.play_on(10_000)
    assert table.stage() == "over"
    text = record_of(table.table).text()
    outcome = replay(read_record(text), registry.find(game)).outcome()
    assert outcome is not None
    assert outcome.data() == table.ending()


def seat_to_move(table: InMemoryTable) -> int:
    """Return the seat to move."""
    seat = table.table.seat_to_move()
    assert seat is not None
    return seat


def legal(table: InMemoryTable) -> str:
    """Return a legal move."""
    game_log = table.table.game_log
    assert game_log is not None
    return game_log.position.write_move(game_log.position.legal_moves()[0])


def test_only_the_seat_to_move_may_play_a_legal_move() -> None:
    table = started_table()
    seat, move = seat_to_move(table), legal(table)
    other = 1 - seat
    assert table.refused(Play, other, ply=0, move=move) == "not-your-turn"
    mine = table.table.seat_states[other].holders[0]
    assert table.refused(Play, seat, mine, ply=0, move=move) == "not-your-seat"
    assert table.refused(Play, seat, SYSTEM, ply=0, move=move) == "not-your-seat"
    assert table.refused(Play, seat, ply=1, move=move) == "stale-position"
    assert table.refused(Play, seat, ply=0, move="no move") != ""
    table.execute(Play, seat, ply=0, move=move)
    assert table.table.ply == 1


def test_moves_before_or_after_the_game_are_refused() -> None:
    table = new_table()
    table.execute(TakeSeat, 0, name="Ann")
    assert table.refused(Play, 0, ply=0, move="x") == "not-begun"
    table.execute(TakeSeat, 1, name="Ben")
    table.execute(Resign, 1)
    assert table.refused(Play, 0, ply=0, move="x") == "game-over"


def test_resigning_a_game_of_two_loses_it() -> None:
    table = started_table()
    table.execute(Resign, 1)
    assert table.ending() == {
        "reason": "abandoned",
        "clause": "",
        "winners": [0],
        "scores": [0, 0],
    }


def test_in_a_larger_game_a_bot_replaces_a_player_who_resigns() -> None:
    table = started_table(seats=3)
    table.execute(Resign, 1)
    assert table.stage() == "playing"
    assert table.table.seat_states[1].data(1)["bot"] == STAND_IN
    assert table.table.seat_states[1].forfeited
    assert table.refused(ReturnToSeat, 1) == "forfeited"
    assert table.refused(Resign, 1) == "forfeited"
    table.execute(Resign, 0)
    ending = table.ending()
    assert ending is not None
    assert ending["winners"] == [2]


def test_resigning_alone_among_bots_ends_the_game() -> None:
    table = started_table(seats=3, bots=(None, "random", "random"))
    table.execute(Resign, 0)
    ending = table.ending()
    assert ending is not None
    assert ending["winners"] == [1, 2]


def test_only_the_clock_of_the_seat_to_move_runs() -> None:
    table = started_table(clock=clock(60, 2))
    clocks = table.table.clocks
    assert clocks is not None
    seat = seat_to_move(table)
    table.now += 10_000
    dice = random.Random(1)
    while seat_to_move(table) == seat:
        table.play(dice)
    assert clocks.left[seat] == 52_000
    assert clocks.left[1 - seat] == 60_000
    assert clocks.running == seat_to_move(table)
    assert clocks.left_at(seat, table.now + 90_000) == 52_000
    assert clocks.left_at(1 - seat, table.now + 90_000) == 0


def test_time_per_move_is_reset_every_turn() -> None:
    table = started_table(clock=clock(86_400, per_move=True))
    clocks = table.table.clocks
    assert clocks is not None
    seat = seat_to_move(table)
    table.now += 80_000_000
    dice = random.Random(1)
    while seat_to_move(table) == seat:
        table.play(dice)
    assert clocks.left[seat] == 86_400_000


@pytest.mark.parametrize("flag", ["bot", "forfeit"])
def test_an_expired_clock_forfeits_or_brings_a_bot(flag: str) -> None:
    table = started_table(clock=clock(60), flag=flag)
    seat = seat_to_move(table)
    table.now += 59_999
    assert table.refused(ExpireClock, seat, SYSTEM) == "time-left"
    table.now += 1
    assert table.refused(ExpireClock, 1 - seat, SYSTEM) == "time-left"
    assert table.refused(Play, seat, ply=0, move=legal(table)) == "time-over"
    table.execute(ExpireClock, seat, SYSTEM)
    if flag == "bot":
        assert table.table.bot_to_move() == STAND_IN
    else:
        ending = table.ending()
        assert ending is not None
        assert ending["winners"] == [1 - seat]


def test_the_clock_of_a_bot_does_not_run() -> None:
    table = started_table(clock=clock(60), bots=(None, "random"))
    table.play_on(6)
    while table.table.bot_to_move() == "":
        table.play_on(1)
    assert table.table.clocks is not None
    assert table.table.clocks.running is None


def test_a_finished_game_can_be_replayed_move_by_move() -> None:
    table = started_table()
    assert_refused_during_the_game(table)
    table.play_on(10_000)
    seen = replay_at(table.table, 3, 1)
    assert (seen["ply"], seen["plies"]) == (3, table.table.ply)
    assert seen["view"]["seat"] == 1
    assert replay_at(table.table, 0, None)["view"]["seat"] is None
    for ply, seat in ((-1, 0), (table.table.ply + 1, 0), (0, 2), (0, -1)):
        with pytest.raises(Refused, match="no-such"):
            replay_at(table.table, ply, seat)


@pytest.mark.parametrize(("game", "seats"), sizes())
def test_another_move_can_be_tried_in_a_finished_game(game: str, seats: int) -> None:
    table = started_table(game, seats)
    table.play_on(10_000)
    ply = table.table.ply // 2
    before = replay_at(table.table, ply, None)["view"]
    seat = before["to_move"]
    prompt = replay_at(table.table, ply, seat)["view"]["prompt"]
    assert prompt is not None
    for choice in prompt["choices"][:5]:
        after = replay_at(table.table, ply, seat, choice["move"])
        assert after["ply"] == ply + 1
        assert after["view"]["seat"] == seat
    assert replay_at(table.table, ply, None)["view"] == before


def test_only_a_legal_move_can_be_tried() -> None:
    table = started_table()
    with pytest.raises(Refused, match="game-goes-on"):
        replay_at(table.table, 0, None, "pass")
    table.play_on(10_000)
    for ply, move, code in ((0, "pass", "must-play"), (0, "?", "unreadable-move")):
        with pytest.raises(Refused, match=code) as caught:
            replay_at(table.table, ply, None, move)
        assert caught.value.game == "mandala"
    with pytest.raises(Refused, match="game-over"):
        replay_at(table.table, table.table.ply, None, "pass")


@pytest.mark.parametrize(("game", "seats"), sizes())
def test_the_score_sheet_adds_up(game: str, seats: int) -> None:
    table = started_table(game, seats)
    with pytest.raises(Refused, match="game-goes-on"):
        sheet_of(table.table)
    table.play_on(10_000)
    ending = table.ending()
    assert ending is not None
    sheet = sheet_of(table.table)
    for seat, score in enumerate(ending["scores"]):
        assert sum(each["points"] for each in sheet if each["seat"] == seat) == score


def assert_refused_during_the_game(table: InMemoryTable) -> None:
    with pytest.raises(Refused, match="game-goes-on"):
        record_of(table.table)
    with pytest.raises(Refused, match="game-goes-on"):
        replay_at(table.table, 0, None)
