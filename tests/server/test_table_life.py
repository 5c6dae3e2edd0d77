"""Players at a table: reconnecting, several tabs, losing a seat, chat, rematch, restart."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import NewPerson
from tests.server.games import Party, close_party, start_party
from tests.server.runs import Person, Running, Tab, running


@pytest.fixture
def party(server: Running) -> Iterator[Party]:
    party = start_party(server, "mandala", 2)
    yield party
    close_party(party)


def test_a_reconnect_gets_what_is_new(party: Party) -> None:
    dice = random.Random(1)
    away = party.tabs[0]
    for _ in range(3):
        party.play_any(dice)
    seen = {"version": party.shown[0]["version"], "ply": party.ply}
    for _ in range(4):
        party.play_any(dice)
    away.reconnect()
    back = away.watch(party.table, 0, since=seen)
    assert back["view"] == party.shown[0]["view"]
    assert [line["ply"] for line in back["log"]] == [
        line["ply"] for line in away.watch(party.table, 0)["log"] if line["ply"] > seen["ply"]
    ]
    assert all(line["ply"] > seen["ply"] for line in back["log"])


def test_a_move_resent_after_a_reconnect_is_played_once(party: Party) -> None:
    seat = party.mover()
    tab = party.tabs[seat]
    move = party.view()["prompt"]["choices"][0]["move"]
    sent = {"table": party.table, "seat": seat, "seq": 77, "ply": 0, "move": move}
    tab.send("play", **sent)
    party.spectator.until("update")  # committed; the reply is lost with the connection
    tab.reconnect()
    assert tab.watch(party.table, seat)["heard"] == 77
    tab.send("play", **sent)
    assert tab.until("ack", "refused")["type"] == "ack"
    assert party.server.look(party.table, lambda table: table.ply) == 1


def test_two_tabs_see_the_same(party: Party) -> None:
    other = party.people[0].tab("second")
    other.watch(party.table, 0)
    party.play_any(random.Random(2))
    assert other.until("update") == party.shown[0]


def test_updates_fit_the_protocol_with_lines_too(party: Party) -> None:
    other = party.people[0].tab("lines")
    assert other.watch(party.table, 0, lines=True)["view"]["outline"]
    party.play_any(random.Random(3))
    assert other.until("update")["view"]["outline"]


def test_losing_a_seat_makes_a_spectator(server: Running, new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    table = host.create_table("mandala", 3)
    away, here = guest.tab(), host.tab()
    away.ask("sit", table, 1, name="Bee")
    assert away.watch(table, 1)["seat"] == 1
    assert here.ask("unseat", table, 1)["type"] == "ack"
    lost = away.until("table")
    assert (lost["seat"], lost["status"]["seats"][1]["player"]) == (None, None)
    assert away.ask("leave", table, 1)["code"] == "not-your-seat"
    assert away.watch(table, 1)["code"] == "not-your-seat"
    assert server.version(table) == lost["status"]["version"]


def test_a_seat_is_carried_to_another_device(party: Party, new_person: NewPerson) -> None:
    token = party.people[0].http.post(f"/api/tables/{party.table}/seats/0/token").json()["token"]
    phone = new_person()
    carried = phone.http.post("/api/carry", json={"token": token})
    assert carried.json() == {"table": party.table, "seat": 0}
    tab = phone.tab()
    assert tab.watch(party.table, 0)["view"] == party.tabs[0].watch(party.table, 0)["view"]
    assert tab.ask("say", party.table, 0, phrase="hello")["type"] == "ack"


def test_tokens_are_bound_to_their_seat(party: Party, new_person: NewPerson) -> None:
    stranger = new_person()
    path = f"/api/tables/{party.table}/seats/0/token"
    assert stranger.http.post(path).json()["code"] == "not-your-seat"
    token = party.people[0].http.post(path).json()["token"]
    for bad in (token[:-2], token + "x", "x", token.swapcase()):
        answer = stranger.http.post("/api/carry", json={"token": bad})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-token")
    assert party.server.look(party.table, lambda table: table.seat_states[0].holders) == [
        party.people[0].id
    ]


def test_chat_and_rematch(party: Party) -> None:
    tab = party.tabs[0]
    assert tab.ask("say", party.table, 0, text="  good   luck ")["type"] == "ack"
    said = party.spectator.until("update")["chat"][0]
    assert (said["seat"], said["text"]) == (0, "good luck")
    assert tab.ask("rematch", party.table, 0)["code"] == "game-goes-on"
    assert tab.ask("abandon", party.table, 0)["type"] == "ack"
    found = tab.ask("rematch", party.table, 0)
    assert found["type"] == "moved-on"
    assert party.tabs[1].ask("rematch", party.table, 1)["rematch"] == found["rematch"]


def test_a_hint_is_a_legal_move(party: Party) -> None:
    seat = party.mover()
    hint = party.tabs[seat].ask("hint", party.table, seat)
    legal = [choice["move"] for choice in party.view()["prompt"]["choices"]]
    assert (hint["type"], hint["move"] in legal, len(hint["chances"])) == ("hint", True, 2)


def test_bots_play(new_person: NewPerson) -> None:
    person = new_person()
    table = person.create_table("mandala", 2, bots=[None, "random"])
    tab = person.tab()
    shown = tab.watch(table, 0)
    while shown["view"]["to_move"] != 0:
        shown = tab.until("update")
    assert shown["view"]["prompt"]["choices"]


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        party = start_party(server, "mandala", 2)
        for _ in range(5):
            party.play_any(random.Random(4))
        shown = [reader.watch(party.table, seat) for reader, seat in readers_and_seats(party)]
        cookies = [dict(person.http.cookies) for person in party.people]
        server.stop()
        assert json.loads(party.spectator.heard[-1])["type"] == "table"
        bye = party.spectator.until("bye")
        assert bye["reason"] == "shutdown"
        close_party(party)
    with running(tmp_path) as server:
        people = [Person(server) for _ in cookies]
        for person, cookie in zip(people, cookies, strict=True):
            person.http.cookies.clear()
            person.http.cookies.update(cookie)
        again = [
            person.tab().watch(party.table, seat)
            for person, seat in zip(people, party.perspectives(), strict=True)
        ]
        for before, after in zip(shown, again, strict=True):
            assert {**before, "heard": 0} == {**after, "heard": 0}
        for person in people:
            person.close()


def readers_and_seats(party: Party) -> list[tuple[Tab, int | None]]:
    return list(zip(party.readers, party.perspectives(), strict=True))
