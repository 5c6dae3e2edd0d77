import pytest

from tests.games.mandala.table import events, holder, play, table


@pytest.mark.clause("mandala", "3.2", "F11")
def test_printed_example_1_mathilde_plays_the_first_face_up_card() -> None:
    position = table("""
        A hand p1a4
        1 r7 y3 C -/r3
    """)
    play(position, "1p>1")
    assert holder(position, 1) == "A"
    (event,) = events(position, "marker-placed")
    assert (event.clause, event.args) == ("3.2", {"seat": 0, "mandala": 1})


@pytest.mark.clause("mandala", "3.2", "3.1")
def test_printed_example_2_myriam_then_mickael() -> None:
    position = table("""
        turn B
        B hand g2a4
        C hand o1a4
        1 r7 y3 marker A A p1/- C -/r3
    """)
    play(position, "2g>1")
    assert holder(position, 1) == "B"
    play(position, "1o>1")
    assert holder(position, 1) == "C"
    assert events(position, "marker-taken")[1].args == {"seat": 2, "mandala": 1, "from_seat": 1}


@pytest.mark.clause("mandala", "3.1")
def test_face_down_cards_alone_leave_the_marker_in_the_centre() -> None:
    assert holder(play(table("A hand r3a4\n1 r7 y3"), "3r>1"), 1) == "-"


@pytest.mark.clause("mandala", "3.1")
def test_face_down_cards_alone_take_no_marker() -> None:
    position = table("""
        A hand r3a4
        1 r7 y3 marker B A -/r3 B g1/-
    """)
    assert holder(play(position, "3r>1"), 1) == "B"


@pytest.mark.clause("mandala", "3.2")
@pytest.mark.parametrize("side", ["p1/y1", "p2/-"])
def test_a_face_down_card_claims_for_one_who_has_a_face_up_card(side: str) -> None:
    position = table(f"""
        A hand r1a4
        1 r7 y3 marker B A {side} B g2/-
    """)
    assert holder(play(position, "1r>1"), 1) == "A"


@pytest.mark.clause("mandala", "3.2")
def test_more_cards_than_one_of_the_others_is_not_enough() -> None:
    position = table("""
        A hand o2a4
        1 r7 y3 marker C B g1/- C p3/-
    """)
    assert holder(play(position, "2o>1"), 1) == "C"


@pytest.mark.clause("mandala", "3.2", "3.1")
def test_those_without_a_face_up_card_are_not_compared() -> None:
    position = table("""
        A hand o2a4
        1 r7 y3 marker B B g1/- C -/y5
    """)
    assert holder(play(position, "2o>1"), 1) == "A"


@pytest.mark.clause("mandala", "3.3")
def test_equality_does_not_take_the_marker() -> None:
    position = table("""
        A hand o2a4
        1 r7 y3 marker B B g1/y1
    """)
    assert holder(play(position, "2o>1"), 1) == "B"


@pytest.mark.clause("mandala", "3.3")
def test_face_up_cards_do_not_break_an_equality_for_the_marker() -> None:
    position = table("""
        A hand o1a4
        1 r7 y3 marker B A p2/- B g1/y2
    """)
    assert holder(play(position, "1o>1"), 1) == "B"


@pytest.mark.clause("mandala", "3.2")
def test_the_holder_keeps_the_marker_without_a_word() -> None:
    position = table("""
        A hand o1a4
        1 r7 y3 marker A A p1/- B g1/-
    """)
    play(position, "1o>1")
    assert holder(position, 1) == "A"
    assert not events(position, "marker-taken") + events(position, "marker-placed")


@pytest.mark.clause("mandala", "F11")
def test_the_first_face_up_card_claims_against_any_number_face_down() -> None:
    position = table("""
        A hand o1a4
        1 r7 y3 B -/r9 C -/y9
    """)
    assert holder(play(position, "1o>1"), 1) == "A"


@pytest.mark.clause("mandala", "F12")
def test_the_play_of_a_third_leaves_the_marker_with_the_first_of_two_equals() -> None:
    position = table("""
        turn C
        C hand o1a4
        1 r7 y3 marker B A p2/- B g2/-
    """)
    assert holder(play(position, "1o>1"), 1) == "B"


@pytest.mark.clause("mandala", "F12")
def test_a_play_elsewhere_moves_no_marker_here() -> None:
    position = table("""
        A hand o3a4
        1 r7 y3 marker B A -/r4 B g1/-
    """)
    play(position, "3o>2")
    assert (holder(position, 1), holder(position, 2)) == ("B", "A")
