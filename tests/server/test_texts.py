"""Texts from users: any character is either stored unchanged or refused."""

import json
from collections.abc import Iterator

import httpx
import pytest

from tests.server.live_server import GENEROUS, LiveServer, Person

UNPRINTED = ["\0", "a\0b", "\x1b[2J", "a\nb", "a\u2028b", "a\tb", "\x7f", "\u202eabc"]
PRINTED = ["l’Or", "\\u0000", "🌷\u200d🌿", "'; DROP TABLE entries; --", "<b>", "é\u0301"]


@pytest.fixture(params=["sqlite", "postgresql"], scope="module")
def own_server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[LiveServer]:
    database = f"sqlite:///{tmp_path_factory.mktemp('texts') / 'florilege.db'}"
    if request.param == "postgresql":
        database = request.getfixturevalue("postgresql").new_database()
    server = LiveServer(database, GENEROUS, 0)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def person(own_server: LiveServer) -> Iterator[Person]:
    with Person(own_server) as found:
        yield found


@pytest.mark.parametrize("text", UNPRINTED)
def test_unprintable_characters_are_refused(person: Person, text: str) -> None:
    table = person.create_table("mandala", 2)
    tab = person.tab()
    for kind, seat, fields in (
        ("say", 0, {"text": text}),
        ("sit", 1, {"name": f"a{text}b"}),
        ("play", 0, {"ply": 0, "move": text}),
    ):
        tab.send(kind, table=table, seat=seat, seq=next(tab.numbers), **fields)
        assert tab.until("ack", "refused")["code"] == "bad-message"
    for path, body in (
        ("/api/account", {"name": f"a{text}b", "password": "a long password"}),
        ("/api/login", {"name": f"a{text}b", "password": "a long password"}),
    ):
        answer = person.http.post(path, json=body)
        assert answer.status_code == httpx.codes.UNPROCESSABLE_ENTITY, answer.text
    renamed = person.http.patch("/api/session", json={"name": f"a{text}b"})
    assert renamed.status_code == httpx.codes.UNPROCESSABLE_ENTITY, renamed.text
    record = person.http.post("/api/records", content=f"florilege 1\ngame {text}\n".encode())
    assert record.is_client_error
    assert record.json()["code"]


@pytest.mark.parametrize("text", PRINTED)
def test_printable_characters_are_stored_unchanged(person: Person, text: str) -> None:
    table = person.create_table("mandala", 2)
    tab = person.tab()
    assert tab.ask("say", table, 0, text=text)["type"] == "ack"
    assert tab.ask("sit", table, 1, name=text[:24])["type"] == "ack"
    person.http.patch("/api/session", json={"name": text[:24]}).raise_for_status()
    shown = person.tab().watch(table, 0)
    assert [said["text"] for said in shown["chat"]] == [text]
    assert shown["status"]["seats"][1]["name"] == text[:24]
    assert person.http.get("/api/session").json()["name"] == text[:24]


def test_a_lone_surrogate_is_refused(person: Person) -> None:
    table = person.create_table("mandala", 2)
    tab = person.tab()
    half = json.dumps({"type": "say", "table": table, "seq": 1, "seat": 0, "text": "\ud800"})
    tab.socket.send(half)
    assert tab.until("ack", "refused")["code"] == "bad-message"
