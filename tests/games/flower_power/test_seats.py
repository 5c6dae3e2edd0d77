import pytest

from florilege.kernel.seats import LETTERS
from tests.games.flower_power.table import (
    asked,
    board,
    events,
    hand_size,
    moves,
    new,
    play,
    seated,
    turn,
    worlds,
)


def contest(seats: int, *signs: str, place: int = 1) -> list[int]:
    """Play the contest and take a place; return the hand sizes by seat."""
    position = play(new(seats, contest="played"), *signs, f"place:{place}")
    return [hand_size(position, seat) for seat in LETTERS[:seats]]


@pytest.mark.clause("flower-power", "3.1", "4.1")
def test_t02_ariane_beats_adrien_and_plays_second() -> None:
    position = play(new(2, contest="played"), "paper", "rock")
    assert (turn(position), asked(position)) == ("A", "place")
    play(position, "place:2")
    assert [hand_size(position, seat) for seat in "AB"] == [4, 3]
    assert board(position, "A")["first"] == 1


@pytest.mark.clause("flower-power", "3.1")
def test_t02_eleonore_plays_first() -> None:
    assert contest(3, "up", "down", "up", place=1) == [3, 1, 2]


@pytest.mark.clause("flower-power", "3.1")
def test_t02_johanne_plays_third() -> None:
    position = play(new(4, contest="played"), "up", "down", "down", "down", "place:3")
    assert [hand_size(position, seat) for seat in "ABCD"] == [4, 5, 2, 3]
    assert board(position, "A")["first"] == 2


@pytest.mark.clause("flower-power", "3.1")
@pytest.mark.parametrize(("place", "hands"), [(1, [1, 2, 3]), (2, [2, 3, 1]), (3, [3, 1, 2])])
def test_the_other_places_follow_clockwise(place: int, hands: list[int]) -> None:
    assert contest(3, "up", "down", "down", place=place) == hands


@pytest.mark.clause("flower-power", "4.1", "3.1")
def test_the_first_player_begins_and_the_turn_goes_round() -> None:
    position = play(seated(3, petals=2), *["size:2"] * 3)
    found = []
    for _ in range(4):
        found.append(turn(position))
        play(position, "end")
    assert found == ["A", "B", "C", "A"]


@pytest.mark.clause("flower-power", "3.1")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ("rock", "scissors", "A"),
        ("paper", "rock", "A"),
        ("scissors", "paper", "A"),
        ("scissors", "rock", "B"),
        ("rock", "paper", "B"),
        ("paper", "scissors", "B"),
    ],
)
def test_two_players_play_rock_paper_scissors(first: str, second: str, winner: str) -> None:
    assert turn(play(new(2, contest="played"), first, second)) == winner


@pytest.mark.clause("flower-power", "3.1", "AMB-01")
def test_equal_signs_are_played_again() -> None:
    position = play(new(2, contest="played"), "rock", "rock")
    assert (asked(position), turn(position)) == ("contest", "A")
    position = play(new(3, contest="played"), "up", "up", "up")
    assert (asked(position), turn(position)) == ("contest", "A")
    position = play(new(4, contest="played"), "up", "down", "up", "down")
    assert (asked(position), turn(position)) == ("contest", "A")


@pytest.mark.clause("flower-power", "AMB-01")
def test_the_smaller_group_goes_on_and_two_play_rock_paper_scissors() -> None:
    position = play(new(5, contest="played"), "up", "down", "up", "down", "up")
    assert (asked(position), turn(position)) == ("contest", "B")
    assert moves(position) == {"rock", "paper", "scissors"}
    assert turn(play(position, "rock", "paper")) == "D"


@pytest.mark.clause("flower-power", "AMB-01")
def test_a_contest_without_end_is_decided_by_lot() -> None:
    position = new(2, contest="played")
    play(position, *["rock", "rock"] * 29)
    assert asked(position) == "contest"
    assert asked(play(position, "rock", "rock")) == "place"


@pytest.mark.clause("flower-power", "3.1", "AMB-01")
def test_signs_are_sealed_until_all_are_shown() -> None:
    position = play(new(2, contest="played"), "paper")
    assert [board(position, seat)["sign"] for seat in "AB"] == [2, None]
    assert not events(position, "sign-shown")
    found = {int(world.choices[0]) for world in worlds(position, "B")}
    assert found == {1, 2, 3}
    assert {int(world.choices[0]) for world in worlds(position, "A")} == {2}


@pytest.mark.clause("flower-power", "3.1")
def test_a_place_must_be_one_of_the_order() -> None:
    assert moves(new(3)) == {"place:1", "place:2", "place:3"}


@pytest.mark.clause("flower-power", "3.1", "AMB-01")
def test_the_lot_may_decide_instead() -> None:
    assert {turn(new(3, seed)) for seed in range(20)} == set("ABC")
    assert asked(new(3, contest="played")) == "contest"
