import pytest

from florilege.kernel.seats import WATCHER, sees
from tests.games.mandala.table import (
    NO_PILE,
    board,
    events,
    hand,
    hand_size,
    moves,
    order,
    play,
    refusal,
    table,
    turn,
)

LAST_PILE_CARD = """
    seats 2
    A hand r4
    B hand a2o2
    1 r7 y3
    pile y1
    discard a13p15r11g15o13y14
"""


def with_hand(cards: int) -> str:
    return "A hand r1" if cards == 1 else f"A hand r1y{cards - 1}"


@pytest.mark.clause("mandala", "2.1", "F26")
@pytest.mark.parametrize("cards", [9, 10, 13])
def test_with_eight_cards_or_more_left_nothing_is_drawn(cards: int) -> None:
    position = play(table(with_hand(cards)), "1r>1")
    assert hand_size(position, "A") == cards - 1
    assert not events(position, "drew")


@pytest.mark.clause("mandala", "2.2", "F3")
@pytest.mark.parametrize(
    ("cards", "drawn"), [(8, 1), (7, 2), (6, 3), (5, 4), (4, 4), (3, 4), (2, 4), (1, 4)]
)
def test_after_one_card_up_to_four_are_drawn_to_eight_at_most(cards: int, drawn: int) -> None:
    position = play(table(with_hand(cards)), "1r>1")
    assert hand_size(position, "A") == cards - 1 + drawn
    assert events(position, "drew")[0].args == {"seat": 0, "number": drawn}


@pytest.mark.clause("mandala", "2.2")
def test_printed_example_six_cards_left_two_are_drawn() -> None:
    position = play(table("A hand r1y6\n1 a7 o3"), "1r>1")
    assert events(position, "drew")[0].args == {"seat": 0, "number": 2}
    assert hand_size(position, "A") == 8


@pytest.mark.clause("mandala", "2.2")
@pytest.mark.parametrize("tiles", ["r7 y3", "a7 o3"])
def test_one_card_draws_face_up_or_face_down(tiles: str) -> None:
    assert hand_size(play(table(f"A hand r1y2\n1 {tiles}"), "1r>1"), "A") == 2 + 4


@pytest.mark.clause("mandala", "F3")
def test_drawing_is_no_choice() -> None:
    position = play(table("A hand r4y3"), "1r>1")
    assert turn(position) == "B"


@pytest.mark.clause("mandala", "2.2", "F33")
def test_only_the_drawer_sees_the_cards_and_all_see_how_many() -> None:
    position = play(table("A hand r4y3"), "1r>1")
    (mine,), (theirs,) = events(position, "you-drew"), events(position, "drew")
    assert [sees(mine.audience, seat) for seat in (0, 1, 2, WATCHER)] == [True, False, False, False]
    assert [sees(theirs.audience, seat) for seat in (0, 1, 2, WATCHER)] == [False, True, True, True]
    assert theirs.args == {"seat": 0, "number": 2}


@pytest.mark.clause("mandala", "2.3", "F4")
def test_the_discard_is_shuffled_into_a_new_pile_and_drawing_goes_on() -> None:
    position = play(table(LAST_PILE_CARD), "1r>1")
    assert order(position, "drew", "pile-refilled") == ["drew", "pile-refilled", "drew"]
    assert [event.args["number"] for event in events(position, "drew")] == [1, 3]
    assert events(position, "pile-refilled")[0].args == {"number": 81}
    assert (board(position, "B")["pile"], board(position, "B")["discard"]) == (78, {})
    assert hand_size(position, "A") == 3 + 4


@pytest.mark.clause("mandala", "2.3")
def test_the_new_pile_is_shuffled() -> None:
    assert (
        len({hand(play(table(LAST_PILE_CARD, seed=seed), "1r>1"), "A") for seed in range(20)}) > 5
    )


@pytest.mark.clause("mandala", "2.4")
@pytest.mark.parametrize("tiles", ["r7 y3", "a7 o3"])
@pytest.mark.parametrize("number", [2, 3])
def test_two_cards_or_more_draw_nothing(tiles: str, number: int) -> None:
    position = play(table(f"A hand r3y1\n1 {tiles}"), f"{number}r>1")
    assert hand_size(position, "A") == 4 - number
    assert not events(position, "drew")


@pytest.mark.clause("mandala", "2.5")
def test_two_cards_or_more_may_not_empty_the_hand() -> None:
    position = table("A hand r3")
    assert moves(position) == {f"{number}r>{m}" for number in (1, 2) for m in "123"}
    found = refusal(position, "3r>1")
    assert (found.code, found.clause, found.args) == ("hand-would-empty", "2.5", {"most": 2})


@pytest.mark.clause("mandala", "2.5")
def test_the_last_single_card_may_be_played() -> None:
    position = play(table("A hand r1"), "1r>1")
    assert hand_size(position, "A") == 4


@pytest.mark.clause("mandala", "2.5", "2.3")
def test_the_last_single_card_may_be_played_if_only_the_discard_can_be_drawn() -> None:
    position = table("A hand r1\npile -\ndiscard *")
    assert moves(position) == {"1r>1", "1r>2", "1r>3"}
    assert hand_size(play(position, "1r>1"), "A") == 4


@pytest.mark.clause("mandala", "F5")
def test_one_draws_what_there_is() -> None:
    position = table("""
        seats 2
        A hand r2
        B hand y1
        1 r7 y3 marker A A a15p15/r13 B g1/y12
        2 p2 g3 marker B B o15/g14
        3 a4 o5
        pile y2
    """)
    play(position, "1r>1")
    assert hand(position, "A") == "r1y2"


@pytest.mark.clause("mandala", "F6")
def test_with_one_card_and_nothing_to_draw_one_passes() -> None:
    position = table(NO_PILE)
    assert moves(position) == {"pass"}
    assert position.question().kind == "pass"
    play(position, "pass")
    assert (hand(position, "A"), turn(position)) == ("r1", "B")
    assert events(position, "passed")[0].args == {"seat": 0}


@pytest.mark.clause("mandala", "F6")
def test_when_all_pass_in_a_row_the_game_ends() -> None:
    position = play(table(NO_PILE), "pass", "pass")
    assert position.is_over()
    assert len(events(position, "end-all-passed")) == 1
    assert len(events(position, "mandala-ends")) == 3
    assert position.outcome() is not None


@pytest.mark.clause("mandala", "F6")
def test_a_play_between_the_passes_keeps_the_game_going() -> None:
    position = table("""
        seats 3
        A hand r1
        B hand y2
        C hand r1
        1 r7 y3 marker A A a15p15g1/r13 B -/y13
        2 p2 g3 marker B B o15/g14
        3 a4 o5
    """)
    play(position, "pass", "1y>1", "pass", "pass")
    assert not position.is_over()
    play(position, "pass")
    assert position.is_over()


@pytest.mark.clause("mandala", "F6", "2.5")
def test_with_two_cards_and_nothing_to_draw_one_of_them_may_be_played() -> None:
    position = table(NO_PILE.replace("hand r1", "hand r2").replace("r14", "r13"))
    assert moves(position) == {"1r>1", "1r>2", "1r>3"}
    assert hand(play(position, "1r>3"), "A") == "r1"


@pytest.mark.clause("mandala", "F10")
def test_cards_that_would_come_back_this_turn_do_not_help() -> None:
    position = table("""
        A hand o2
        1 r7 y3 marker A A a1p1g1/-
    """)
    assert refusal(position, "2o>1").code == "hand-would-empty"


@pytest.mark.clause("mandala", "F10", "F6")
def test_nor_do_they_for_the_last_card_with_nothing_to_draw() -> None:
    position = table("""
        seats 2
        A hand o1
        B hand y1
        1 r7 y3 marker A A a15p15/r15 B g1/y14
        2 p2 g3 marker B B o14/g14
        3 a4 o5
    """)
    assert moves(position) == {"pass"}
