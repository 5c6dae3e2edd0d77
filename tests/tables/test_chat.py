"""Chat, rematches and ratings."""

from florilege.tables.commands import commands
from florilege.tables.commands.chat import PHRASES
from tests.tables.in_memory import new_table, started_table


def test_messages_and_phrases_are_kept_in_order() -> None:
    table = started_table()
    table.execute(commands.PostMessage, 0, text="  hello   there ")
    table.execute(commands.PostMessage, 1, phrase=PHRASES[0])
    assert [said["text"] or said["phrase"] for said in table.table.chat] == ["hello there", "hello"]


def test_invalid_messages_are_refused() -> None:
    table = started_table()
    assert table.refused(commands.PostMessage, 0, text=" ") == "bad-words"
    assert table.refused(commands.PostMessage, 0, text="x" * 301) == "bad-words"
    assert table.refused(commands.PostMessage, 0, text="\0") == "bad-words"
    assert table.refused(commands.PostMessage, 0, text="x", phrase="hello") == "bad-words"
    assert table.refused(commands.PostMessage, 0, phrase="sesame") == "unknown-phrase"
    assert table.refused(commands.PostMessage, 0, "zoe", text="hello") == "not-your-seat"


def test_the_number_of_messages_is_limited() -> None:
    table = started_table()
    for number in range(500):
        table.execute(commands.PostMessage, 0, text=str(number))
    assert table.refused(commands.PostMessage, 0, text="more") == "chat-full"


def test_a_rematch_is_linked_only_after_the_game() -> None:
    table = started_table()
    assert table.refused(commands.LinkRematch, 0, table="next") == "game-goes-on"
    table.execute(commands.Resign, 0)
    assert table.refused(commands.LinkRematch, 0, "zoe", table="next") == "not-your-seat"
    table.execute(commands.LinkRematch, 1, table="next")
    assert table.table.rematch == "next"


def test_a_rated_game_is_rated_once() -> None:
    table = started_table(rated=True, hints=False, undo="barrier")
    assert not table.table.needs_rating()
    table.execute(commands.Resign, 0)
    assert table.table.needs_rating()
    assert table.table.summary().wakes is not None
    table.execute(commands.MarkRated, 0, "")
    assert not table.table.needs_rating()
    assert table.table.summary().wakes is None
    assert new_table().table.summary().stage == "gathering"
