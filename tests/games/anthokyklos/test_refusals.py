import pytest

from florilege.games.anthokyklos.position import AnthokyklosPosition
from florilege.kernel.refusal import Refused
from tests.games.anthokyklos.table import play, refusal, table
from tests.games.anthokyklos.test_end import LAST


def code_and_clause(position: AnthokyklosPosition, move: str) -> tuple[str, str]:
    found = refusal(position, move)
    return found.code, found.clause


@pytest.mark.clause("anthokyklos", "6.1")
def test_a_petal_that_is_gone() -> None:
    found = refusal(table("1 c........"), "1t1>2")
    assert (found.code, found.clause) == ("petal-gone", "6.1")
    assert found.args == {"ring": 1, "place": "t1"}


@pytest.mark.clause("anthokyklos", "6.4", "G2")
@pytest.mark.parametrize(
    ("move", "support"),
    [
        ("2t1>1", ["1.1", "1.2"]),
        ("2t1>9", ["1.9", "1.1"]),
        ("3t2>4", ["2.4", "2.5"]),
        ("5t1>9", ["4.9", "4.1"]),
    ],
)
def test_a_slot_without_supports_names_them(move: str, support: list[str]) -> None:
    found = refusal(table(""), move)
    assert (found.code, found.clause) == ("slot-unsupported", "6.4")
    assert found.args["support"] == support


@pytest.mark.parametrize(
    "move", ["", "1t1", "t1>1", "1x1>1", "2m4>1", "m07", "M91", "M07 ", "!M91"]
)
def test_a_move_that_says_nothing(move: str) -> None:
    found = refusal(table("1 cg......."), move)
    assert (found.code, found.args) == ("unreadable-move", {"text": move})


@pytest.mark.parametrize("move", [-1, 586, 10_000])
def test_a_number_that_is_no_move(move: int) -> None:
    found = table("").refusal(0, move)
    assert found is not None
    assert found.code == "unknown-move"


@pytest.mark.clause("anthokyklos", "5.1")
def test_another_players_turn() -> None:
    position = table("turn B")
    for move in position.legal_moves():
        found = position.refusal(0, move)
        assert found is not None
        assert (found.code, found.args) == ("not-your-turn", {"seat": 1})


@pytest.mark.clause("anthokyklos", "11.1")
def test_a_move_after_the_end() -> None:
    position = play(table(LAST), "5b4>9")
    with pytest.raises(Refused) as caught:
        position.attempt(0, position.read_move("M74"))
    assert caught.value.refusal.code == "game-over"


@pytest.mark.clause("anthokyklos", "K20")
@pytest.mark.parametrize("move", ["!M74", "done"])
@pytest.mark.parametrize(("taking", "clause"), [("automatic", "10.2"), ("sharp-eyes", "K20")])
def test_a_claim_out_of_time(move: str, taking: str, clause: str) -> None:
    position = table(f"options taking={taking}\nmarket M74")
    assert code_and_clause(position, move) == ("no-claims-now", clause)


@pytest.mark.parametrize(
    "text",
    ["", "1 cg.......\nmarket M70:A", "options unlocking=whole-ring\n1 cg.......\nmarket M70:B"],
)
def test_every_move_is_legal_or_has_a_reason(text: str) -> None:
    position = table(text)
    legal = set(position.legal_moves())
    for move in range(586):
        found = position.refusal(0, move)
        assert (found is None) == (move in legal)
        assert found is None or found.clause


def test_every_move_while_claiming_is_legal_or_has_a_reason() -> None:
    position = play(table("options taking=sharp-eyes\nmarket M70:A M71:B M72"), "1t1>1")
    legal = set(position.legal_moves())
    assert len(legal) == 3
    for move in range(586):
        found = position.refusal(0, move)
        assert (found is None) == (move in legal)
        assert found is None or found.clause
