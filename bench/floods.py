"""How long others wait while one client address attacks the server: `python -m bench.floods`.

The attacker is a process of its own and connects from 127.0.0.2; the bystander pings from
127.0.0.1. Everything stays on the loopback interface and ends after the seconds asked for.
"""

import argparse
import asyncio
import socket
import sys
import tempfile
import time
from collections.abc import Callable

import httpx

from bench.load.server_process import ServerProcess, server_process
from bench.load.websocket import TEXT, masked

ATTACKER = "127.0.0.2"
PORT = 8731
PING = b'{"type":"ping"}'
HELLO = b'{"type":"hello","protocol":1,"client":"flood","lang":"en"}'
WATCH = b'{"type":"watch","table":"none","seat":null,"lines":true,"since":null}'
CONTINUATION, CONTROL_PING = 0, 9
NO_MASK = b"\0\0\0\0"
CHUNK = 2_000  # frames sent at a time
PATIENCE = 5.0  # seconds without an answer before a connection is abandoned
INTERVAL = 0.02  # seconds between two pings of the bystander


def empty_fragments() -> bytes:
    """Return fragments that never end a message."""
    return bytes((CONTINUATION, 0x80)) + NO_MASK


FRAMES: dict[str, Callable[[], bytes]] = {
    "malformed": lambda: masked(TEXT, b"{"),
    "control-pings": lambda: masked(CONTROL_PING, b""),
    "empty-fragments": empty_fragments,
    "valid": lambda: masked(TEXT, WATCH),
}
IDLE = {"half-requests": b"GET / HTTP/1.1\r\nHost: ", "no-hello": b""}
KINDS = [*FRAMES, *IDLE]


def session(port: int) -> str:
    """Return the cookie of a new guest."""
    return httpx.get(f"http://127.0.0.1:{port}/api/session").cookies["florilege"]


def upgrade(cookie: str) -> bytes:
    """Return the request that opens a socket."""
    lines = (
        "GET /api/ws HTTP/1.1",
        "Host: 127.0.0.1",
        f"Cookie: florilege={cookie}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
    )
    return "\r\n".join([*lines, "", ""]).encode()


async def connect(port: int, address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))


async def flood(port: int, kind: str, until: float) -> None:
    """Send frames as fast as possible; reconnect when the server closes the connection."""
    burst = FRAMES[kind]() * CHUNK
    cookie = session(port)
    while time.monotonic() < until:
        try:
            reader, writer = await connect(port, ATTACKER)
            writer.write(upgrade(cookie))
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
            writer.write(masked(TEXT, HELLO))
            if kind == "empty-fragments":
                writer.write(bytes((TEXT, 0x80)) + NO_MASK)
            while time.monotonic() < until:
                writer.write(burst)
                await asyncio.wait_for(writer.drain(), max(0.01, until - time.monotonic()))
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            await asyncio.sleep(0.001)


async def hold(port: int, kind: str, until: float) -> None:
    """Keep 600 connections open that never ask for anything."""
    first = IDLE[kind] or upgrade(session(port))
    held: list[asyncio.StreamWriter] = []
    while time.monotonic() < until:
        while len(held) < 600 and time.monotonic() < until:
            try:
                _, writer = await connect(port, ATTACKER)
                writer.write(first)
                held.append(writer)
            except OSError:
                break
        await asyncio.sleep(0.05)
        held = [writer for writer in held if not writer.is_closing()]


async def attack(port: int, kind: str, seconds: float) -> None:
    until = time.monotonic() + seconds
    await (flood if kind in FRAMES else hold)(port, kind, until)


def longest_wait(port: int, seconds: float) -> float:
    """Return the longest time, in seconds, that a ping and a request on a new connection took."""
    until = time.monotonic() + seconds
    longest = 0.0
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as opened:
        opened.sendall(upgrade(session(port)))
        opened.recv(4096)
        opened.sendall(masked(TEXT, HELLO))
        opened.recv(4096)
        while time.monotonic() < until:
            began = time.monotonic()
            opened.sendall(masked(TEXT, PING))
            opened.recv(4096)
            with socket.create_connection(("127.0.0.1", port), PATIENCE) as new:
                new.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                new.recv(4096)
            longest = max(longest, time.monotonic() - began)
            time.sleep(INTERVAL)
    return longest


async def wait_under_attack(port: int, kind: str, seconds: float) -> float:
    command = (sys.executable, "-m", "bench.floods", "--attack", kind, "--port", str(port))
    attacker = await asyncio.create_subprocess_exec(*command, "--seconds", str(seconds + 1))
    await asyncio.sleep(0.5)  # the attack begins
    try:
        return await asyncio.to_thread(longest_wait, port, seconds)
    finally:
        await attacker.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--attack", choices=KINDS, help="only attack, a server that runs already")
    arguments = parser.parse_args()
    if arguments.attack:
        asyncio.run(attack(arguments.port, arguments.attack, arguments.seconds))
        return
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/floods.db"
        with server_process(arguments.port, database, 1, None, {}) as server:
            report(server, arguments.seconds)


def report(server: ServerProcess, seconds: float) -> None:
    print(f"{'no attack':>16}: {1000 * longest_wait(server.port, seconds):6.0f} ms")
    for kind in KINDS:
        wait = asyncio.run(wait_under_attack(server.port, kind, seconds))
        print(f"{kind:>16}: {1000 * wait:6.0f} ms")


if __name__ == "__main__":
    main()
