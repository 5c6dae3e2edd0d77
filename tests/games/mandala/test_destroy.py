import pytest

from florilege.games.mandala.notation import write_counts
from florilege.games.mandala.tiles import name
from tests.games.mandala.table import (
    board,
    events,
    hand,
    hand_size,
    holder,
    moves,
    order,
    play,
    refusal,
    side,
    singles,
    table,
    turn,
)

# Anne brings the sixth colour: she ties with Bruno, who holds the marker; Carla is third.
FINISH = """
    A hand a1y4
    B hand a4
    C hand a4y4
    1 r7 y3 marker B A p1/- B g2/- C o1/-
"""


def duel(mine: str, theirs: str, options: str = "") -> str:
    return f"""
        seats 2
        {options or "options"}
        A hand a1y4
        B hand p4
        1 r7 y3 marker A A {mine} B {theirs}
    """


@pytest.mark.clause("mandala", "4.1")
def test_six_colours_of_cards_and_tiles_finish_a_mandala() -> None:
    position = play(table(FINISH), "1a>1", "dark")
    assert [event.args for event in events(position, "mandala-finished")] == [{"mandala": 1}]
    assert [side(position, 1, seat) for seat in "ABC"] == ["-/-"] * 3


@pytest.mark.clause("mandala", "4.1")
def test_five_colours_do_not_finish_it() -> None:
    position = table("""
        A hand a1y4
        1 r7 y3 marker B A p1/r9 B g2/y9
    """)
    play(position, "1a>1")
    assert not events(position, "mandala-finished")
    assert side(position, 1, "A") == "a1p1/r9"


@pytest.mark.clause("mandala", "4.2")
@pytest.mark.parametrize(("choice", "taken", "left"), [("dark", "r7", "y3"), ("light", "y3", "r7")])
def test_the_holder_chooses_and_the_second_takes_the_other(
    choice: str, taken: str, left: str
) -> None:
    position = play(table(FINISH), "1a>1", choice)
    assert [singles(position, seat) for seat in "ABC"] == [left, taken, "-"]


@pytest.mark.clause("mandala", "4.2", "F13")
def test_one_who_ties_with_the_holder_is_second() -> None:
    position = play(table(FINISH), "1a>1")
    assert holder(position, 1) == "B"
    play(position, "dark")
    assert singles(position, "A") == "y3"


@pytest.mark.clause("mandala", "4.2", "F34")
def test_the_second_needs_a_face_up_card() -> None:
    position = table("""
        A hand a1y4
        1 r7 y3 marker A A p1g1/- B o1/- C -/r2
    """)
    play(position, "1a>1", "dark")
    assert [singles(position, seat) for seat in "ABC"] == ["r7", "y3", "-"]


@pytest.mark.clause("mandala", "4.2", "F34")
@pytest.mark.parametrize("hidden", [3, 9])
def test_more_cards_than_anybody_but_all_face_down_are_passed_over(hidden: int) -> None:
    position = table(f"""
        A hand a1y4
        1 r7 y3 marker A A p2g1/- B o1/- C -/r{hidden}
    """)
    play(position, "1a>1", "light")
    assert [singles(position, seat) for seat in "ABC"] == ["y3", "r7", "-"]
    assert f"r{hidden}" in hand(position, "C")


@pytest.mark.clause("mandala", "4.2")
def test_face_down_cards_count_for_second_place() -> None:
    position = table("""
        A hand a1y4
        1 r7 y3 marker A A p4/- B g2/- C o1/r2
    """)
    play(position, "1a>1", "dark")
    assert [singles(position, seat) for seat in "ABC"] == ["r7", "-", "y3"]


@pytest.mark.clause("mandala", "4.3")
def test_a_tie_for_second_goes_to_the_one_with_more_cards_face_up() -> None:
    position = table("""
        A hand a1y4
        1 r7 y3 marker A A o3/- B p1/y1 C g2/-
    """)
    play(position, "1a>1", "dark")
    assert [singles(position, seat) for seat in "ABC"] == ["r7", "-", "y3"]


@pytest.mark.clause("mandala", "4.3")
def test_if_the_tie_persists_the_holder_takes_both() -> None:
    position = table("""
        A hand a1y4
        1 r7 y3 marker A A o3/- B p1/y1 C g1/r1
    """)
    play(position, "1a>1")
    assert [singles(position, seat) for seat in "ABC"] == ["r7,y3", "-", "-"]
    assert [event.clause for event in events(position, "tile-collected")] == ["4.3", "4.3"]
    assert turn(position) == "B"


@pytest.mark.clause("mandala", "4.3")
def test_if_nobody_else_has_a_face_up_card_the_holder_takes_both() -> None:
    position = table("""
        A hand a1y4
        1 r7 y3 marker A A p1g1o1/- B -/y9
    """)
    play(position, "1a>1")
    assert [singles(position, seat) for seat in "ABC"] == ["r7,y3", "-", "-"]


@pytest.mark.clause("mandala", "F14")
@pytest.mark.parametrize(
    ("sides", "taken"),
    [
        ("marker A A p1/y1 B g2/- C o1/r1", ["-", "y3", "-", "r7"]),
        ("marker A A p2/- B g2/- C o1/r1", ["-", "-", "-", "r7,y3"]),
        ("marker A A p1/y1 B g1/y1 C o1/r1", ["-", "-", "-", "r7,y3"]),
        ("marker C A p1/y1 B g1/y1 C o3/-", ["-", "-", "y3", "r7"]),
    ],
)
def test_three_for_second_place(sides: str, taken: list[str]) -> None:
    position = table(f"""
        seats 4
        turn D
        D hand a1y4
        1 r7 y3 {sides} D -/r4
    """)
    play(position, "1a>1")
    if turn(position) == "D":
        play(position, "dark")
    assert [singles(position, seat) for seat in "ABCD"] == taken


@pytest.mark.clause("mandala", "4.4", "F15")
@pytest.mark.parametrize(
    ("mine", "theirs", "taken"),
    [
        ("p1/r2", "g1o1/-", ["r7", "y3"]),  # 4 and 2
        ("p1o1/r1", "g1/y1", ["r7", "y3"]),  # 4 and 2
        ("p1/r3", "g1o1/-", ["r7,y3", "-"]),  # 5 and 2
        ("p1/r3", "g1o1/y1", ["r7", "y3"]),  # 5 and 3
        ("p1/r4", "g1o1/y1", ["r7", "y3"]),  # 6 and 3
        ("p1/r5", "g1o1/y1", ["r7,y3", "-"]),  # 7 and 3
    ],
)
def test_in_two_player_games_the_second_needs_half_of_the_holders_cards(
    mine: str, theirs: str, taken: list[str]
) -> None:
    position = play(table(duel(mine, theirs)), "1a>1")
    assert moves(position) == {"dark", "light"} or taken[1] == "-"
    if taken[1] != "-":
        play(position, "dark")
    assert [singles(position, seat) for seat in "AB"] == taken


@pytest.mark.clause("mandala", "4.4", "F32")
@pytest.mark.parametrize(
    ("mine", "theirs", "back"), [("p1/r3", "g1o1/-", "p4g1o1"), ("p1g1o1/-", "-/y4", "p4y4")]
)
def test_with_less_than_half_or_no_face_up_card_one_takes_all_cards_back(
    mine: str, theirs: str, back: str
) -> None:
    position = play(table(duel(mine, theirs)), "1a>1")
    assert (singles(position, "A"), singles(position, "B")) == ("r7,y3", "-")
    assert hand(position, "B") == back
    assert write_counts(position.discard) == "-"


@pytest.mark.clause("mandala", "4.4")
def test_half_is_not_asked_for_among_three() -> None:
    position = table("""
        A hand a1y4
        1 r7 y3 marker A A p1o1/r6 B g1/-
    """)
    play(position, "1a>1", "dark")
    assert singles(position, "B") == "y3"


@pytest.mark.clause("mandala", "4.5")
def test_the_holder_must_take_a_tile() -> None:
    position = play(table(FINISH), "1a>1")
    assert moves(position) == {"dark", "light"}
    assert (refusal(position, "pass").code, refusal(position, "pass").clause) == (
        "collect-first",
        "4.5",
    )


@pytest.mark.clause("mandala", "F18", "4.5")
def test_the_second_is_not_asked() -> None:
    position = play(table(FINISH), "1a>1", "light")
    assert singles(position, "A") == "r7"
    assert turn(position) == "B"
    assert position.question().kind == "play"


@pytest.mark.clause("mandala", "F19")
def test_the_holder_decides_in_another_players_turn() -> None:
    position = table("""
        A hand a1y4
        1 r7 y3 marker C A p1/- B g1/- C o3/-
    """)
    play(position, "1a>1")
    assert turn(position) == "C"
    assert position.prompt(0) is None
    prompt = position.prompt(2)
    assert prompt is not None
    assert (prompt["kind"], prompt["clause"]) == ("collect", "4.2")
    assert prompt["args"] == {"mandala": 1, "other_seat": 0}
    assert [choice["parts"] for choice in prompt["choices"]] == [{"tile": "r7"}, {"tile": "y3"}]
    play(position, "dark")
    assert turn(position) == "B"


@pytest.mark.clause("mandala", "4.7")
def test_who_took_one_tile_discards_and_who_took_none_takes_back() -> None:
    position = play(table(FINISH), "1a>1", "dark")
    assert write_counts(position.discard) == "a1p1g2"
    assert hand(position, "B") == "a4"
    assert hand(position, "C") == "a4o1y4"
    assert order(position, "discarded", "took-back") == ["discarded", "discarded", "took-back"]


@pytest.mark.clause("mandala", "4.7")
def test_face_down_cards_are_discarded_face_up() -> None:
    position = play(table(FINISH.replace("g2/-", "g2/y2")), "1a>1")
    play(position, "dark")
    assert board(position, "C")["discard"] == {"a": 1, "p": 1, "g": 2, "y": 2}


@pytest.mark.clause("mandala", "4.7", "F16")
def test_who_took_both_tiles_takes_the_cards_back() -> None:
    position = play(table(duel("p1g1o1/r2", "-/y4")), "1a>1")
    assert hand_size(position, "A") == 4 + 4 + 6
    assert hand(position, "B") == "p4y4"
    assert write_counts(position.discard) == "-"


@pytest.mark.clause("mandala", "F16")
def test_option_any_taker_discards() -> None:
    position = play(table(duel("p1g1o1/r2", "-/y4", "options takers_discard=any")), "1a>1")
    assert hand_size(position, "A") == 4 + 4
    assert write_counts(position.discard) == "a1p1r2g1o1"
    assert hand(position, "B") == "p4y4"


@pytest.mark.clause("mandala", "F16")
def test_option_any_changes_nothing_for_those_who_took_one_tile_or_none() -> None:
    one, other = table(FINISH), table(FINISH, "options takers_discard=any")
    for position in (one, other):
        play(position, "1a>1", "dark")
    assert one.discard == other.discard
    assert hand(one, "C") == hand(other, "C")


@pytest.mark.clause("mandala", "4.8", "F26")
def test_cards_come_back_to_a_hand_of_more_than_eight() -> None:
    position = play(table(FINISH), "1a>1", "dark")
    assert hand_size(position, "C") == 9
    play(position, "1a>2", "1y>2")
    assert hand_size(position, "C") == 8


@pytest.mark.clause("mandala", "4.9", "S4")
def test_a_new_mandala_begins_with_a_dark_and_a_light_tile() -> None:
    position = table(FINISH)
    dark, light = board(position, "A")["dark"], board(position, "A")["light"]
    play(position, "1a>1", "dark")
    begun = board(position, "A")["mandalas"][0]
    assert (begun["tiles"][0][0] in "apr", begun["tiles"][1][0] in "goy") == (True, True)
    assert not {"r7", "y3"} & set(begun["tiles"])
    assert board(position, "A")["dark"] == dark - 1
    assert board(position, "A")["light"] == light - 1
    assert events(position, "mandala-begins")[0].clause == "4.9"


@pytest.mark.clause("mandala", "4.9")
def test_the_new_tiles_are_random() -> None:
    tables = [play(table(FINISH, seed=seed), "1a>1", "dark") for seed in range(20)]
    assert len({name(position.mandalas[0].dark) for position in tables}) > 5
    assert len({name(position.mandalas[0].light) for position in tables}) > 5


@pytest.mark.clause("mandala", "F20", "S5")
def test_the_marker_goes_back_on_the_new_tiles() -> None:
    position = play(table(FINISH), "1a>1", "dark")
    assert holder(position, 1) == "-"


@pytest.mark.clause("mandala", "4.9")
def test_the_other_mandalas_stay_as_they_are() -> None:
    position = play(table(FINISH, "2 a2 g2 marker C C p1/a3"), "1a>1", "dark")
    assert (side(position, 2, "C"), holder(position, 2)) == ("p1/a3", "C")
