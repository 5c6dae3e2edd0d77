"""A player who keeps playing while the server is killed: it reconnects and resends."""

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from bench.load.terms import TERMS

GAME = "mandala"
DISCONNECTED = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
RETRY = 0.05
PATIENCE = 15.0


@dataclass
class Acknowledgement:
    """A move the server has acknowledged: as which event, and by which message."""

    table: str
    version: int
    client: str
    seq: int
    move: str


@dataclass
class ReconnectingPlayer:
    """A player at both seats of one table after another."""

    url: str
    client: str
    dice: random.Random
    cookie: str = ""
    seq: int = 0
    table: str = ""
    tables: list[str] = field(default_factory=list)
    acknowledged: list[Acknowledgement] = field(default_factory=list)
    resent: int = 0
    unanswered: dict[str, Any] | None = None  # sent, but never answered

    async def play(self, stop: asyncio.Event) -> None:
        """Play until stopped, and until no message is unanswered."""
        while not stop.is_set() or self.unanswered is not None:
            try:
                await self._visit(stop)
            except DISCONNECTED:
                await asyncio.sleep(RETRY)
            except httpx.HTTPError:
                await asyncio.sleep(RETRY)

    async def _visit(self, stop: asyncio.Event) -> None:
        await self._ensure_session_and_table()
        address = self.url.replace("http", "ws") + "/api/ws"
        headers = {"Cookie": self.cookie}
        async with connect(address, additional_headers=headers, compression=None) as line:
            await self._ask(
                line, "welcome", type="hello", protocol=1, client=self.client, lang="en"
            )
            await self._send_again(line)
            while not stop.is_set():
                await self._move(line, await self._look(line))

    async def _ensure_session_and_table(self) -> None:
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as http:
            if not self.cookie:
                answer = await http.get("/api/session")
                self.cookie = answer.headers["set-cookie"].partition(";")[0]
            if not self.table:
                terms = {**TERMS, "undo": "never", "bots": [None, None]}
                wanted = {"game": GAME, "seats": 2, "options": {}, "terms": terms, "seat": 0}
                headers = {"Cookie": self.cookie}
                found = await http.post("/api/tables", json=wanted, headers=headers)
                self.table = found.json()["table"]
                self.tables.append(self.table)

    async def _look(self, line: ClientConnection) -> dict[str, Any]:
        """Return the table from the seat that decides; take the second seat first."""
        shown = await self._watch(line, 0)
        if shown["status"]["stage"] == "gathering":
            await self._request(line, {"type": "sit", "seat": 1, "name": None})
            shown = await self._watch(line, 0)
        if shown["status"]["stage"] == "playing" and shown["view"]["to_move"] == 1:
            shown = await self._watch(line, 1)
        return shown

    async def _watch(self, line: ClientConnection, seat: int) -> dict[str, Any]:
        message = {"table": self.table, "seat": seat, "lines": False, "since": None}
        return await self._ask(line, "table", type="watch", **message)

    async def _move(self, line: ClientConnection, shown: dict[str, Any]) -> None:
        if shown["status"]["stage"] == "over":
            self.table = ""
            raise TimeoutError("game over; open another table")
        prompt = shown["view"]["prompt"]
        move = self.dice.choice(prompt["choices"])["move"]
        seat, ply = prompt["seat"], shown["ply"]
        await self._request(line, {"type": "play", "seat": seat, "ply": ply, "move": move})

    async def _request(self, line: ClientConnection, message: dict[str, Any]) -> None:
        self.seq += 1
        self.unanswered = {"table": self.table, "seq": self.seq, **message}
        await self._deliver(line)

    async def _send_again(self, line: ClientConnection) -> None:
        if self.unanswered is not None:
            self.resent += 1
            await self._deliver(line)

    async def _deliver(self, line: ClientConnection) -> None:
        message = self.unanswered
        assert message is not None
        answer = await self._ask(line, "ack", **message)
        self.unanswered = None
        if message["type"] == "play":
            self.acknowledged.append(
                Acknowledgement(
                    message["table"],
                    answer["version"],
                    self.client,
                    message["seq"],
                    message["move"],
                )
            )

    async def _ask(self, line: ClientConnection, wanted: str, **message: Any) -> dict[str, Any]:
        await line.send(orjson.dumps(message).decode())
        async with asyncio.timeout(PATIENCE):
            while True:
                answer: dict[str, Any] = orjson.loads(await line.recv())
                if answer["type"] == wanted:
                    return answer
                if answer["type"] == "refused":
                    raise_if_final(answer)


def raise_if_final(answer: dict[str, Any]) -> None:
    """Raise a retryable TimeoutError while a restarted server cannot reach its database yet."""
    if answer["code"].startswith("database-"):
        raise TimeoutError(answer["code"])
    raise AssertionError(answer)
