"""One client address cannot keep the server busy, nor take all connections."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from bench.floods import FRAMES, HELLO, upgrade
from bench.load.websocket import TEXT, masked
from florilege.server.limits import Limits
from tests.server.live_server import LiveServer, Person, running
from tests.server.test_operators import metric

OTHER_ADDRESS = "127.0.0.2"  # 127.0.0.1 is trusted as a proxy
CLOSE = masked(8, b"")
PING = masked(TEXT, b'{"type":"ping"}')
ENOUGH = 4_000  # frames, more than any bucket holds


@contextmanager
def connected(server: LiveServer, address: str = OTHER_ADDRESS) -> Iterator[socket.socket]:
    port = httpx.URL(server.url).port
    assert port is not None
    with socket.create_connection(("127.0.0.1", port), 10, (address, 0)) as client:
        yield client


@contextmanager
def opened(
    server: LiveServer, person: Person, address: str = OTHER_ADDRESS
) -> Iterator[socket.socket]:
    with connected(server, address) as client:
        client.sendall(upgrade(person.http.cookies["florilege"]))
        assert b" 101 " in client.recv(4096)
        client.sendall(masked(TEXT, HELLO))
        assert b"welcome" in client.recv(4096)
        yield client


def first_answer(server: LiveServer, person: Person) -> bytes:
    with connected(server) as client:
        client.sendall(upgrade(person.http.cookies["florilege"]))
        assert b" 101 " in client.recv(4096)
        client.sendall(masked(TEXT, HELLO))
        return client.recv(4096)


def is_closed(client: socket.socket) -> bool:
    with suppress(ConnectionError):
        while client.recv(65_536):
            pass
    return True


def dropped(server: LiveServer, reason: str) -> float:
    return metric(server, f'florilege_dropped_total{{reason="{reason}"}}')


@pytest.mark.parametrize("kind", FRAMES)
def test_a_flood_is_not_even_parsed(kind: str, tmp_path: Path) -> None:
    with running(tmp_path, Limits()) as server, Person(server) as person:
        before = metric(server, "florilege_refusals_total")
        with opened(server, person) as client:
            client.sendall(masked(TEXT, PING) if kind == "empty-fragments" else b"")
            with suppress(ConnectionError):
                client.sendall(FRAMES[kind]() * ENOUGH)
            assert is_closed(client)
        assert dropped(server, "flood") == 1
        most = Limits().messages_burst
        assert metric(server, "florilege_refusals_total") - before <= 2 * most + 1


def test_large_frames_are_counted_by_their_bytes(tmp_path: Path) -> None:
    limits = Limits(bytes_burst=20_000, bytes_per_second=1)
    with running(tmp_path, limits) as server, Person(server) as person:
        with opened(server, person) as client:
            for _ in range(3):
                client.sendall(masked(TEXT, b" " * 10_000))
            assert is_closed(client)
        assert dropped(server, "flood") == 1


def test_an_address_may_not_send_more_from_many_sockets(tmp_path: Path) -> None:
    limits = Limits(address_share=2, messages_burst=20, messages_per_second=1)
    with running(tmp_path, limits) as server, Person(server) as person:
        for _ in range(4):  # 60 messages, none of these sockets sending too many
            with connected(server) as client:
                client.sendall(upgrade(person.http.cookies["florilege"]))
                assert b" 101 " in client.recv(4096)
                client.sendall(masked(TEXT, HELLO) + PING * 14 + CLOSE)
                assert is_closed(client)
        assert any(b"too-fast" in first_answer(server, person) for _ in range(20))
        with opened(server, person, "127.0.0.3") as other:
            other.sendall(PING)
            assert b"pong" in other.recv(4096)


@pytest.mark.parametrize(
    "first",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x",
        b"POST /api/name HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    ],
)
def test_a_request_that_is_never_finished(first: bytes, tmp_path: Path) -> None:
    with running(tmp_path, Limits(seconds_to_ask=1)) as server:
        with connected(server) as client:
            client.sendall(first)
            assert is_closed(client)
        assert dropped(server, "slow-request") == 1


def test_requests_that_are_finished_may_come_slowly(tmp_path: Path) -> None:
    with running(tmp_path, Limits(seconds_to_ask=1)) as server, connected(server) as client:
        for _ in range(3):
            client.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200" in client.recv(4096)
            time.sleep(0.7)
        assert dropped(server, "slow-request") == 0


def test_a_socket_that_never_says_hello(tmp_path: Path) -> None:
    with running(tmp_path, Limits(seconds_to_ask=1)) as server, Person(server) as person:
        with connected(server) as client:
            client.sendall(upgrade(person.http.cookies["florilege"]))
            assert b" 101 " in client.recv(4096)
            assert is_closed(client)
        assert dropped(server, "no-hello") == 1


def test_connections_of_an_address_are_limited(tmp_path: Path) -> None:
    request = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
    with ExitStack() as stack:
        server = stack.enter_context(running(tmp_path, Limits(connections_per_address=2)))
        person = stack.enter_context(Person(server))
        first = stack.enter_context(connected(server))
        stack.enter_context(opened(server, person))
        assert is_closed(stack.enter_context(connected(server)))
        elsewhere = stack.enter_context(connected(server, "127.0.0.3"))
        elsewhere.sendall(request)
        assert b"200" in elsewhere.recv(4096)
        first.close()
        time.sleep(0.1)
        again = stack.enter_context(connected(server))
        again.sendall(request)
        assert b"200" in again.recv(4096)


def test_a_proxy_connects_for_many_and_names_its_clients(tmp_path: Path) -> None:
    limits = Limits(connections_per_address=1)
    with running(tmp_path, limits) as server, Person(server) as person:
        request = upgrade(person.http.cookies["florilege"])
        named = request.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n")
        with connected(server, "127.0.0.1") as first, connected(server, "127.0.0.1") as second:
            first.sendall(named)
            assert b" 101 " in first.recv(4096)
            second.sendall(named)
            assert b" 429 " in second.recv(4096)


@pytest.mark.parametrize("ending", ["hello", "watch"])
def test_what_a_broken_socket_held_is_released(ending: str, tmp_path: Path) -> None:
    limits = Limits(connections_per_player=1)
    with running(tmp_path, limits) as server, Person(server) as person:
        table = person.create_table("mandala", 2)
        watch = f'{{"type":"watch","table":"{table}","seat":null,"lines":true,"since":null}}'
        for _ in range(10):
            with connected(server) as client:
                client.sendall(upgrade(person.http.cookies["florilege"]))
                client.recv(4096)
                rest = masked(TEXT, watch.encode()) if ending == "watch" else b""
                client.sendall(masked(TEXT, HELLO) + rest)
        time.sleep(0.3)
        assert metric(server, "florilege_tables_watched") == 0
        person.tab()
