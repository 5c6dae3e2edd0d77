"""Smoke test of an installed Florilège: serve, load the page, play a first move.

Run it with the Python of the environment to be tried, and the form expected (native or pure):

    python -I scripts/try_wheel.py native

It needs only the package and its dependencies, and prints its findings as JSON.
"""

import json
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from itertools import takewhile
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

import florilege

GAME = "mandala"
SEAT = 1  # the bot has seat 0 and moves first
PATIENCE = 60.0
COMMAND = shutil.which("florilege", path=sysconfig.get_path("scripts"))
TERMS = {
    "public": False,
    "rated": False,
    "hints": True,
    "undo": "consent",
    "clock": None,
    "flag": "bot",
    "bots": ["gardener", None],
}
TABLE = {"game": GAME, "seats": 2, "options": {}, "terms": TERMS, "seat": SEAT}


class Visitor:
    """A browser: cookies, requests, and a socket."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookies = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.cookies))

    def load(self, path: str, sent: object = None) -> bytes:
        """GET a path, or POST JSON to it; return the body."""
        data = None if sent is None else json.dumps(sent).encode()
        request = urllib.request.Request(
            self.url + path, data, {"Content-Type": "application/json"}
        )
        with self.opener.open(request, timeout=PATIENCE) as answer:
            found: bytes = answer.read()
            return found

    def connect(self) -> ClientConnection:
        """Open a socket with the session's cookie."""
        names = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.cookies)
        address = self.url.replace("http", "ws") + "api/ws"
        return connect(address, additional_headers={"Cookie": names}, compression=None)


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Run the server with a database in a folder, on any free port; yield its URL."""
    database = f"sqlite:///{folder / 'florilege.db'}"
    assert COMMAND is not None
    command = [COMMAND, "serve", "--json", "--port", "0", "--database", database]
    with subprocess.Popen(
        command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        try:
            assert server.stdout is not None
            told = "".join(takewhile(lambda line: line != "}\n", server.stdout))
            yield json.loads(told + "}")["url"]
        finally:
            server.terminate()


def load_page(visitor: Visitor) -> int:
    """Load the page and its assets; return their size in bytes."""
    page = visitor.load("")
    parts = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page.decode())
    assert parts, "the page names no script"
    return len(page) + sum(len(visitor.load(part)) for part in parts)


def first_move(visitor: Visitor) -> str:
    """Create a table, wait for the bot's move, play one; return it."""
    visitor.load("api/session")
    table = json.loads(visitor.load("api/tables", TABLE))["table"]
    with visitor.connect() as socket:
        send(socket, type="hello", protocol=1, client="wheel", lang="en")
        send(socket, type="watch", table=table, seat=SEAT, lines=False, since=None)
        asked = receive(socket, lambda told: bool((told.get("view") or {}).get("prompt")))
        move: str = asked["view"]["prompt"]["choices"][0]["move"]
        send(socket, type="play", table=table, seat=SEAT, seq=1, ply=asked["ply"], move=move)
        answer = receive(socket, lambda told: told["type"] in ("ack", "refused"))
    assert answer["type"] == "ack", answer
    return move


def send(socket: ClientConnection, **message: object) -> None:
    socket.send(json.dumps(message))


def receive(socket: ClientConnection, awaited: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Return the next message that matches, skipping others."""
    while not awaited(told := json.loads(socket.recv(PATIENCE))):
        pass
    found: dict[str, Any] = told
    return found


def main(form: str) -> None:
    place = Path(florilege.__file__).resolve()
    assert place.is_relative_to(Path(sys.prefix).resolve()), f"{place} is not in {sys.prefix}"
    assert florilege.COMPILED is (form == "native"), f"the engine is not {form}"
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as url:
        visitor = Visitor(url)
        found = {"page_bytes": load_page(visitor), "first_move": first_move(visitor)}
    print(json.dumps({**found, "seconds": round(time.monotonic() - began, 1)}))


if __name__ == "__main__":
    main(sys.argv[1])
