import pytest

from florilege.games.mandala.tiles import flower_value
from tests.games.mandala.table import events, flowers, moves, play, singles, table, turn

ALONE = """
    A hand a1y4 {tiles}
    1 r7 y3 marker A A p1g1o1/-
"""
SAME_COLOUR = """
    options backs=value
    A hand y1a4 {tiles}
    1 r2 r3 marker A A a1p1g1o1/-
    2 a2 g3
    3 p2 o3
"""


@pytest.mark.clause("mandala", "4.6")
def test_two_tiles_of_a_colour_become_a_flower_at_once() -> None:
    position = play(table(ALONE.format(tiles="tiles r5,g5")), "1a>1")
    assert flowers(position, "A") == ["r5+r7"]
    assert singles(position, "A") == "g5,y3"
    (event,) = events(position, "flower-created")
    assert (event.clause, event.args) == ("4.6", {"seat": 0, "tile": ["r5", "r7"]})


@pytest.mark.clause("mandala", "4.6", "F18")
def test_the_second_creates_a_flower_unasked() -> None:
    position = table("""
        A hand a1y4
        B hand a4 tiles a7,y7
        1 r7 y3 marker A A p1o1/- B g1/-
    """)
    play(position, "1a>1", "dark")
    assert flowers(position, "B") == ["y7+y3"]
    assert singles(position, "B") == "a7"


@pytest.mark.clause("mandala", "4.6")
def test_a_flower_is_never_taken_apart() -> None:
    position = play(table(ALONE.format(tiles="tiles g4,o4 flowers r4+r5")), "1a>1")
    assert flowers(position, "A") == ["r4+r5"]
    assert singles(position, "A") == "r7,g4,o4,y3"


@pytest.mark.clause("mandala", "4.6")
def test_tiles_of_the_same_value_make_no_flower() -> None:
    position = play(table(ALONE.format(tiles="tiles g7,a3")), "1a>1")
    assert flowers(position, "A") == []


@pytest.mark.clause("mandala", "F28")
def test_two_flowers_of_one_colour() -> None:
    position = table(
        ALONE.format(tiles="tiles rx flowers r4+r5"),
        """
        B hand a2o2 tiles g4,o4,y4
        """,
    )
    play(position, "1a>1")
    assert flowers(position, "A") == ["r4+r5", "rx+r7"]
    assert not position.is_over()


@pytest.mark.clause("mandala", "F28", "5.1")
def test_a_third_flower_of_one_colour_ends_the_game() -> None:
    position = table(
        ALONE.format(tiles="tiles r2 flowers r4+r5,r3+rx"),
        """
        B hand a2o2 tiles g4,o4,y4
        C hand a2o2 tiles g5,o5
        """,
    )
    play(position, "1a>1")
    assert len(events(position, "end-third-flower")) == 1
    assert position.is_over()


@pytest.mark.clause("mandala", "F17")
@pytest.mark.parametrize(
    ("choice", "flower", "single"), [("dark", "r7+r2", "a4,r3"), ("light", "r7+r3", "a4,r2")]
)
def test_who_takes_both_tiles_of_one_colour_chooses_which_comes_first(
    choice: str, flower: str, single: str
) -> None:
    position = play(table(SAME_COLOUR.format(tiles="tiles a4,r7")), "1y>1")
    assert (turn(position), moves(position)) == ("A", {"dark", "light"})
    prompt = position.prompt(0)
    assert prompt is not None
    assert (prompt["kind"], prompt["clause"], prompt["args"]) == (
        "collect-both",
        "F17",
        {"mandala": 1},
    )
    play(position, choice)
    assert flowers(position, "A") == [flower]
    assert singles(position, "A") == single


@pytest.mark.clause("mandala", "F17")
def test_the_order_is_not_asked_where_it_changes_nothing() -> None:
    position = play(table(SAME_COLOUR.format(tiles="tiles p4,a7")), "1y>1")
    assert flowers(position, "A") == ["r2+r3"]
    assert turn(position) == "B"


@pytest.mark.clause("mandala", "F17", "4.6")
def test_two_tiles_of_two_colours_make_two_flowers_without_a_question() -> None:
    position = play(table(ALONE.format(tiles="tiles r5,y7")), "1a>1")
    assert flowers(position, "A") == ["r5+r7", "y7+y3"]
    assert turn(position) == "B"


@pytest.mark.clause("mandala", "F29")
def test_two_triples_would_be_worth_nothing() -> None:
    triples = [tile for tile in range(36) if tile % 6 == 5]
    assert {int(flower_value(tile, tile)) for tile in triples} == {0}
