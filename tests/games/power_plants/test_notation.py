import pytest

from florilege.games.power_plants.game import GAME
from florilege.kernel.dice import fast_dice
from florilege.kernel.refusal import Refused
from tests.games.power_plants.table import (
    asked,
    board,
    captives,
    gems,
    hand,
    moves,
    new,
    on,
    play,
    read,
    refused_text,
    supply,
    table,
    turn,
)

START = "garden h6@0,0 d6@1,0 s6@-1,1 e6@0,1 f6@1,1"

EXAMPLE = """
    seats 2
    turn A place
    column honeyleaf deeproot starflower emberwood frightshade
    wizard s5
    garden h6@0,0:1A d6@1,0 s6@-1,1:2B e6@0,1:1A+5 f6@1,1 s5@2,0:1B
    nursery h1,d2,e3
    A hand h4,s2 gems 3
    B hand d3,f1 gems 1 captives 2A
"""


@pytest.mark.clause("power-plants", "M4", "T1")
def test_the_documented_example_reads_as_described() -> None:
    position = read(EXAMPLE)
    assert [on(position, tile) for tile in ("h6", "d6", "s6", "e6")] == ["1A", "", "2B", "1A+5"]
    assert (hand(position, "A"), gems(position, "A"), supply(position, "A")) == (
        ["h4", "s2"],
        3,
        20 - 2 - 2,
    )
    assert (captives(position, "B"), supply(position, "B")) == (2, 17)
    assert (board(position)["nursery"], board(position)["wizard"]) == (["h1", "d2", "e3"], "s5")
    assert board(position)["bag"] == 30 - 6 - 3 - 4
    assert (turn(position), asked(position)) == ("A", "place")


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(
    "plants",
    [
        "balanced",
        "tanglethorn,deeproot,snapjaw,frightshade,wingbean",
        "branchroot,stranglethorn,crunchjaw,sleepshade,stickybean",
    ],
)
def test_what_is_written_is_read_again(seats: int, plants: str) -> None:
    position = new(seats, seats, plants=plants)
    dice = fast_dice(seats)
    while not position.is_over():
        text = position.write()
        again = GAME.read(text, fast_dice(1))
        assert again.write() == text
        assert again.legal_moves() == position.legal_moves()
        names = [position.write_move(move) for move in position.legal_moves()]
        assert [position.read_move(name) for name in names] == position.legal_moves()
        play(position, names[dice.below(len(names))])
    text = position.write()
    assert GAME.read(text, fast_dice(1)).write() == text


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        ("turn A fairy\nwizard s5", "fairy", {"fairy", "no-fairy"}),
        ("turn A power\nwizard e5", "power", {"sprout", "grow", "rest"}),
        ("turn A grow:h6,d6\nwizard s5", "growing", {"h6", "skip"}),
        ("turn A grow:d6 act:d6:grow:0:-\nwizard s5", "target", {"h6", "e6", "f6", "s5"}),
        (
            "turn A act:f6:sprout:1:s6\nwizard f6\nB hand s1,s2 gems 1",
            "mover",
            {"h6"},
        ),
        ("turn A next swap\nA hand h1,h2\nnursery d1,d2,d3", "swap", {"keep"}),
    ],
)
def test_every_moment_of_a_turn_can_be_written(
    text: str, question: str, expected: set[str]
) -> None:
    garden = "garden h6@0,0 d6@1,0 s6@-1,1 e6@0,1 f6@1,1 s5@1,-1 e5@0,-1"
    if question == "mover":
        garden = garden.replace("h6@0,0", "h6@0,0:1B")
    position = table(garden, text)
    assert asked(position) == question
    assert {move for move in moves(position) if "/" not in move} == expected
    assert GAME.read(position.write(), fast_dice(1)).write() == position.write()


def codes(*texts: str) -> tuple[str, str]:
    refusal = refused_text(*texts)
    return refusal.code, refusal.clause


@pytest.mark.clause("power-plants", "M1", "T1")
@pytest.mark.parametrize(
    "line",
    [
        "A hand h6,h1",
        "A hand h1,h1",
        "nursery h1,h1,d1",
        "nursery h6,h1,d1",
        "garden h6@0,0 h6@1,0",
        "bag h6,h1",
    ],
)
def test_no_tile_twice(line: str) -> None:
    assert codes(START, line) == ("tile-duplicated", "M1")


@pytest.mark.clause("power-plants", "1.1")
def test_no_two_tiles_in_one_cell() -> None:
    assert codes("garden h6@0,0 d6@0,0") == ("spot-taken", "1.1")


@pytest.mark.clause("power-plants", "T5")
@pytest.mark.parametrize("garden", ["h6@0,0 d6@2,0", "h6@0,0 d6@1,1", "h6@0,0 d6@1,0 s6@5,5"])
def test_no_garden_in_pieces(garden: str) -> None:
    assert codes(f"garden {garden}") == ("garden-split", "T5")


@pytest.mark.clause("power-plants", "S7", "E1")
@pytest.mark.parametrize(
    "lines",
    [
        ("A hand h1",),
        ("B hand h1",),
        ("A hand h1,h2,h3",),
        ("A hand -",),
        ("turn A power", "wizard h6", "A hand h1,h2"),
        ("turn B place", "last 1", "A hand h1,h2"),
        ("turn over", "last 0", "A hand h1,h2,h3"),
    ],
)
def test_hands_fit_the_moment(lines: tuple[str, ...]) -> None:
    assert codes(START, *lines) == ("hand-size", "S7")


@pytest.mark.clause("power-plants", "E1")
def test_a_finished_game_leaves_one_tile_in_each_hand() -> None:
    over = ("turn over", "last 0")
    assert hand(table(START, *over, "A hand h1"), "A") == ["h1"]
    assert codes(START, *over, "A hand h1,h2") == ("hand-size", "S7")


@pytest.mark.clause("power-plants", "S4")
@pytest.mark.parametrize(
    ("seats", "nursery"),
    [(2, "h1,h2"), (2, "h1,h2,h3,h4"), (2, "-"), (4, "h1,h2,h3,h4,h5"), (5, "h1,h2,h3")],
)
def test_the_nursery_has_its_size(seats: int, nursery: str) -> None:
    assert codes(f"seats {seats}", START, f"nursery {nursery}") == ("nursery-size", "S4")


@pytest.mark.clause("power-plants", "M4")
@pytest.mark.parametrize(
    "lines",
    [
        ("garden h6@0,0:21A",),
        ("garden h6@0,0:11A d6@1,0:10A",),
        ("garden h6@0,0:15A", "B captives 6A"),
        ("garden h6@0,0", "B captives 21A"),
    ],
)
def test_nobody_has_more_than_twenty_fairies(lines: tuple[str, ...]) -> None:
    assert codes(*lines) == ("fairies-too-many", "M4")


@pytest.mark.clause("power-plants", "S2")
@pytest.mark.parametrize(("seats", "tile"), [(1, "h7"), (1, "h8"), (2, "h7"), (2, "h8"), (3, "h8")])
def test_numbers_that_are_out_of_play(seats: int, tile: str) -> None:
    assert codes(f"seats {seats}", f"garden {tile}@0,0") == ("tile-out-of-play", "S2")


@pytest.mark.clause("power-plants", "S2")
@pytest.mark.parametrize(("seats", "tile"), [(3, "h7"), (4, "h8"), (5, "h8")])
def test_numbers_that_are_in_play(seats: int, tile: str) -> None:
    assert on(table(f"seats {seats}", f"garden {tile}@0,0:1B"), tile) == "1B"


@pytest.mark.clause("power-plants", "E1")
def test_an_empty_bag_means_last_turns_and_they_an_empty_bag() -> None:
    assert codes(START, "bag -") == ("bag-empty", "E1")
    assert codes(START, "last 2", "bag s1") == ("bag-empty", "E1")


SOLO = ("seats 1", START, "nursery h1,d1,s1,e1", "A hand f1,f2")
LAST = ("seats 1", START, "nursery -", "last 1")
REST = ["f3", "f4", "f5", *(f"{plant}{number}" for plant in "hdse" for number in range(2, 6))]


def bag(size: int) -> str:
    """Return a bag of so many tiles, none of them in the nursery nor in a hand."""
    return "bag " + (",".join(REST[:size]) or "-")


@pytest.mark.clause("power-plants", "X1", "X22", "R41")
@pytest.mark.parametrize(
    ("turn", "sizes"),
    [
        ("place", range(1, 20, 2)),
        ("deal:1 swap", range(19, 20)),
        ("next swap", range(0, 19, 2)),
    ],
)
def test_alone_the_bag_has_a_size_that_play_can_reach(turn: str, sizes: range) -> None:
    lines = (*SOLO, f"turn A {turn}")
    for size in range(20):
        if size in sizes:
            assert board(table(*lines, bag(size)))["bag"] == size
        else:
            assert codes(*lines, bag(size)) == ("bag-size", "R41")


@pytest.mark.clause("power-plants", "X22", "R41")
def test_alone_the_nursery_leaves_three_tiles_in_the_bag_and_then_two() -> None:
    for size in range(6):
        if size != 3:
            assert codes(*LAST, "A hand h1,d1", bag(size)) == ("bag-size", "R41")
        if size != 2:
            over = ("turn over", "last 0", "A hand h1", bag(size))
            assert codes(*LAST, *over) == ("bag-size", "R41")
    assert board(table(*LAST, "A hand h1,d1", bag(3)))["bag"] == 3


@pytest.mark.clause("power-plants", "X22", "R41")
def test_alone_a_bag_that_is_not_named_has_to_fit_as_well() -> None:
    text = table("seats 1", START, "A hand h1,d1").write()
    assert "bag" not in text
    with pytest.raises(Refused) as caught:
        read(text.replace(" f6@1,1", ""))
    assert caught.value.refusal.code == "bag-size"


@pytest.mark.clause("power-plants", "X22")
@pytest.mark.parametrize("size", [1, 3, 5])
def test_what_follows_a_position_that_is_read_is_read_again(size: int) -> None:
    dice = fast_dice(size)
    position = table(*SOLO, bag(size))
    while not position.is_over():
        legal = position.legal_moves()
        position.play(legal[dice.below(len(legal))])
        assert GAME.read(position.write(), fast_dice(1)).write() == position.write()


@pytest.mark.clause("power-plants", "S1", "A1", "M2")
@pytest.mark.parametrize(
    ("column", "expected"),
    [
        ("honeyleaf deeproot starflower emberwood", ("five-plants", "S1")),
        (
            "honeyleaf deeproot starflower emberwood frightshade wingbean",
            ("five-plants", "S1"),
        ),
        ("honeyleaf sugarleaf starflower emberwood frightshade", ("plant-with-alternate", "A1")),
        ("honeyleaf honeyleaf starflower emberwood frightshade", ("plant-twice", "S1")),
        ("honeyleaf starflower deeproot emberwood frightshade", ("column-unsorted", "S1")),
    ],
)
def test_a_column_is_as_in_a_game(column: str, expected: tuple[str, str]) -> None:
    assert codes(f"column {column}", "garden h6@0,0") == expected


@pytest.mark.clause("power-plants", "M2")
def test_a_column_of_unknown_plants_is_refused() -> None:
    text = EXAMPLE.replace("frightshade", "nettle")
    with pytest.raises(Refused) as caught:
        read(text)
    assert (caught.value.refusal.code, caught.value.refusal.clause) == ("unknown-plant", "M2")


@pytest.mark.clause("power-plants", "1.1")
def test_no_power_without_the_wizard() -> None:
    assert codes(START, "turn A power") == ("wizard-missing", "1.1")


@pytest.mark.clause("power-plants", "3.3", "R20")
def test_no_swap_without_two_of_a_type() -> None:
    assert codes(START, "turn A next swap", "A hand h1,d1") == ("no-twins", "3.3")


@pytest.mark.parametrize(
    "line",
    [
        "garden h6@0",
        "garden h6@0,0:A",
        "garden h6@0,0:1C",
        "garden w6@0,0",
        "garden h6@99,0",
        "wizard h5",
        "turn A\nA hand h1,h2",
        "turn C place",
        "turn A dance",
        "turn A grow:h6\nwizard h6",
        "turn over",
        "A hand h1,h2 gems -1",
        "A hand h1,h2 captives 1A",
        "last 3",
        "nursery w1,h2,h3",
        "weather fine",
    ],
)
def test_words_that_cannot_stand_there(line: str) -> None:
    refusal = refused_text(START, line)
    assert refusal.code == "notation-word"
    assert refusal.args["line"]
