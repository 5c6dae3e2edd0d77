"""Words between players, and what comes after the game."""

from florilege.tables import commands
from florilege.tables.talking import PHRASES
from tests.tables.desk import begun, desk


def test_words_and_phrases_are_heard_in_order() -> None:
    table = begun()
    table.do(commands.Say, 0, text="  hello   there ")
    table.do(commands.Say, 1, phrase=PHRASES[0])
    assert [said["text"] or said["phrase"] for said in table.table.chat] == ["hello there", "hello"]


def test_empty_or_unknown_words_are_refused() -> None:
    table = begun()
    assert table.refused(commands.Say, 0, text=" ") == "bad-words"
    assert table.refused(commands.Say, 0, text="x" * 301) == "bad-words"
    assert table.refused(commands.Say, 0, text="\0") == "bad-words"
    assert table.refused(commands.Say, 0, text="x", phrase="hello") == "bad-words"
    assert table.refused(commands.Say, 0, phrase="sesame") == "unknown-phrase"
    assert table.refused(commands.Say, 0, "zoe", text="hello") == "not-your-seat"


def test_enough_is_enough() -> None:
    table = begun()
    for number in range(500):
        table.do(commands.Say, 0, text=str(number))
    assert table.refused(commands.Say, 0, text="more") == "chat-full"


def test_a_rematch_is_noted_once_and_only_after_the_game() -> None:
    table = begun()
    assert table.refused(commands.Rematch, 0, table="next") == "game-goes-on"
    table.do(commands.Abandon, 0)
    assert table.refused(commands.Rematch, 0, "zoe", table="next") == "not-your-seat"
    table.do(commands.Rematch, 1, table="next")
    assert table.table.rematch == "next"


def test_a_rated_game_is_rated_once() -> None:
    table = begun(rated=True, hints=False, undo="barrier")
    assert not table.table.is_to_be_rated()
    table.do(commands.Abandon, 0)
    assert table.table.is_to_be_rated()
    assert table.table.summary().wakes is not None
    table.do(commands.Rate, 0, "")
    assert not table.table.is_to_be_rated()
    assert table.table.summary().wakes is None
    assert desk().table.summary().stage == "gathering"
