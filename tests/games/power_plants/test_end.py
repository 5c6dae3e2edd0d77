import pytest

from florilege.games.power_plants.position import PowerPlantsPosition
from tests.games.power_plants.table import (
    asked,
    board,
    captives,
    events,
    gems,
    hand,
    moves,
    on,
    order,
    play,
    supply,
    table,
    turn,
)

START = "garden h6@0,0 d6@1,0 s6@-1,1 e6@0,1 f6@1,1"
THORN = "column tanglethorn honeyleaf starflower emberwood frightshade"
JAW = "column honeyleaf deeproot starflower snapjaw frightshade"
BEAN = "column honeyleaf deeproot starflower emberwood wingbean"
LAST = ("last 1", "turn B power")  # Anne has played her last turn, Bruno plays his


def rest(position: PowerPlantsPosition, tile: str) -> None:
    """Place a tile and do nothing else."""
    spot = min(move for move in moves(position) if move.startswith(tile))
    play(position, spot)
    if asked(position) == "fairy":
        play(position, "no-fairy")
    play(position, "rest")


@pytest.mark.clause("power-plants", "E1", "R24")
@pytest.mark.parametrize(("seat", "following"), [("A", "BCA"), ("B", "CAB"), ("C", "ABC")])
def test_after_the_last_tile_everybody_has_one_more_turn(seat: str, following: str) -> None:
    position = table(
        "seats 3",
        "garden h7@0,0 d7@1,0 s7@-1,1 e7@0,1 f7@1,1",
        f"turn {seat} place",
        "A hand h1,d1",
        "B hand h2,d2",
        "C hand h3,d3",
        "bag s1",
    )
    rest(position, "h")
    turns = ""
    while not position.is_over():
        turns += turn(position)
        assert board(position)["turns_left"] == 4 - len(turns)
        rest(position, hand(position, turn(position))[0])
    assert turns == following
    assert [len(hand(position, player)) for player in "ABC"] == [1, 1, 1]
    assert [event.args["seat"] for event in events(position, "last-turn")] == [
        "ABC".index(player) for player in following
    ]


@pytest.mark.clause("power-plants", "E1", "R24")
def test_nobody_draws_nor_swaps_in_the_last_turn() -> None:
    position = table(START, "last 2", "A hand h1,d1", "B hand d2,e2", "nursery d3,d4,s1")
    play(position, "h1@0,-1", "rest")
    assert (hand(position, "A"), turn(position), asked(position)) == (["d1"], "B", "place")
    assert not events(position, "drew")


@pytest.mark.clause("power-plants", "E3")
def test_the_final_scoring_comes_after_the_last_turn() -> None:
    position = table(START, "last 2", "A hand h1,d1", "B hand h2,d2")
    play(position, "h1@0,-1", "rest")
    assert position.outcome() is None
    assert not events(position, "total")
    play(position, "h2@0,2", "rest")
    assert position.is_over()
    assert position.outcome() is not None
    assert order(position, "placed", "total") == ["placed", "placed", "total", "total"]


@pytest.mark.clause("power-plants", "E2", "P2", "R25")
def test_the_printed_example_of_a_late_oust_pays_four_gems() -> None:
    position = table(THORN, *LAST, "garden t1@0,0 f5@1,0:2A h6@0,1", "wizard t1", "B gems 1")
    play(position, "sprout", "f5")
    assert on(position, "f5") == "1B"
    assert (gems(position, "A"), gems(position, "B")) == (4, 1)
    assert supply(position, "A") == 20
    assert order(position, "ousted-and-added", "paid-late") == ["ousted-and-added", "paid-late"]
    assert events(position, "paid-late")[0].args == {"seat": 0, "number": 2, "gems": 4}


@pytest.mark.clause("power-plants", "E2", "R25")
def test_pay_begins_with_the_end_of_one_s_own_last_turn() -> None:
    position = table(
        "seats 3",
        THORN,
        "last 3",
        "garden f5@0,0:2A h6@1,0:2B e6@2,0:2C",
        "A hand t1,s1",
        "B hand t2,s2",
        "C hand t3,s3",
    )
    play(position, "t1@1,-1", "sprout", "h6")
    assert [gems(position, seat) for seat in "ABC"] == [0, 0, 0]
    play(position, "t2@0,1", "sprout", "f5")
    assert [gems(position, seat) for seat in "ABC"] == [4, 0, 0]
    play(position, "t3@2,-1", "sprout", "h6")
    assert [gems(position, seat) for seat in "ABC"] == [4 + 2, 0, 0]


@pytest.mark.clause("power-plants", "E2", "R25")
def test_who_still_has_a_last_turn_is_not_paid() -> None:
    position = table(THORN, "last 2", "turn B power", "garden t1@0,0 f5@1,0:2A h6@0,1", "wizard t1")
    play(position, "sprout", "f5")
    assert (on(position, "f5"), gems(position, "A")) == ("1B", 0)


@pytest.mark.clause("power-plants", "E2")
def test_before_the_last_turns_nobody_is_paid() -> None:
    position = table(THORN, "turn B power", "garden t1@0,0 f5@1,0:2A h6@0,1", "wizard t1")
    play(position, "sprout", "f5")
    assert (on(position, "f5"), gems(position, "A")) == ("1B", 0)


@pytest.mark.clause("power-plants", "E2", "R25")
def test_only_those_past_their_last_turn_are_paid() -> None:
    position = table(
        "seats 3",
        "last 2",
        "turn B power",
        "garden h1@0,0 f5@1,0:1A e6@0,1:1C",
        "wizard h1",
    )
    play(position, "sprout")
    assert (on(position, "f5"), on(position, "e6")) == ("", "")
    assert [gems(position, seat) for seat in "ABC"] == [2, 0, 0]


@pytest.mark.clause("power-plants", "E2", "R12", "R25")
def test_fairies_that_oust_each_other_are_paid_for() -> None:
    position = table(
        "seats 3",
        "last 1",
        "turn C power",
        "garden s1@0,0 f6@1,0:2A e6@2,0:1B",
        "wizard s1",
    )
    play(position, "grow", "f6", "e6", "f6")
    assert [gems(position, seat) for seat in "ABC"] == [2, 2, 0]
    assert order(position, "clashed", "paid-late") == ["clashed", "paid-late", "paid-late"]


@pytest.mark.clause("power-plants", "E2", "R25")
def test_fairies_ousted_by_wingbean_are_paid_for() -> None:
    position = table(BEAN, *LAST, "garden w1@0,0 e6@1,0:3A", "wizard w1")
    play(position, "sprout", "e6", "@-1,0")
    assert (on(position, "e6"), gems(position, "A")) == ("", 6)
    assert order(position, "ousted", "paid-late") == ["ousted", "paid-late"]


@pytest.mark.clause("power-plants", "R25")
def test_captured_fairies_are_not_paid_for() -> None:
    position = table(JAW, *LAST, "garden s1@0,0 j6@1,0 h6@2,0:1A", "wizard s1")
    play(position, "grow", "j6", "h6")
    assert (captives(position, "B"), gems(position, "A")) == (1, 0)


@pytest.mark.clause("power-plants", "R25")
def test_captured_fairies_are_paid_for_where_that_is_agreed() -> None:
    option = "options late_pay=captured-too"
    position = table(JAW, *LAST, option, "garden s1@0,0 j6@1,0 h6@2,0:1A", "wizard s1")
    play(position, "grow", "j6", "h6")
    assert (captives(position, "B"), gems(position, "A")) == (1, 2)


@pytest.mark.clause("power-plants", "R25")
def test_early_captures_are_never_paid_for() -> None:
    option = "options late_pay=captured-too"
    garden = "garden s1@0,0 j6@1,0 h6@2,0:1A"
    position = table(JAW, option, "turn B power", garden, "wizard s1")
    play(position, "grow", "j6", "h6")
    assert (captives(position, "B"), gems(position, "A")) == (1, 0)


@pytest.mark.clause("power-plants", "R25")
def test_nothing_is_paid_against_the_mole() -> None:
    position = table(
        "seats 1",
        THORN,
        "last 1",
        "A hand h1,e1",
        "garden h6@0,0:2A e6@1,0:2A h5@0,1:2A f6@-1,1:2A f5@1,1:2A",
        "bag t1,t2,t3",
    )
    play(position, "h1@0,-1", "rest")
    assert position.is_over()
    assert supply(position, "A") == 20 - 8
    assert gems(position, "A") == 0


@pytest.mark.clause("power-plants", "P5", "E2")
def test_a_fairy_taken_back_is_not_paid_for() -> None:
    garden = "garden t1@0,0 f5@1,0:20B h6@0,1:2A"
    position = table(THORN, *LAST, garden, "wizard t1")
    play(position, "sprout", "h6", "f5")
    assert (on(position, "h6"), on(position, "f5")) == ("1B", "19B")
    assert (gems(position, "A"), gems(position, "B")) == (4, 0)
