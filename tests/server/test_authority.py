"""The server is the only authority: invalid messages are refused and change nothing."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError
from websockets.exceptions import ConnectionClosed

from florilege.server.protocol.client import CLIENT
from tests.server.conftest import NewPerson
from tests.server.live_game import LiveGame, close_live_game, start_live_game
from tests.server.live_server import LiveServer, Tab

# Every command of the protocol, for seat 0 of a two-player game that has just begun.
COMMANDS: dict[str, dict[str, Any]] = {
    "sit": {"name": "Rose"},
    "seat-bot": {"bot": "random"},
    "unseat": {},
    "leave": {},
    "return": {},
    "relieve": {},
    "play": {"ply": 0, "move": ""},
    "undo": {"ply": 0},
    "draw": {},
    "answer": {"offer": 1, "agree": True},
    "abandon": {},
    "rematch": {},
    "hint": {},
    "say": {"phrase": "hello"},
}


@pytest.fixture(scope="module")
def live_game(server: LiveServer) -> Iterator[LiveGame]:
    live_game = start_live_game(server, "mandala", 2)
    yield live_game
    close_live_game(live_game)


def legal(live_game: LiveGame) -> str:
    return str(live_game.view()["prompt"]["choices"][0]["move"])


def fields_of(kind: str, live_game: LiveGame) -> dict[str, Any]:
    fields = COMMANDS[kind]
    return {**fields, "move": legal(live_game)} if kind == "play" else fields


def check_refused(tab: Tab, live_game: LiveGame, kind: str, seat: int, **fields: Any) -> str:
    """Send a command, check that it is refused and changes nothing; return the code."""
    before = live_game.server.version(live_game.table)
    answer = tab.ask(kind, live_game.table, seat, **fields)
    assert answer["type"] == "refused", answer
    assert answer["text"]
    assert live_game.server.version(live_game.table) == before
    return str(answer["code"])


@pytest.mark.parametrize("kind", COMMANDS)
def test_a_stranger_is_refused(live_game: LiveGame, kind: str) -> None:
    check_refused(live_game.spectator, live_game, kind, 0, **fields_of(kind, live_game))


@pytest.mark.parametrize("kind", COMMANDS)
def test_the_holder_of_another_seat_is_refused(live_game: LiveGame, kind: str) -> None:
    mover = live_game.mover()
    check_refused(live_game.tabs[1 - mover], live_game, kind, mover, **fields_of(kind, live_game))


@pytest.mark.parametrize("kind", COMMANDS)
def test_an_unknown_seat_is_refused(live_game: LiveGame, kind: str) -> None:
    assert check_refused(live_game.tabs[0], live_game, kind, 9, **fields_of(kind, live_game))


@pytest.mark.parametrize("kind", COMMANDS)
def test_an_unknown_table_is_refused(live_game: LiveGame, kind: str) -> None:
    answer = live_game.tabs[0].ask(kind, "no-such-table", 0, **fields_of(kind, live_game))
    assert (answer["type"], answer["code"]) == ("refused", "unknown-table")


@pytest.mark.parametrize("kind", COMMANDS)
def test_commands_before_hello_are_refused(live_game: LiveGame, kind: str) -> None:
    tab = live_game.people[0].tab()
    tab.socket.close_socket()
    tab.close()
    tab.socket = tab._connect()
    assert check_refused(tab, live_game, kind, 0, **fields_of(kind, live_game)) == "hello-first"


@pytest.mark.parametrize("kind", COMMANDS)
def test_incomplete_messages_are_refused(live_game: LiveGame, kind: str) -> None:
    before = live_game.server.version(live_game.table)
    whole = {
        "type": kind,
        "table": live_game.table,
        "seq": 999,
        "seat": 0,
        **fields_of(kind, live_game),
    }
    text = json.dumps(whole)
    tab = live_game.tabs[0]
    for end in range(0, len(text), 7):
        tab.socket.send(text[:end])
        assert tab.until("refused")["code"] == "bad-message"
    for field in whole:
        tab.socket.send(json.dumps({key: value for key, value in whole.items() if key != field}))
        assert tab.until("refused")["code"] == "bad-message"
    assert live_game.server.version(live_game.table) == before


@pytest.mark.parametrize("kind", COMMANDS)
@pytest.mark.parametrize("value", [None, True, -1, 1.5, 2**60, "x" * 400, [], {}, "\x00"])
def test_a_wrong_type_is_refused(live_game: LiveGame, kind: str, value: object) -> None:
    before = live_game.server.version(live_game.table)
    tab = live_game.tabs[0]
    whole = {
        "type": kind,
        "table": live_game.table,
        "seq": 999,
        "seat": 9,
        **fields_of(kind, live_game),
    }
    for field in [*whole, "surplus"]:
        tab.socket.send(json.dumps({**whole, field: value}))
        assert tab.until("refused")["code"]
    assert live_game.server.version(live_game.table) == before


def test_a_stale_seq_is_refused(live_game: LiveGame) -> None:
    mover = live_game.mover()
    tab = live_game.people[mover].tab("stale")
    assert tab.ask("say", live_game.table, mover, phrase="hello", seq=50)["type"] == "ack"
    assert check_refused(tab, live_game, "say", mover, phrase="hello", seq=49) == "stale-seq"


def test_a_message_sent_twice_happens_once(live_game: LiveGame) -> None:
    tab = live_game.people[0].tab("twice")
    first = tab.ask("say", live_game.table, 0, text="once", seq=7)
    before = live_game.server.version(live_game.table)
    assert tab.ask("say", live_game.table, 0, text="once", seq=7) == first
    tab.reconnect()
    assert tab.ask("say", live_game.table, 0, text="once", seq=7) == first
    assert live_game.server.version(live_game.table) == before
    assert tab.watch(live_game.table, 0)["heard"] == 7


def test_a_move_for_another_ply_is_refused(live_game: LiveGame) -> None:
    mover = live_game.mover()
    tab = live_game.tabs[mover]
    code = check_refused(
        tab, live_game, "play", mover, ply=live_game.ply + 1, move=legal(live_game)
    )
    assert code == "stale-position"


def test_client_ids_are_per_player(live_game: LiveGame, new_person: NewPerson) -> None:
    """A player who sends the client id and seq of another one gets no `ack`."""
    tab = live_game.people[0].tab("shared-name")
    assert tab.ask("say", live_game.table, 0, phrase="hello", seq=3)["type"] == "ack"
    thief = new_person().tab("shared-name")
    assert check_refused(thief, live_game, "say", 0, phrase="hello", seq=3) == "not-your-seat"


def test_a_large_message_closes_the_connection(live_game: LiveGame) -> None:
    before = live_game.server.version(live_game.table)
    tab = live_game.people[0].tab()
    tab.socket.send("x" * 20_000)
    with pytest.raises(ConnectionClosed) as closed:
        tab.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert live_game.server.version(live_game.table) == before


def test_invalid_utf8_is_refused(live_game: LiveGame) -> None:
    tab = live_game.tabs[0]
    tab.socket.send(b"\xff\xfe")
    assert tab.until("refused")["code"] == "bad-message"


def test_fragmented_messages_are_read(live_game: LiveGame) -> None:
    tab = live_game.tabs[0]
    tab.socket.send(iter(['{"type":', '"ping"}']))
    assert tab.until("pong")


def test_a_second_hello_and_unknown_languages_are_refused(live_game: LiveGame) -> None:
    tab = live_game.people[0].tab()
    tab.send("hello", protocol=1, client="again", lang="en")
    assert tab.until("refused")["code"] == "hello-twice"
    tab.send("hello", protocol=1, client="again", lang="de")
    assert tab.until("refused")["code"] == "bad-message"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
NAMES = st.sampled_from(["type", "table", "seq", "seat", "ply", "move", "text", "lines", "since"])
KINDS = st.sampled_from([*COMMANDS, "hello", "watch", "unwatch", "ping"])


@settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(kind=KINDS, fields=st.dictionaries(NAMES, JSON), seat=st.integers(0, 14), plain=JSON)
def test_messages_of_a_stranger_change_nothing(
    live_game: LiveGame, kind: str, fields: dict[str, Any], seat: int, plain: object
) -> None:
    before = live_game.server.version(live_game.table)
    tab = live_game.spectator
    tab.settle()
    usual = {
        "type": kind,
        "table": live_game.table,
        "seq": 1,
        "seat": seat,
        **COMMANDS.get(kind, {}),
    }
    for message in (plain, {**usual, **fields}):
        tab.socket.send(json.dumps(message))
    tab.send("ping")
    while (answer := tab.receive())["type"] != "pong":
        assert answer["type"] in ("refused", "table"), answer
    assert live_game.server.version(live_game.table) == before


def is_message(data: bytes) -> bool:
    """Return whether bytes are a message after all: Hypothesis also tries constants of the code."""
    try:
        CLIENT.validate_json(data)
    except ValidationError:
        return False
    return True


@settings(max_examples=60, deadline=None)
@given(data=st.binary(max_size=300).filter(lambda data: not is_message(data)))
def test_arbitrary_bytes_are_refused(live_game: LiveGame, data: bytes) -> None:
    tab = live_game.spectator
    tab.settle()
    tab.socket.send(data)
    assert tab.until("refused")["code"] == "bad-message"
