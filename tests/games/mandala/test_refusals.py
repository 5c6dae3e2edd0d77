import pytest

from florilege.games.mandala.game import GAME
from florilege.kernel.dice import fast_dice
from florilege.kernel.refusal import Refused
from tests.games.mandala.table import NO_PILE, new, refusal, table

COLLECTING = """
    turn A collect 1
    1 r7 y3 marker B A a1p1/- B g2/- C o1/-
"""


def code_and_clause(text: str, move: str) -> tuple[str, str]:
    found = refusal(table(text), move)
    return found.code, found.clause


@pytest.mark.clause("mandala", "1.1")
def test_cards_one_does_not_hold() -> None:
    found = refusal(table("A hand r2y1"), "3r>1")
    assert (found.code, found.clause) == ("not-in-hand", "1.1")
    assert found.args == {"card": "r", "number": 3, "held": 2}


@pytest.mark.clause("mandala", "2.5")
def test_a_play_that_would_empty_the_hand() -> None:
    assert code_and_clause("A hand r2", "2r>1") == ("hand-would-empty", "2.5")


@pytest.mark.clause("mandala", "F6")
def test_the_last_card_with_nothing_to_draw() -> None:
    assert code_and_clause(NO_PILE, "1r>1") == ("nothing-to-draw", "F6")


@pytest.mark.clause("mandala", "F7")
@pytest.mark.parametrize(("move", "code"), [("pass", "must-play"), ("0r>1", "no-cards")])
def test_playing_nothing(move: str, code: str) -> None:
    assert code_and_clause("A hand r2y1", move) == (code, "F7")


@pytest.mark.clause("mandala", "4.2")
@pytest.mark.parametrize("move", ["dark", "light"])
def test_taking_a_tile_out_of_turn(move: str) -> None:
    assert code_and_clause("A hand r2y1", move) == ("no-tile-now", "4.2")


@pytest.mark.clause("mandala", "4.5")
@pytest.mark.parametrize("move", ["1a>2", "pass"])
def test_doing_anything_before_the_tile_is_taken(move: str) -> None:
    found = refusal(table(COLLECTING), move)
    assert (found.code, found.clause, found.args) == ("collect-first", "4.5", {"mandala": 1})


@pytest.mark.clause("mandala", "M1")
def test_more_cards_than_there_are() -> None:
    assert code_and_clause("A hand r2y1", "16r>1") == ("too-many-cards", "M1")


@pytest.mark.parametrize("move", ["", "r>1", "1r>4", "1b>1", "1r", "red", "Pass", "1r>1 "])
def test_words_that_are_no_move(move: str) -> None:
    assert code_and_clause("A hand r2y1", move) == ("unreadable-move", "")


@pytest.mark.parametrize("move", [-1, 291, 10_000])
def test_numbers_that_are_no_move(move: int) -> None:
    position = table("A hand r2y1")
    found = position.refusal(0, move)
    assert found is not None
    assert found.code == "unknown-move"


@pytest.mark.clause("mandala", "0.1")
@pytest.mark.parametrize("seat", [1, 2, 15])
def test_playing_when_another_is_to_move(seat: int) -> None:
    position = table("A hand r2y1")
    before = position.write()
    with pytest.raises(Refused) as caught:
        position.attempt(seat, position.read_move("1a>1"))
    assert caught.value.refusal.data()["args"] == {"seat": 0}
    assert caught.value.refusal.code == "not-your-turn"
    assert position.write() == before


@pytest.mark.clause("mandala", "F19", "4.2")
def test_taking_the_tile_of_the_holder() -> None:
    position = table(COLLECTING)
    found = position.refusal(0, position.read_move("dark"))
    assert found is not None
    assert (found.code, found.args) == ("not-your-turn", {"seat": 1})


@pytest.mark.clause("mandala", "5.1")
def test_playing_after_the_end() -> None:
    flowers = "C hand a2o2 flowers a2+a3,r2+r3,g2+g3\n"
    over = f"{flowers}turn over\nending third-flower\n1 -\n2 -\n3 -\nunclaimed o2,y2,o3,y3,p2,p3\n"
    assert code_and_clause(over, "1a>1") == ("game-over", "")


@pytest.mark.clause("mandala", "F16", "F1", "F27")
@pytest.mark.parametrize(
    ("key", "clause"), [("takers_discard", "F16"), ("backs", "F1"), ("memory", "F27")]
)
def test_a_value_that_an_option_does_not_have(key: str, clause: str) -> None:
    with pytest.raises(Refused) as caught:
        GAME.start(2, {key: "sometimes"}, fast_dice(1))
    assert caught.value.game == "mandala"
    assert (caught.value.refusal.code, caught.value.refusal.clause) == ("option-value", clause)


def test_an_option_that_does_not_exist() -> None:
    with pytest.raises(Refused) as caught:
        new(2, speed="fast")
    assert caught.value.refusal.code == "unknown-option"
