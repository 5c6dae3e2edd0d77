import pytest

from florilege.games.mandala.game import GAME
from florilege.games.mandala.position import MandalaPosition
from florilege.kernel.dice import fast_dice
from florilege.kernel.refusal import Refusal, Refused
from tests.games.mandala.table import NO_PILE, moves, new, play, read, table

PLAIN = """seats 2
turn A
A hand r2y1 known r1 tiles p7,gx
B hand a4 flowers r3+rx,y4+y5
1 r7 y3 marker A A p2/r1 B -/y2
2 a2 g2
3 p2 o2
"""


def refused(old: str, new: str) -> Refusal:
    """Return why the plain position is refused after a change."""
    assert old in PLAIN
    with pytest.raises(Refused) as caught:
        GAME.read(PLAIN.replace(old, new, 1), fast_dice(1))
    return caught.value.refusal


def playout(position: MandalaPosition, seed: int) -> list[str]:
    dice, texts = fast_dice(seed, 1), [position.write()]
    while not position.is_over():
        legal = position.legal_moves()
        position.play(legal[int(dice.below(len(legal)))])
        texts.append(position.write())
    return texts


def test_the_plain_position_can_be_played() -> None:
    assert "2r>1" in moves(read(PLAIN))


@pytest.mark.parametrize("move", ["1a>1", "15y>3", "2r>1", "dark", "light", "pass"])
def test_moves_are_read_as_they_are_written(move: str) -> None:
    position = read(PLAIN)
    assert position.write_move(position.read_move(move)) == move


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_moves_are_read_as_they_are_written(seats: int) -> None:
    position = new(seats)
    for move in position.legal_moves():
        assert position.read_move(position.write_move(move)) == move


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"takers_discard": "any", "backs": "value"}])
def test_positions_are_read_as_they_are_written(seats: int, options: dict[str, str]) -> None:
    for seed in range(3):
        for text in playout(new(seats, seed, **options), seed):
            assert read(text).write() == text


@pytest.mark.clause("mandala", "F6")
def test_a_position_after_a_pass_is_read_as_it_is_written() -> None:
    text = play(table(NO_PILE), "pass").write()
    assert "passes 1" in text
    assert read(text).write() == text
    assert play(read(text), "pass").is_over()


@pytest.mark.clause("mandala", "F19")
def test_a_pending_choice_is_read_as_it_is_written() -> None:
    position = table("""
        A hand a1y4
        1 r7 y3 marker C A p1/- B g1/- C o3/-
    """)
    text = play(position, "1a>1").write()
    assert "turn A collect 1" in text
    again = play(read(text), "light")
    assert again.to_move() == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_goes_on_alike_from_its_notation(seats: int) -> None:
    position = new(seats, 5)
    for _ in range(20):
        position.play(position.legal_moves()[0])
    again = GAME.read(position.write(), position.dice.copy())
    assert isinstance(again, MandalaPosition)
    assert playout(again, 3) == playout(position, 3)


@pytest.mark.clause("mandala", "M1")
def test_the_rest_of_the_cards_lie_in_the_pile() -> None:
    assert "pile a11p13r12g15o15y12\n" in read(PLAIN).write()
    assert read(PLAIN + "pile *\n").write() == read(PLAIN).write()
    assert "discard a11p13r12g15o15y12\n" in read(PLAIN + "pile -\ndiscard *\n").write()


@pytest.mark.clause("mandala", "M2")
def test_the_rest_of_the_tiles_lie_in_the_stacks() -> None:
    text = read(PLAIN).write()
    assert "dark a3,a4,a5,a7,ax,p3,p4,p5,px,r2,r4,r5\n" in text
    assert "light g3,g4,g5,g7,o3,o4,o5,o7,ox,y2,y7,yx\n" in text


@pytest.mark.clause("mandala", "M1")
@pytest.mark.parametrize(
    ("old", "new", "line"), [("hand a4", "hand a16", 4), ("hand a4", "hand a4r14", 0)]
)
def test_a_card_too_many(old: str, new: str, line: int) -> None:
    found = refused(old, new)
    assert (found.code, found.clause, found.args["line"]) == ("card-duplicated", "M1", line)


@pytest.mark.clause("mandala", "M1")
def test_a_card_too_few() -> None:
    found = refused("3 p2 o2\n", "3 p2 o2\npile a11p13r12g15o15y11\n")
    assert (found.code, found.clause, found.args["card"]) == ("card-missing", "M1", "y")


@pytest.mark.clause("mandala", "F35")
@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("p7,gx", "p7,p7", 3),
        ("p7,gx", "r7,gx", 0),
        ("2 a2 g2", "2 p2 g2", 0),
        ("r3+rx", "r3+r3", 0),
    ],
)
def test_a_tile_twice(old: str, new: str, line: int) -> None:
    found = refused(old, new)
    assert (found.code, found.clause, found.args["line"]) == ("tile-duplicated", "F35", line)


@pytest.mark.clause("mandala", "F35")
def test_a_tile_missing() -> None:
    found = refused("3 p2 o2\n", "3 p2 o2\ndark a3,a4,a5,a7,ax,p3,p4,p5,px,r2,r4\n")
    assert (found.code, found.clause, found.args["tile"]) == ("tile-missing", "F35", "r5")


@pytest.mark.clause("mandala", "M3", "S4")
@pytest.mark.parametrize(("new", "tile"), [("2 o7 g2", "o7"), ("2 a2 p5", "p5"), ("2 g2 a2", "a2")])
def test_a_tile_with_the_wrong_back(new: str, tile: str) -> None:
    found = refused("2 a2 g2", new)
    assert (found.code, found.clause, found.args["tile"]) == ("tile-wrong-back", "M3", tile)


@pytest.mark.clause("mandala", "F25")
def test_stacks_of_unequal_size() -> None:
    found = refused("p7,gx", "gx")
    assert (found.code, found.clause) == ("stacks-unequal", "F25")


@pytest.mark.clause("mandala", "4.6")
def test_two_single_tiles_of_one_colour() -> None:
    found = refused("p7,gx", "p7,gx,g7")
    assert (found.code, found.clause) == ("flower-unmade", "4.6")
    assert found.args == {"line": 3, "card": "g"}


@pytest.mark.clause("mandala", "3.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_marker_on_no_face_up_card(seat: int) -> None:
    found = refused("marker A A p2/r1 B -/y2", f"marker {'AB'[seat]} B -/y2")
    assert (found.code, found.clause) == ("marker-without-card", "3.1")
    assert found.args == {"line": 5, "seat": seat}


@pytest.mark.clause("mandala", "3.2")
@pytest.mark.parametrize("sides", ["A p2/r1", "marker B A p2/r1 B g1/y1"])
def test_a_marker_that_another_must_have_taken(sides: str) -> None:
    found = refused("marker A A p2/r1 B -/y2", sides)
    assert (found.code, found.clause) == ("marker-elsewhere", "3.2")
    assert found.args == {"line": 5, "seat": 0}


@pytest.mark.clause("mandala", "1.2")
@pytest.mark.parametrize(("sides", "card"), [("A r1/-", "r"), ("A p2/- B p1/-", "p")])
def test_a_present_colour_face_up(sides: str, card: str) -> None:
    found = refused("marker A A p2/r1 B -/y2", f"marker A {sides}")
    assert (found.code, found.clause) == ("colour-not-new", "1.2")
    assert found.args == {"line": 5, "card": card}


@pytest.mark.clause("mandala", "1.3")
def test_a_new_colour_face_down() -> None:
    found = refused("B -/y2", "B -/g2")
    assert (found.code, found.clause) == ("colour-is-new", "1.3")
    assert found.args == {"line": 5, "card": "g"}


@pytest.mark.clause("mandala", "4.2")
def test_a_choice_of_tile_without_a_holder() -> None:
    found = refused("turn A", "turn A collect 2")
    assert (found.code, found.clause) == ("nobody-collects", "4.2")
    assert found.args == {"line": 2, "mandala": 2}


@pytest.mark.clause("mandala", "4.9")
def test_a_game_that_goes_on_without_a_mandala() -> None:
    found = refused("2 a2 g2", "2 -")
    assert (found.code, found.clause) == ("mandala-missing", "4.9")


FINISHED = "1 r7 y3 marker A A p2o1a1/r1 B g2/r1"
GONE = "1 -\n2 -\n3 -\nunclaimed r7,y3,a2,g2,p2,o2"
THREE = "A hand r2y1 known r1 tiles a7,p7 flowers g3+g4,p3+p4,o3+o4"


def impossible(*texts: str) -> tuple[str, str]:
    """Return why a position that nothing else is wrong with is refused."""
    with pytest.raises(Refused) as caught:
        table(PLAIN, *texts)
    return caught.value.refusal.code, caught.value.refusal.clause


@pytest.mark.clause("mandala", "4.1")
def test_a_finished_mandala_must_have_been_destroyed() -> None:
    assert impossible(FINISHED) == ("mandala-undestroyed", "4.1")
    assert moves(table(PLAIN, FINISHED, "turn A collect 1")) == {"dark", "light"}


@pytest.mark.clause("mandala", "4.1")
def test_tiles_of_an_unfinished_mandala_can_not_be_chosen() -> None:
    assert impossible("turn A collect 1") == ("mandala-unfinished", "4.1")


@pytest.mark.clause("mandala", "F17", "4.4")
def test_a_choice_where_there_is_none() -> None:
    alone = FINISHED.replace("A p2o1a1/r1 B g2/r1", "A p2o1a1g1/r1")
    assert impossible(alone, "turn A collect 1") == ("nothing-to-choose", "F17")


@pytest.mark.clause("mandala", "5.1")
def test_three_flowers_and_the_game_goes_on() -> None:
    assert impossible(THREE) == ("third-flower", "5.1")


@pytest.mark.clause("mandala", "2.5")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_an_empty_hand(seat: str) -> None:
    assert impossible(f"{seat} hand -", "B hand - flowers r3+rx,y4+y5") == ("hand-empty", "2.5")


@pytest.mark.clause("mandala", "5.1", "5.3")
@pytest.mark.parametrize(
    ("texts", "code", "clause"),
    [
        (["turn over"], "over-without-ending", "5.1"),
        (["turn over", GONE], "over-without-ending", "5.1"),
        (["turn over", "ending third-flower", THREE], "mandalas-left", "5.3"),
        (["ending third-flower", THREE], "mandalas-left", "5.3"),
        (["turn over", "ending third-flower", GONE], "no-third-flower", "5.1"),
        (["turn over", "ending no-tiles", GONE], "tiles-left", "5.2"),
        (["turn over", "ending all-passed", GONE], "not-all-passed", "F6"),
        (["turn over", "ending third-flower", "passes 2", THREE, GONE], "not-all-passed", "F6"),
        (["turn A collect 1", "ending third-flower", THREE], "nothing-destroyed", "5.1"),
    ],
)
def test_an_end_that_can_not_have_come_about(texts: list[str], code: str, clause: str) -> None:
    assert impossible(*texts) == (code, clause)


@pytest.mark.clause("mandala", "5.3", "4.1")
def test_a_mandala_that_was_finished_before_the_end() -> None:
    texts = [FINISHED, "2 -", "unclaimed a2,g2", "turn A collect 1", "ending third-flower", THREE]
    assert impossible(*texts) == ("mandala-undestroyed", "4.1")


@pytest.mark.clause("mandala", "F6")
def test_a_pass_of_somebody_who_could_play() -> None:
    assert impossible("passes 1") == ("pass-unneeded", "F6")
    passed = "passes 1\nturn B"
    assert moves(table(NO_PILE, passed)) == {"pass"}
    richer = NO_PILE.replace("A hand r1", "A hand r2").replace("a15p15/r14", "a15p15/r13")
    with pytest.raises(Refused, match="pass-unneeded"):
        table(richer, passed)


@pytest.mark.clause("mandala", "M5")
@pytest.mark.parametrize("seats", [1, 5])
def test_a_wrong_number_of_seats(seats: int) -> None:
    found = refused("seats 2", f"seats {seats}")
    assert (found.code, found.clause) == ("seats-range", "M5")


@pytest.mark.parametrize(
    ("old", "new", "line", "word"),
    [
        ("seats 2", "seats two", 1, "two"),
        ("turn A", "turn C", 2, "C"),
        ("turn A", "turn A now", 2, "A now"),
        ("turn A", "turn A collect 4", 2, "4"),
        ("r2y1", "r2b1", 3, "r2b1"),
        ("known r1", "known r3", 3, "r3"),
        ("known r1", "kept r1", 3, "kept"),
        ("p7,gx", "p7,g6", 3, "g6"),
        ("r3+rx", "r3+ax", 4, "r3+ax"),
        ("r3+rx", "r3", 4, "r3"),
        ("1 r7 y3", "1 r7 y6", 5, "y6"),
        ("marker A A p2/r1", "marker D A p2/r1", 5, "D"),
        ("A p2/r1", "A p2r1", 5, "p2r1"),
        ("2 a2 g2", "2 a2", 6, "a2"),
        ("3 p2 o2\n", "3 p2 o2\nweather fine\n", 8, "weather"),
        ("3 p2 o2\n", "3 p2 o2\npasses 2\n", 8, "2"),
        ("3 p2 o2\n", "3 p2 o2\nending soon\n", 8, "soon"),
        ("3 p2 o2\n", "3 p2 o2\noptions backs\n", 8, "backs"),
    ],
)
def test_a_bad_word_names_its_line(old: str, new: str, line: int, word: str) -> None:
    found = refused(old, new)
    assert (found.code, found.args) == ("notation-word", {"line": line, "text": word})


def test_a_line_twice() -> None:
    found = refused("2 a2 g2", "1 a2 g2")
    assert (found.code, found.args) == ("notation-twice", {"line": 6, "text": "1"})


@pytest.mark.parametrize("key", ["seats", "turn", "B", "2"])
def test_a_line_missing(key: str) -> None:
    found = refused(f"{key} ", f"# {key} ")
    assert (found.code, found.args) == ("notation-missing", {"text": key})


def test_comments_are_passed_over() -> None:
    assert read(PLAIN.replace("turn A", "turn A  # Anne begins")).write() == read(PLAIN).write()
