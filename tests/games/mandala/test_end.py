import pytest

from tests.games.mandala.table import (
    board,
    events,
    flowers,
    hand,
    hand_size,
    order,
    play,
    read,
    singles,
    table,
    turn,
)

TWO_FLOWERS = "tiles r5,o7 flowers a4+a5,y4+y5"

# Anne, who has two Flowers and a red tile, brings the sixth colour and takes both tiles.
THIRD = f"""
    A hand a1y4 {TWO_FLOWERS}
    1 r7 y3 marker A A p2/- B g1/- C o1/-
"""

# All tiles but those on the mandalas and {dark}, {light} lie before the players.
LAST_TILES = """
    seats 4
    turn A
    A hand a1y4 tiles g5,o5 flowers a3+a4,p3+p4
    B hand p2o2 tiles px,r4,g7,y5 flowers g3+g4,o3+o4
    C hand p2o2 tiles r5,o7,y7 flowers r2+r3,y2+y4
    D hand p2o2 tiles rx,ox,yx flowers a5+a7,p5+p7
    1 r7 y3 marker A A p2/- B g1/- C o1/-
    2 a2 g2
    3 p2 o2
"""


def endings(seed: int) -> list[object]:
    position = play(table(THIRD, seed=seed), "1a>1")
    return [event.args["mandala"] for event in events(position, "mandala-ends")]


@pytest.mark.clause("mandala", "5.1")
def test_the_third_flower_ends_the_game() -> None:
    position = play(table(THIRD), "1a>1")
    assert flowers(position, "A") == ["a4+a5", "y4+y5", "r5+r7"]
    assert (turn(position), events(position, "end-third-flower")[0].clause) == ("-", "5.1")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners == [0]


@pytest.mark.clause("mandala", "5.1")
def test_the_second_flower_does_not() -> None:
    position = table(THIRD.replace(",y4+y5", ""), "C hand a2o2 tiles g4,o4")
    play(position, "1a>1")
    assert len(flowers(position, "A")) == 2
    assert (position.outcome(), turn(position)) == (None, "B")


@pytest.mark.clause("mandala", "5.1")
def test_the_turn_is_finished_first() -> None:
    position = play(table(THIRD.replace("B g1/-", "B g2/-")), "1a>1", "dark")
    assert singles(position, "B") == "y3"
    happened = ["flower-created", "discarded", "end-third-flower", "mandala-ends"]
    assert list(dict.fromkeys(order(position, *happened))) == happened


@pytest.mark.clause("mandala", "F31", "5.1")
def test_a_third_flower_made_in_another_players_turn_ends_the_game_too() -> None:
    position = table(f"""
        A hand a1y4
        B hand o4 {TWO_FLOWERS}
        1 r7 y3 marker B A p1/- B g2/- C o1/-
    """)
    play(position, "1a>1")
    assert turn(position) == "B"
    play(position, "dark")
    assert len(flowers(position, "B")) == 3
    assert position.is_over()


@pytest.mark.clause("mandala", "F31", "5.1")
def test_so_does_that_of_the_second() -> None:
    position = table(f"""
        A hand a1y4
        B hand o4 {TWO_FLOWERS}
        1 r7 y3 marker A A p2/- B g2/- C o1/-
    """)
    play(position, "1a>1", "light")
    assert flowers(position, "B")[2] == "r5+r7"
    assert position.is_over()


@pytest.mark.clause("mandala", "5.2", "F25")
def test_without_tiles_for_a_new_mandala_the_game_ends() -> None:
    position = read(LAST_TILES.replace("tiles g5", "tiles ax,g5").replace("y7 fl", "y7,gx fl"))
    assert (board(position, "A")["dark"], board(position, "A")["light"]) == (0, 0)
    play(position, "1a>1")
    assert singles(position, "A") == "ax,r7,g5,o5,y3"
    assert events(position, "end-no-tiles")[0].clause == "5.2"
    assert len(events(position, "mandala-ends")) == 2
    assert position.is_over()


@pytest.mark.clause("mandala", "5.2", "F25")
def test_the_last_two_tiles_begin_the_last_mandala() -> None:
    position = read(LAST_TILES)
    assert (board(position, "A")["dark"], board(position, "A")["light"]) == (1, 1)
    play(position, "1a>1")
    assert board(position, "A")["mandalas"][0]["tiles"] == ["ax", "gx"]
    assert (board(position, "A")["dark"], board(position, "A")["light"]) == (0, 0)
    assert (turn(position), position.outcome()) == ("B", None)


@pytest.mark.clause("mandala", "5.3")
def test_the_two_others_are_destroyed_in_random_order() -> None:
    assert sorted({str(endings(seed)) for seed in range(20)}) == ["[2, 3]", "[3, 2]"]


@pytest.mark.clause("mandala", "5.3", "4.2", "4.7", "F19")
def test_they_are_destroyed_one_by_one_by_the_usual_rules() -> None:
    position = table(
        THIRD,
        """
        2 a2 g2 marker B B p2/- C o1/-
        3 p2 o2 marker C C a2/- B g1/-
        """,
    )
    play(position, "1a>1")
    assert len(events(position, "mandala-ends")) == 1
    chooser = turn(position)
    play(position, "dark")
    assert len(events(position, "mandala-ends")) == 2
    assert {chooser, turn(position)} == {"B", "C"}
    play(position, "dark")
    assert (singles(position, "B"), singles(position, "C")) == ("a2,o2", "p2,g2")
    assert board(position, "A")["discard"] == {"p": 2, "o": 1, "a": 2, "g": 1}
    assert position.is_over()


@pytest.mark.clause("mandala", "F21")
def test_no_new_mandala_begins_once_the_game_has_ended() -> None:
    position = table(THIRD)
    before = (position.dark, position.light)
    play(position, "1a>1")
    assert (position.dark, position.light) == before
    assert [mandala["tiles"] for mandala in board(position, "A")["mandalas"]] == [[], [], []]
    assert not events(position, "mandala-begins")


@pytest.mark.clause("mandala", "F22", "5.3")
def test_tiles_that_nobody_may_take_stay_unclaimed_and_all_cards_come_back() -> None:
    position = table(
        THIRD,
        """
        B hand r4
        C hand r4
        2 a2 g2 B -/a3 C -/g2
        """,
    )
    play(position, "1a>1")
    assert board(position, "A")["unclaimed"] == ["a2", "p2", "g2", "o2"]
    assert hand(position, "B") == "a3r4g1"
    assert hand(position, "C") == "r4g2o1"
    assert events(position, "tiles-unclaimed")[0].clause == "F22"


@pytest.mark.clause("mandala", "F23", "4.4")
@pytest.mark.parametrize(("side", "tiles"), [("o1/-", "a2,g2,o7,y3"), ("o1/g1", "a2,o7,y3")])
def test_the_half_rule_holds_in_the_last_destructions(side: str, tiles: str) -> None:
    position = table(f"""
        seats 2
        A hand a1y4 {TWO_FLOWERS}
        1 r7 y3 marker A A p1g1o1/-
        2 a2 g2 marker A A p3/- B {side}
    """)
    play(position, "1a>1")
    if not position.is_over():
        play(position, "dark")
    assert singles(position, "A") == tiles


@pytest.mark.clause("mandala", "F23", "4.6")
def test_another_third_flower_in_the_last_destructions_changes_nothing() -> None:
    position = table(
        THIRD,
        """
        B hand r4 tiles a7,y7 flowers p4+p5,o4+o5
        2 a2 g2 marker B B y1/-
        """,
    )
    play(position, "1a>1")
    assert flowers(position, "B")[2] == "a7+a2"
    assert len(events(position, "end-third-flower")) == 1
    assert len(events(position, "mandala-ends")) == 2


@pytest.mark.clause("mandala", "F24", "6.5")
@pytest.mark.parametrize(("returned", "winner"), [(6, 1), (4, 0)])
def test_cards_that_come_back_at_the_end_count_for_the_tie(returned: int, winner: int) -> None:
    position = table(
        THIRD,
        f"""
        B hand r5 tiles a7,o4 flowers p7+px,g7+gx
        2 a2 g2 B -/a{returned}
        """,
    )
    play(position, "1a>1")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores == [53, 53, 0]
    assert (hand_size(position, "A"), hand_size(position, "B")) == (8 + 3, 5 + 1 + returned)
    assert (outcome.reason, outcome.winners) == ("cards", [winner])
