"""For operators: health, metrics, limits, logs, graceful shutdown."""

import logging
import socket
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from bench.load.websocket import TEXT, masked
from florilege.kernel.refusal import Refused
from florilege.server.limits import Limits
from florilege.server.logs import JsonFormatter
from florilege.server.token_bucket import TokenBucket, TokenBuckets
from florilege.tables.store import Unavailable
from tests.server.conftest import NewPerson
from tests.server.live_game import close_live_game, start_live_game
from tests.server.live_server import LiveServer, Person, running


def test_health_and_readiness(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    assert httpx.get(f"{server.url}/healthz").json() == {"status": "ok"}
    assert httpx.get(f"{server.url}/readyz").json() == {"status": "ok"}

    async def unavailable() -> None:
        raise Unavailable("database-unreachable")

    monkeypatch.setattr(server.services.store, "ping", unavailable)
    answer = httpx.get(f"{server.url}/readyz")
    assert (answer.status_code, answer.json()["code"]) == (503, "database-unreachable")


def metric(server: LiveServer, name: str) -> float:
    lines = httpx.get(f"{server.url}/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(name))


def test_metrics_count_events(server: LiveServer) -> None:
    before = {
        name: metric(server, name)
        for name in ("florilege_moves_total", "florilege_move_seconds_count")
    }
    live_game = start_live_game(server, "mandala", 2)
    assert metric(server, "florilege_connections ") >= 3
    assert metric(server, "florilege_tables_watched") >= 1
    live_game.play(live_game.view()["prompt"]["choices"][0]["move"])
    live_game.tabs[0].ask("abandon", live_game.table, 1)
    assert all(metric(server, name) == number + 1 for name, number in before.items())
    assert metric(server, 'florilege_refusals_total{code="not-your-seat"}') >= 1
    assert metric(server, "florilege_bot_queue") == 0
    close_live_game(live_game)


def test_a_flooding_client_is_dropped(tmp_path: Path) -> None:
    limits = Limits(messages_burst=10, messages_per_second=1)
    with running(tmp_path, limits) as server, Person(server) as person:
        tab = person.tab()
        codes: list[str | None] = []

        def flood() -> None:
            for _ in range(100):
                tab.send("ping")
                codes.append(tab.receive().get("code"))

        with pytest.raises(ConnectionClosed):
            flood()
        assert codes[:9] == [None] * 9
        assert set(codes[9:]) == {"too-fast"}
        assert metric(server, 'florilege_dropped_total{reason="flood"}') == 1


def test_chat_is_rate_limited(tmp_path: Path) -> None:
    with running(tmp_path, Limits(chat_burst=2)) as server, Person(server) as person:
        table = person.create_table("mandala", 2)
        tab = person.tab()
        answers = [tab.ask("say", table, 0, phrase="hello") for _ in range(3)]
        assert [answer.get("code") for answer in answers] == [None, None, "too-fast"]


def test_sockets_of_a_player_are_limited(tmp_path: Path) -> None:
    with running(tmp_path, Limits(connections_per_player=2)) as server, Person(server) as person:
        person.tab(), person.tab()
        with connect(
            server.url.replace("http", "ws") + "/api/ws",
            additional_headers={"Cookie": f"florilege={person.http.cookies['florilege']}"},
        ) as third:
            third.send('{"type":"hello","protocol":1,"client":"c","lang":"en"}')
            assert "too-many-connections" in str(third.recv(5))
        person.tabs.pop().close()
        time.sleep(0.1)
        person.tab()


def test_a_client_that_does_not_read_is_dropped(tmp_path: Path) -> None:
    limits = Limits(backlog_bytes=20_000, messages_burst=100_000)
    with running(tmp_path, limits) as server, Person(server) as person:
        table = person.create_table("power-plants", 1)
        cookie = person.http.cookies["florilege"]
        with socket.socket() as slow:
            slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            slow.settimeout(20)
            slow.connect(("127.0.0.1", person.http.base_url.port))
            slow.sendall(handshake(cookie))
            assert b" 101 " in slow.recv(1000)
            slow.sendall(masked(TEXT, b'{"type":"hello","protocol":1,"client":"c","lang":"en"}'))
            watch = f'{{"type":"watch","table":"{table}","seat":0,"lines":true,"since":null}}'
            with pytest.raises(ConnectionError):
                flood_without_reading(slow, masked(TEXT, watch.encode()))
        assert metric(server, 'florilege_dropped_total{reason="slow"}') == 1


def handshake(cookie: str) -> bytes:
    lines = (
        "GET /api/ws HTTP/1.1",
        "Host: here",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: florilege={cookie}",
    )
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def flood_without_reading(slow: socket.socket, frame: bytes) -> None:
    """Send many requests without reading the replies."""
    for _ in range(1_000):
        slow.sendall(frame * 20)
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/api/ws", {"Origin": "http://evil.test"}, 403),
        ("/api/other", {}, 404),
        ("/", {}, 404),
    ],
)
def test_sockets_need_the_same_origin_and_the_right_path(
    server: LiveServer, path: str, headers: dict[str, str], status: int
) -> None:
    url = server.url.replace("http", "ws")
    with pytest.raises(InvalidStatus) as refused, connect(url + path, additional_headers=headers):
        pass
    assert refused.value.response.status_code == status


def test_hello_needs_a_session_and_the_right_protocol(server: LiveServer) -> None:
    with connect(server.url.replace("http", "ws") + "/api/ws") as socket_without_session:
        socket_without_session.send('{"type":"hello","protocol":1,"client":"c","lang":"fr"}')
        assert "no-session" in str(socket_without_session.recv(5))
        socket_without_session.send('{"type":"hello","protocol":3,"client":"c","lang":"fr"}')
        assert '"protocol"' in str(socket_without_session.recv(5))


def test_messages_received_before_shutdown_are_handled(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        live_game = start_live_game(server, "mandala", 2)
        seat = live_game.mover()
        move = live_game.view()["prompt"]["choices"][0]["move"]
        tab = live_game.tabs[seat]
        tab.send("play", table=live_game.table, seat=seat, seq=90, ply=0, move=move)
        server.stop()
        answers = {tab.receive()["type"] for _ in range(3)}
        close_live_game(live_game)
    assert answers == {"update", "ack", "bye"}


def test_limits_come_from_the_environment() -> None:
    assert Limits.from_environment({"FLORILEGE_LIMIT_CHAT_BURST": "3"}).chat_burst == 3
    for bad in ("", "-1", "many", "0", "99999999999"):
        with pytest.raises(Refused):
            Limits.from_environment({"FLORILEGE_LIMIT_CHAT_BURST": bad})


def test_token_buckets_fill_at_their_rate() -> None:
    bucket = TokenBucket(2.0, 3, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.is_overdrawn()
    assert bucket.take(2.0)
    now = 0.0
    buckets = TokenBuckets(1.0, 1, lambda: now)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]


def test_an_error_is_logged_without_its_message() -> None:
    try:
        raise ValueError("1r>2 is secret")
    except ValueError as error:
        info = (ValueError, error, error.__traceback__)
        record = logging.LogRecord("x", logging.ERROR, "", 0, "failed", None, info)
    line = JsonFormatter().format(record)
    assert "ValueError" in line
    assert "test_operators.py" in line
    assert "secret" not in line


def test_an_internal_error_is_answered_without_details(
    server: LiveServer, new_person: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> object:
        raise RuntimeError("hidden")

    monkeypatch.setattr(server.services.store, "gathering", broken)
    answer = new_person().http.get("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "failed")
    assert "hidden" not in answer.text
    assert answer.headers["x-frame-options"] == "DENY"
