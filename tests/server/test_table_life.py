"""Players at a table: reconnecting, several tabs, losing a seat, chat, rematch, restart."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import NewPerson
from tests.server.live_game import LiveGame, close_live_game, start_live_game
from tests.server.live_server import LiveServer, Person, Tab, running


@pytest.fixture
def live_game(server: LiveServer) -> Iterator[LiveGame]:
    live_game = start_live_game(server, "mandala", 2)
    yield live_game
    close_live_game(live_game)


def test_a_reconnect_gets_what_is_new(live_game: LiveGame) -> None:
    dice = random.Random(1)
    away = live_game.tabs[0]
    for _ in range(3):
        live_game.play_any(dice)
    seen = {"version": live_game.shown[0]["version"], "ply": live_game.ply}
    for _ in range(4):
        live_game.play_any(dice)
    away.reconnect()
    back = away.watch(live_game.table, 0, since=seen)
    assert back["view"] == live_game.shown[0]["view"]
    assert [line["ply"] for line in back["log"]] == [
        line["ply"] for line in away.watch(live_game.table, 0)["log"] if line["ply"] > seen["ply"]
    ]
    assert all(line["ply"] > seen["ply"] for line in back["log"])


def test_a_move_resent_after_a_reconnect_is_played_once(live_game: LiveGame) -> None:
    seat = live_game.mover()
    tab = live_game.tabs[seat]
    move = live_game.view()["prompt"]["choices"][0]["move"]
    sent = {"table": live_game.table, "seat": seat, "seq": 77, "ply": 0, "move": move}
    tab.send("play", **sent)
    live_game.spectator.until("update")  # committed; the reply is lost with the connection
    tab.reconnect()
    assert tab.watch(live_game.table, seat)["heard"] == 77
    tab.send("play", **sent)
    assert tab.until("ack", "refused")["type"] == "ack"
    assert live_game.server.look(live_game.table, lambda table: table.ply) == 1


def test_two_tabs_see_the_same(live_game: LiveGame) -> None:
    other = live_game.people[0].tab("second")
    other.watch(live_game.table, 0)
    live_game.play_any(random.Random(2))
    assert other.until("update") == live_game.shown[0]


def test_updates_fit_the_protocol_with_lines_too(live_game: LiveGame) -> None:
    other = live_game.people[0].tab("lines")
    assert other.watch(live_game.table, 0, lines=True)["view"]["outline"]
    live_game.play_any(random.Random(3))
    assert other.until("update")["view"]["outline"]


def test_losing_a_seat_makes_a_spectator(server: LiveServer, new_person: NewPerson) -> None:
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


def test_a_seat_is_carried_to_another_device(live_game: LiveGame, new_person: NewPerson) -> None:
    token = (
        live_game.people[0]
        .http.post(f"/api/tables/{live_game.table}/seats/0/token")
        .json()["token"]
    )
    phone = new_person()
    carried = phone.http.post("/api/carry", json={"token": token})
    assert carried.json() == {"table": live_game.table, "seat": 0}
    tab = phone.tab()
    assert (
        tab.watch(live_game.table, 0)["view"] == live_game.tabs[0].watch(live_game.table, 0)["view"]
    )
    assert tab.ask("say", live_game.table, 0, phrase="hello")["type"] == "ack"


def test_a_token_carries_a_seat_to_one_device(live_game: LiveGame, new_person: NewPerson) -> None:
    path = f"/api/tables/{live_game.table}/seats/0/token"
    body = live_game.people[0].http.post(path).json()
    own = live_game.people[0].http.post("/api/carry", json=body)
    assert own.is_success  # does not use it up
    phone, thief = new_person(), new_person()
    for _ in range(2):  # the answer may have been lost
        assert phone.http.post("/api/carry", json=body).json()["seat"] == 0
    answer = thief.http.post("/api/carry", json=body)
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-token")
    assert live_game.server.look(live_game.table, lambda table: table.seat_states[0].holders) == [
        live_game.people[0].id,
        phone.id,
    ]
    other = live_game.people[0].http.post(path).json()
    assert thief.http.post("/api/carry", json=other).is_success


def test_tokens_are_bound_to_their_seat(live_game: LiveGame, new_person: NewPerson) -> None:
    stranger = new_person()
    path = f"/api/tables/{live_game.table}/seats/0/token"
    assert stranger.http.post(path).json()["code"] == "not-your-seat"
    token = live_game.people[0].http.post(path).json()["token"]
    for bad in (token[:-2], token + "x", "x", token.swapcase()):
        answer = stranger.http.post("/api/carry", json={"token": bad})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-token")
    assert live_game.server.look(live_game.table, lambda table: table.seat_states[0].holders) == [
        live_game.people[0].id
    ]


def test_chat_and_rematch(live_game: LiveGame) -> None:
    tab = live_game.tabs[0]
    assert tab.ask("say", live_game.table, 0, text="  good   luck ")["type"] == "ack"
    said = live_game.spectator.until("update")["chat"][0]
    assert (said["seat"], said["text"]) == (0, "good luck")
    assert tab.ask("rematch", live_game.table, 0)["code"] == "game-goes-on"
    assert tab.ask("abandon", live_game.table, 0)["type"] == "ack"
    found = tab.ask("rematch", live_game.table, 0)
    assert found["type"] == "moved-on"
    assert live_game.tabs[1].ask("rematch", live_game.table, 1)["rematch"] == found["rematch"]


def test_a_hint_is_a_legal_move(live_game: LiveGame) -> None:
    seat = live_game.mover()
    hint = live_game.tabs[seat].ask("hint", live_game.table, seat)
    legal = [choice["move"] for choice in live_game.view()["prompt"]["choices"]]
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
        live_game = start_live_game(server, "mandala", 2)
        for _ in range(5):
            live_game.play_any(random.Random(4))
        shown = [
            reader.watch(live_game.table, seat) for reader, seat in readers_and_seats(live_game)
        ]
        cookies = [dict(person.http.cookies) for person in live_game.people]
        server.stop()
        assert json.loads(live_game.spectator.heard[-1])["type"] == "table"
        bye = live_game.spectator.until("bye")
        assert bye["reason"] == "shutdown"
        close_live_game(live_game)
    with running(tmp_path) as server:
        people = [Person(server) for _ in cookies]
        for person, cookie in zip(people, cookies, strict=True):
            person.http.cookies.clear()
            person.http.cookies.update(cookie)
        again = [
            person.tab().watch(live_game.table, seat)
            for person, seat in zip(people, live_game.perspectives(), strict=True)
        ]
        for before, after in zip(shown, again, strict=True):
            assert {**before, "heard": 0} == {**after, "heard": 0}
        for person in people:
            person.close()


def readers_and_seats(live_game: LiveGame) -> list[tuple[Tab, int | None]]:
    return list(zip(live_game.readers, live_game.perspectives(), strict=True))
