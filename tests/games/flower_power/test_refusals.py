import pytest

from florilege.games.flower_power.moves import CARDS, MOVES
from florilege.games.flower_power.position import FlowerPowerPosition
from tests.games.flower_power.table import (
    new,
    play,
    read,
    refusal,
    refused,
    seated,
    table,
)

TURN = """
    A played hand 5S,5H,5C,5D garden [(9S),(4D)] [3D,(3C)]! {KH,2C}
    B hand 2S garden [(6C),(QC)] [7H,(7C)]!
    C hand KS garden [2D,(8C)]
    D out hand -
    seats 4
    options packs=1 petals=8
"""
BATTLE = """
    options retreat=forbidden
    A hand 5S,4S garden [(9S),(4D)] [3D,(3C)]
    B hand 2S garden {6C,QC} [(7C)]
    C hand KS garden [2D,(8C)]
"""


def check(position: FlowerPowerPosition, move: str, code: str, clause: str) -> None:
    assert refused(position, move) == (code, clause)


@pytest.mark.clause("flower-power", "3.1")
def test_before_the_first_turn() -> None:
    check(new(2, contest="played"), "place:1", "choose-sign", "3.1")
    check(new(3), "size:3", "choose-place", "3.1")
    check(new(3), "place:4", "choose-place", "3.1")
    check(seated(2), "size:21", "flower-size", "3.3")
    check(seated(2), "size:19", "flower-size", "3.3")
    check(seated(2), "end", "flower-size", "3.3")


@pytest.mark.clause("flower-power", "4.4", "12.10", "6.1", "6.5", "5.2")
@pytest.mark.parametrize(
    ("move", "code", "clause"),
    [
        ("A2", "flower-exhausted", "12.10"),
        ("B1", "not-your-flower", "4.4"),
        ("KS", "not-in-hand", "6.1"),
        ("2S", "not-in-hand", "6.1"),
        ("pass", "not-now", "5.2"),
        ("keep", "not-now", "5.2"),
        ("poison:A2.1", "not-now", "5.2"),
    ],
)
def test_in_a_turn(move: str, code: str, clause: str) -> None:
    check(read(TURN), move, code, clause)


@pytest.mark.clause("flower-power", "4.4", "12.10")
@pytest.mark.parametrize(
    ("move", "code", "clause"),
    [
        ("A1", "own-flower", "4.4"),
        ("B2", "target-exhausted", "12.10"),
        ("end", "aim-first", "4.4"),
        ("5S", "aim-first", "4.4"),
    ],
)
def test_when_aiming(move: str, code: str, clause: str) -> None:
    check(play(read(TURN), "A1"), move, code, clause)


@pytest.mark.clause("flower-power", "12.10")
def test_when_there_is_nothing_to_attack() -> None:
    position = table("""
        A hand - garden [(9S),(4D)]
        B hand - garden [(6C),(QC)]!
    """)
    check(position, "A1", "no-target", "12.10")


@pytest.mark.clause("flower-power", "6.1", "6.2", "6.3", "6.4", "12.14", "12.1", "12.2")
@pytest.mark.parametrize(
    ("card", "move", "code", "clause"),
    [
        ("5S", "poison:A1.1", "petal-hidden", "6.1"),
        ("5S", "poison:A3.1", "petal-too-strong", "6.1"),
        ("5S", "poison:A1.3", "no-such-petal", "12.2"),
        ("5S", "heart:A1.1", "wrong-function", "12.14"),
        ("5S", "end", "target-first", "12.14"),
        ("5S", "A1", "target-first", "12.14"),
        ("5H", "poison:A2.1", "wrong-function", "12.14"),
        ("5H", "heart:A1.4", "no-such-position", "6.2"),
        ("5H", "heart:A3.2", "no-such-position", "6.2"),
        ("5D", "power:A3", "already-power", "6.3"),
        ("5D", "power:B3", "no-such-flower", "12.1"),
        ("5D", "spy:A1", "wrong-function", "12.14"),
        ("5C", "hand:A", "own-hand", "6.4"),
        ("5C", "hand:D", "no-such-hand", "6.4"),
    ],
)
def test_when_a_card_has_been_shown(card: str, move: str, code: str, clause: str) -> None:
    check(play(read(TURN), card), move, code, clause)


@pytest.mark.clause("flower-power", "6.5", "6.6")
def test_when_a_flower_is_made() -> None:
    position = play(read(TURN), "regular", "5H")
    check(position, "done", "too-few-cards", "6.5")
    check(position, "5H", "pick-petals", "6.5")
    check(position, "KS", "pick-petals", "6.5")
    check(position, "end", "pick-petals", "6.5")
    position = play(read(TURN), "power")
    check(position, "5H", "pick-in-order", "6.6")
    check(position, "done", "suits-missing", "6.6")
    check(play(position, "5S"), "KS", "pick-petals", "6.6")


@pytest.mark.clause("flower-power", "6.5", "6.6")
def test_when_no_flower_can_be_made() -> None:
    check(table(BATTLE), "regular", "too-few-cards", "6.5")
    check(table(BATTLE), "power", "suits-missing", "6.6")


@pytest.mark.clause("flower-power", "5.3.1", "5.3.3", "7.2", "AMB-13", "AMB-33")
def test_in_a_battle() -> None:
    position = play(table(BATTLE), "A1", "B1")
    check(position, "pass", "select-petal", "5.3.1")
    check(position, "7C", "select-petal", "5.3.1")
    play(position, "6C")
    check(position, "retreat", "no-retreat", "AMB-13")
    check(position, "end", "not-now", "5.2")
    check(position, "A2", "not-now", "5.2")
    check(play(position.copy(), "4S"), "poison:C1.1", "third-garden", "7.2")
    play(position, "pass", "pass")
    check(position, "pass", "confirm-petal", "5.3.3")


@pytest.mark.clause("flower-power", "5.4", "AMB-14")
def test_after_exhaustion() -> None:
    position = table("""
        A hand 5S,5H,5C garden [(5D),(4D)]
        B hand - garden [(6C),(QC)]
    """)
    play(position, "A1", "B1", "pass", "pass")
    check(position, "5H", "create-only", "AMB-14")
    check(position, "A1", "not-now", "5.2")


@pytest.mark.clause("flower-power", "12.13")
def test_equal_cards_are_offered_once() -> None:
    position = read("""
        options packs=2
        A hand 5H,5H garden [(5D),(4D)]
        B hand - garden [(6C),(QC)]
    """)
    first = position.read_move("5H")
    found = position.refusal(0, first + 1)
    assert found is not None
    assert (found.code, found.clause) == ("same-face", "12.13")


def test_moves_that_mean_nothing() -> None:
    position = read(TURN)
    for text in ["", "A0", "a1", "11S", "heart:A1", "hand:E", "poison:5S", "size:0", "rock"]:
        assert refusal(position, text).code == "unreadable-move"
    for move in (-1, int(MOVES), int(CARDS) - 1, 10**9):
        found = position.refusal(0, move)
        assert found is not None
        assert found.code in ("unknown-move", "not-your-flower")


def test_out_of_turn_and_after_the_end() -> None:
    position = read(TURN)
    found = position.refusal(1, position.read_move("end"))
    assert found is not None
    assert (found.code, found.args) == ("not-your-turn", {"seat": 0})
    over = play(table("A hand JS garden [8D]\nB hand - garden [(9S)]"), "JS", "poison:A1.1", "end")
    found = over.refusal(0, 3)
    assert found is not None
    assert found.code == "game-over"


@pytest.mark.clause("flower-power", "6.1")
def test_refusals_name_the_card() -> None:
    assert refusal(play(read(TURN), "5S"), "poison:A3.1").args == {"card": "KH"}
    assert refusal(read(TURN), "KS").args == {"card": "KS"}
