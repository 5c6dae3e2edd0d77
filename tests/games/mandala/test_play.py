import pytest

from florilege.games.mandala.card_counts import count
from florilege.games.mandala.mandala import face_up
from florilege.kernel.refusal import Refused
from florilege.kernel.seats import WATCHER, sees
from tests.games.mandala.table import (
    events,
    hand,
    hand_size,
    moves,
    new,
    order,
    play,
    refusal,
    side,
    singles,
    table,
    turn,
)


@pytest.mark.clause("mandala", "0.1")
def test_turns_go_clockwise() -> None:
    position = table("turn B")
    turns = [turn(position)]
    for _ in range(3):
        play(position, "1a>1")
        turns.append(turn(position))
    assert turns == ["B", "C", "A", "B"]


@pytest.mark.clause("mandala", "0.2")
def test_cards_are_drawn_before_those_of_a_finished_mandala_come_back() -> None:
    position = table("""
        A hand o1y6
        1 r7 y3 marker A A a1p1g1/r2
    """)
    play(position, "1o>1")
    assert hand_size(position, "A") == 6 + 2 + 6


@pytest.mark.clause("mandala", "0.2", "2.3")
def test_cards_are_drawn_before_those_of_a_finished_mandala_reach_the_discard() -> None:
    position = table("""
        seats 2
        A hand a1y2
        B hand o2
        1 r7 y3 marker A A p1o1/r13 B g15/-
        2 a2 g2 marker A A p14/a14
        3 p2 o2 marker B B y1/o12
        pile -
        discard r2y12
    """)
    play(position, "1a>1")
    assert events(position, "pile-refilled")[0].args == {"number": 14}


@pytest.mark.clause("mandala", "0.2", "4.2")
def test_the_marker_is_taken_before_the_mandala_is_finished() -> None:
    position = table("""
        A hand o1y4
        1 r7 y3 marker B A -/r4 B a1p1g1/-
    """)
    play(position, "1o>1")
    assert turn(position) == "A"
    play(position, "light")
    assert (singles(position, "A"), singles(position, "B")) == ("y3", "r7")


@pytest.mark.clause("mandala", "0.2")
def test_the_four_steps_in_order() -> None:
    position = table("""
        A hand o1y4
        1 r7 y3 marker B A -/r4 B a1p1g1/-
    """)
    play(position, "1o>1")
    steps = ["played-face-up", "you-drew", "marker-taken", "mandala-finished"]
    assert order(position, *steps) == steps


@pytest.mark.clause("mandala", "1.1")
def test_any_number_of_cards_of_one_colour_on_any_one_mandala() -> None:
    position = table("A hand r3y1")
    assert moves(position) == {f"{cards}>{m}" for cards in ("1r", "2r", "3r", "1y") for m in "123"}


@pytest.mark.clause("mandala", "1.1")
@pytest.mark.parametrize("move", ["1r1y>1", "1r>1,1r>2", "1r>12"])
def test_not_several_colours_nor_several_mandalas(move: str) -> None:
    with pytest.raises(Refused) as caught:
        play(table("A hand r3y1"), move)
    assert caught.value.refusal.code == "unreadable-move"


@pytest.mark.clause("mandala", "1.1")
def test_the_cards_leave_the_hand_for_the_own_side() -> None:
    position = play(table("A hand g3r2\n1 r7 y3"), "2g>1")
    assert hand(position, "A") == "r2g1"
    assert [side(position, 1, seat) for seat in "ABC"] == ["g2/-", "-/-", "-/-"]


@pytest.mark.clause("mandala", "1.2", "1.3")
def test_a_new_colour_lies_face_up() -> None:
    position = play(table("A hand g2r2\n1 r7 y3 marker B B p1/-"), "1g>1")
    assert side(position, 1, "A") == "g1/-"
    assert events(position, "played-face-up")[0].clause == "1.3"


@pytest.mark.clause("mandala", "1.2", "1.4")
@pytest.mark.parametrize("mandala", ["r7 g3", "r7 y3 marker B B g1/-", "r7 y3 marker A A g1/-"])
def test_a_colour_of_a_tile_or_of_anybodys_face_up_card_is_present(mandala: str) -> None:
    position = table(f"A hand g2r2\n1 {mandala}")
    before = side(position, 1, "A").partition("/")[0]
    play(position, "1g>1")
    assert side(position, 1, "A") == f"{before}/g1"


@pytest.mark.clause("mandala", "1.2", "1.4")
def test_the_colour_of_the_dark_tile_is_present() -> None:
    position = play(table("A hand g2r2\n1 r7 y3"), "2r>1")
    assert side(position, 1, "A") == "-/r2"
    assert events(position, "played-face-down")[0].clause == "1.4"


@pytest.mark.clause("mandala", "1.2")
def test_a_colour_is_new_on_each_mandala_for_itself() -> None:
    position = table("""
        A hand g2r2
        1 r7 y3 marker B B g1/-
        3 p2 o2
    """)
    play(position, "1g>3")
    assert side(position, 3, "A") == "g1/-"


@pytest.mark.clause("mandala", "1.4")
def test_printed_example_mickael_adds_three_green_cards_face_down() -> None:
    position = table("""
        turn C
        C hand g3o2
        1 r7 y3 marker A A g1/- B p1/-
    """)
    play(position, "3g>1")
    assert side(position, 1, "C") == "-/g3"


@pytest.mark.clause("mandala", "1.4", "F27")
def test_cards_are_shown_to_all_before_they_lie_face_down() -> None:
    position = play(table("A hand r3o2\n1 r7 y3"), "2r>1")
    (event,) = events(position, "played-face-down")
    assert event.args == {"seat": 0, "number": 2, "card": "r", "mandala": 1}
    assert all(sees(event.audience, seat) for seat in (0, 1, 2, WATCHER))


@pytest.mark.clause("mandala", "F7")
def test_at_least_one_card_must_be_played() -> None:
    position = table("A hand r3o2")
    assert "pass" not in moves(position)
    assert (refusal(position, "pass").code, refusal(position, "pass").clause) == ("must-play", "F7")
    assert (refusal(position, "0r>1").code, refusal(position, "0r>1").clause) == ("no-cards", "F7")


@pytest.mark.clause("mandala", "F8", "1.3")
def test_several_cards_of_a_new_colour_all_lie_face_up() -> None:
    position = play(table("A hand g3r2\n1 r7 y3"), "3g>1")
    assert side(position, 1, "A") == "g3/-"
    assert position.mandalas[0].visible(0) == 3


@pytest.mark.clause("mandala", "F8", "4.3")
def test_each_of_them_breaks_a_tie_for_second_place() -> None:
    position = table("""
        A hand p2y4
        B hand a2o2
        C hand a1y4
        1 r7 y3 marker C B g1/y1 C o2/-
    """)
    play(position, "2p>1", "1a>2", "1a>1", "dark")
    assert (singles(position, "A"), singles(position, "B")) == ("y3", "-")


@pytest.mark.clause("mandala", "F9")
def test_more_of_a_colour_one_has_brought_oneself_lie_face_down() -> None:
    position = table("A hand g3r2\n1 r7 y3")
    play(position, "1g>1", "1a>2", "1a>2", "2g>1")
    assert side(position, 1, "A") == "g1/g2"


@pytest.mark.clause("mandala", "F26", "4.8")
def test_more_than_eight_cards_are_kept_and_played_as_ever() -> None:
    position = table("A hand r6y6")
    assert len(moves(position)) == 36
    play(position, "2r>1")
    assert hand(position, "A") == "r4y6"
    assert turn(position) == "B"


@pytest.mark.clause("mandala", "1.1", "1.2")
def test_whole_games_lay_every_colour_face_up_once() -> None:
    position = new(3)
    for _ in range(60):
        if position.is_over():
            break
        legal = position.legal_moves()
        position.play(legal[int(position.dice.below(len(legal)))])
        for mandala in position.mandalas:
            up = [c for cards in mandala.sides for c in range(6) if count(face_up(cards), c)]
            tiles = {int(mandala.dark) // 6, int(mandala.light) // 6}
            assert len(up) == len(set(up))
            assert not tiles & set(up)
