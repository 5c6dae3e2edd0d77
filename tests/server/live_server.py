"""A real server on localhost, in a thread of the test process, and clients for it."""

import asyncio
import itertools
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, Protocol, Self, TypeVar, get_args

import httpx
import uvicorn
from pydantic import TypeAdapter
from websockets.sync.client import ClientConnection, connect

from florilege.server.app import create_app
from florilege.server.limits import Limits
from florilege.server.logs import disable_access_log
from florilege.server.protocol.models import model_of
from florilege.server.protocol.server import ServerMessage
from florilege.server.run import ServerConfig, listen, uvicorn_config
from florilege.server.services import Services
from florilege.storage.store import open_store
from florilege.tables.model.table import Table
from florilege.tables.service.bot_pool import BotPool

T = TypeVar("T")

PATIENCE = 20.0
SERVER: TypeAdapter[Any] = TypeAdapter(reduce(or_, map(model_of, get_args(ServerMessage))))
GENEROUS = Limits(
    messages_per_second=100_000,
    messages_burst=100_000,
    chat_burst=10_000,
    requests_per_second=100_000,
    requests_burst=100_000,
    guests_burst=100_000,
    logins_burst=100_000,
)
TERMS: dict[str, Any] = {
    "public": True,
    "rated": False,
    "hints": True,
    "undo": "consent",
    "clock": None,
    "flag": "bot",
}


class LiveServer:
    """A server that runs until it is stopped."""

    def __init__(self, database: str, limits: Limits, bots: int) -> None:
        self._listening = listen(ServerConfig("127.0.0.1", 0, database, 1))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.services: Services
        self.loop: asyncio.AbstractEventLoop
        self._database = database
        self._limits = limits
        self._bots = bots
        disable_access_log()
        self._server = uvicorn.Server(uvicorn_config(create_app(self._open)))
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        self._server.run(sockets=[self._listening])

    async def _open(self) -> Services:
        self.loop = asyncio.get_running_loop()
        store, bot_pool = open_store(self._database), BotPool(self._bots)
        self.services = await Services.open(store, bot_pool, self._limits)
        return self.services

    def start(self) -> None:
        """Start, and return once it answers."""
        self._thread.start()
        end = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive()
            assert time.monotonic() < end
            time.sleep(0.01)

    def stop(self) -> None:
        """Stop gracefully, as on a signal."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine on the event loop of the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def look(self, table: str, see: Callable[[Table], T]) -> T:
        """Return what a function finds in a table, inside the server."""
        return self.do(self.services.table_service.read(table, see))

    def version(self, table: str) -> int:
        """Return the version of a table."""
        return self.look(table, lambda found: found.version)


@contextmanager
def running(folder: Path, limits: Limits = GENEROUS, bots: int = 0) -> Iterator[LiveServer]:
    """Run a server with an SQLite database in a folder."""
    server = LiveServer(f"sqlite:///{folder / 'florilege.db'}", limits, bots)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Serving(Protocol):
    """A running server, in this process or another."""

    @property
    def url(self) -> str:
        """The base URL."""


class Person:
    """A user with a browser: a session cookie, HTTP requests, and tabs."""

    def __init__(self, server: Serving, language: str = "en") -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.url, headers={"Accept-Language": language}, timeout=PATIENCE
        )
        self.session = self.http.get("/api/session").json()
        self.language = language
        self.tabs: list[Tab] = []

    @property
    def id(self) -> str:
        """The id of the player."""
        return str(self.session["player"])

    def create_table(self, game: str, seats: int, seat: int | None = 0, **terms: Any) -> str:
        """Create a table and return its id."""
        wanted = {
            "game": game,
            "seats": seats,
            "options": {},
            "terms": {**TERMS, "bots": [None] * seats, **terms},
            "seat": seat,
        }
        answer = self.http.post("/api/tables", json=wanted)
        assert answer.status_code == httpx.codes.CREATED, answer.text
        return str(answer.json()["table"])

    def tab(self, client: str = "") -> "Tab":
        """Open a tab, up to its `welcome`."""
        tab = Tab(self, client or f"tab{len(self.tabs)}")
        self.tabs.append(tab)
        return tab

    def close(self) -> None:
        """Close everything."""
        for tab in self.tabs:
            tab.close()
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Tab:
    """One socket. Every received message is validated against the protocol, and recorded."""

    def __init__(self, person: Person, client: str) -> None:
        self.person = person
        self.client = client
        self.heard: list[bytes] = []
        self.numbers = itertools.count(1)
        self._opened = ExitStack()
        self.socket = self._connect()
        self.welcome = self.hello()

    def _connect(self) -> ClientConnection:
        cookies = "; ".join(f"{key}={value}" for key, value in self.person.http.cookies.items())
        url = self.person.server.url.replace("http", "ws") + "/api/ws"
        headers = {"Cookie": cookies}
        return self._opened.enter_context(
            connect(url, additional_headers=headers, compression=None)
        )

    def reconnect(self) -> None:
        """Break the connection and open another."""
        self.socket.close_socket()
        self.close()
        self.socket = self._connect()
        self.hello()

    def close(self) -> None:
        """Close the socket."""
        self._opened.close()

    def send(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"type": kind, **fields}))

    def receive(self) -> dict[str, Any]:
        """Return the next message."""
        data = self.socket.recv(PATIENCE, decode=False)
        assert isinstance(data, bytes)
        self.heard.append(data)
        SERVER.validate_json(data)
        found: dict[str, Any] = json.loads(data)
        return found

    def until(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of some types, skipping others."""
        while (found := self.receive())["type"] not in kinds:
            pass
        return found

    def hello(self) -> dict[str, Any]:
        """Send `hello`; return the `welcome`."""
        self.send("hello", protocol=1, client=self.client, lang=self.person.language)
        return self.until("welcome")

    def watch(self, table: str, seat: int | None, **fields: Any) -> dict[str, Any]:
        """Watch a table; return the reply."""
        self.send(
            "watch", **{"table": table, "seat": seat, "lines": False, "since": None, **fields}
        )
        return self.until("table", "refused")

    def ask(self, kind: str, table: str, seat: int, **fields: Any) -> dict[str, Any]:
        """Send a command to a table; return the reply."""
        seq = fields.pop("seq", None) or next(self.numbers)
        self.send(kind, table=table, seat=seat, seq=seq, **fields)
        while (found := self.until("ack", "refused", "hint", "moved-on")).get("seq") != seq:
            pass
        return found

    def settle(self) -> None:
        """Read everything that the server has sent so far."""
        self.send("ping")
        self.until("pong")
