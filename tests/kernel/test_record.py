"""Records: replayed, verified, and refused when damaged, cut or foreign."""

import json

import pytest

from florilege.kernel.dice import fast_dice
from florilege.kernel.record import Record, begin, fast, open_dice, read_record, replay, sealed
from florilege.kernel.refusal import Refused
from tests.toys.peep import declare

GAME = declare()
SECRET = bytes(range(32))


def played(dice: str = fast(3), moves: int = 100) -> Record:
    """Return the record of a game in which everybody changes petals until it ends."""
    record = begin(GAME, 2, GAME.settings({}), dice)
    position = GAME.start(2, {}, open_dice(dice))
    while not position.is_over() and len(record.moves) < moves:
        record.moves.append("change")
        position.play(position.read_move("change"))
    outcome = position.outcome()
    if outcome is not None:
        record.result = outcome.text()
    return record


def code_of(text: str) -> str:
    with pytest.raises(Refused) as caught:
        replay(read_record(text), GAME)
    return caught.value.refusal.code


def resealed(record: Record, **changes: object) -> str:
    """Return a record with changed fields and a fitting check sum: a forgery."""
    for key, value in changes.items():
        setattr(record, key, value)
    return record.text()


@pytest.mark.parametrize("dice", [fast(3), sealed(SECRET)], ids=["fast", "sealed"])
def test_a_record_replays(dice: str) -> None:
    record = played(dice)
    for text in (record.text(), json.dumps(record.data())):
        position = replay(read_record(text), GAME)
        outcome = position.outcome()
        assert outcome is not None
        assert outcome.text() == record.result


def test_an_unfinished_record_replays() -> None:
    assert not replay(read_record(played(moves=2).text()), GAME).is_over()


def test_the_watcher_sees_each_move_before_it_is_played() -> None:
    seen: list[tuple[int, str]] = []
    replay(played(), GAME, None, lambda _, number, text: seen.append((number, text)))
    assert seen == [(number, "change") for number in range(1, 5)]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-format"),
        ("some words\n", "record-format"),
        ("{", "record-json"),
        ("[" * 100_000, "record-format"),
        ("{" * 100_000, "record-json"),
        ("{}", "record-format"),
        ('{"format": "florilege-record 1"}', "record-truncated"),
    ],
)
def test_what_is_no_record(text: str, code: str) -> None:
    assert code_of(text) == code


def test_every_cut_is_noticed() -> None:
    text = played().text()
    for end in range(len(text) - 1):
        with pytest.raises(Refused):
            replay(read_record(text[:end]), GAME)


def test_a_changed_letter_is_noticed() -> None:
    assert code_of(played().text().replace("fast 3", "fast 4")) == "record-corrupt"
    data = played().data()
    data["seats"] = 3
    assert code_of(json.dumps(data)) == "record-corrupt"


@pytest.mark.parametrize(
    ("written", "padded"),
    [("seats 2", "seats 02"), (f"peep {GAME.version}", f"peep 0{GAME.version}")],
)
def test_a_number_with_zeros_before_it_is_noticed(written: str, padded: str) -> None:
    text = played().text()
    assert written in text
    with pytest.raises(Refused):
        read_record(text.replace(written, padded))


def test_an_option_with_zeros_before_it_is_noticed() -> None:
    record = Record("peep", 1, 2, {"size": 3}, fast(3), [])
    with pytest.raises(Refused) as caught:
        read_record(record.text().replace("size=3", "size=03"))
    assert caught.value.refusal.code == "record-corrupt"


def test_an_option_given_twice_is_noticed() -> None:
    text = played().text().replace("options rounds=2", "options rounds=3 rounds=2")
    assert code_of(text) == "record-line"


def test_a_line_too_many_is_noticed() -> None:
    assert code_of(played().text() + "more\n") == "record-line"


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"ruleset": 2}, "record-ruleset"),
        ({"seats": 7}, "seats-range"),
        ({"options": {"rounds": 99}}, "option-range"),
        ({"dice": "loaded 6"}, "record-dice"),
        ({"dice": "sealed 00 zz"}, "record-dice"),
        ({"dice": f"sealed {'0' * 64} {SECRET.hex()}"}, "record-commitment"),
        ({"moves": ["change"] * 3}, "record-result"),
        ({"moves": ["change"] * 5}, "record-move"),
        ({"moves": ["look", "look"]}, "record-move"),
        ({"result": "highest B 1 2"}, "record-result"),
    ],
)
def test_a_forgery_is_refused(changes: dict[str, object], code: str) -> None:
    assert code_of(resealed(played(), **changes)) == code


def test_a_refused_move_says_which_and_why() -> None:
    with pytest.raises(Refused) as caught:
        replay(read_record(resealed(played(), moves=["look", "look"])), GAME)
    refusal = caught.value.refusal
    assert refusal.args == {"number": 2, "move": "look"}
    assert refusal.cause is not None
    assert (refusal.cause.code, refusal.clause) == ("seen-already", "1")


def test_dice_of_a_stream() -> None:
    assert open_dice(fast(8, 9)).word() == fast_dice(8, 9).word()


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("seats", True, "record-truncated"),
        ("seats", 10**18, "record-truncated"),
        ("ruleset", -(10**400), "record-truncated"),
        ("options", {"depth": 10**18}, "record-truncated"),
        ("options", {"depth": False}, "record-truncated"),
        ("result", "\ud800", "record-json"),
        ("check", "\udfff", "record-json"),
        ("moves", ["\ud800"], "record-json"),
    ],
)
def test_a_value_that_no_record_has_is_refused(field: str, value: object, code: str) -> None:
    assert code_of(json.dumps({**played().data(), field: value})) == code
