"""Chat, rematches and ratings."""

from florilege.tables.commands.after_game import LinkRematch, MarkRated
from florilege.tables.commands.chat import PHRASES, PostMessage
from florilege.tables.commands.playing import Resign
from tests.tables.in_memory import new_table, started_table


def test_messages_and_phrases_are_kept_in_order() -> None:
    table = started_table()
    table.execute(PostMessage, 0, text="  hello   there ")
    table.execute(PostMessage, 1, phrase=PHRASES[0])
    assert [said["text"] or said["phrase"] for said in table.table.chat] == ["hello there", "hello"]


def test_invalid_messages_are_refused() -> None:
    table = started_table()
    assert table.refused(PostMessage, 0, text=" ") == "bad-words"
    assert table.refused(PostMessage, 0, text="x" * 301) == "bad-words"
    assert table.refused(PostMessage, 0, text="\0") == "bad-words"
    assert table.refused(PostMessage, 0, text="x", phrase="hello") == "bad-words"
    assert table.refused(PostMessage, 0, phrase="sesame") == "unknown-phrase"
    assert table.refused(PostMessage, 0, "zoe", text="hello") == "not-your-seat"


def test_the_number_of_messages_is_limited() -> None:
    table = started_table()
    for number in range(500):
        table.execute(PostMessage, 0, text=str(number))
    assert table.refused(PostMessage, 0, text="more") == "chat-full"


def test_a_rematch_is_linked_only_after_the_game() -> None:
    table = started_table()
    assert table.refused(LinkRematch, 0, rematch="next") == "game-goes-on"
    table.execute(Resign, 0)
    assert table.refused(LinkRematch, 0, "zoe", rematch="next") == "not-your-seat"
    table.execute(LinkRematch, 1, rematch="next")
    assert table.table.rematch == "next"


def test_a_rated_game_is_rated_once() -> None:
    table = started_table(rated=True, hints=False, undo="barrier")
    assert not table.table.needs_rating()
    table.execute(Resign, 0)
    assert table.table.needs_rating()
    assert table.table.summary().wakes is not None
    table.execute(MarkRated, 0, "")
    assert not table.table.needs_rating()
    assert table.table.summary().wakes is None
    assert new_table().table.summary().stage == "gathering"
