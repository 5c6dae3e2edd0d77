"""Groups of players that play one game after another at a given pace."""

import asyncio
import random
import time
from dataclasses import dataclass, field

import httpx
import orjson

from bench.load.terms import TERMS
from bench.load.websocket import WebSocketClient

ASKED = b'"prompt":{'
UPDATE = b'{"type":"update"'


@dataclass
class Tally:
    """What is measured: the moves sent, and the time until each client received each of them."""

    began: float = 0.0
    moves: int = 0
    waits: list[float] = field(default_factory=list)
    refused: int = 0


class PlayerGroup:
    """Players who play one table after another; `pace` is the seconds between two moves."""

    def __init__(self, tally: Tally, pace: float, dice: random.Random) -> None:
        self.tally = tally
        self.pace = pace
        self.dice = dice
        self.players: list[LoadPlayer] = []
        self.tables: list[str] = []
        self.pending: dict[str, tuple[LoadPlayer, bytes]] = {}  # first mover and prompt, by table
        self.sent = 0.0
        self.begun = False
        self.stopped = False

    def begin(self) -> None:
        self.begun = True
        if self.tables:
            player, data = self.pending.pop(self.tables.pop())
            player.consider(data)

    def saw(self, now: float) -> None:
        """Record that a player has received the last move."""
        if self.sent and not self.stopped:
            self.tally.waits.append(now - self.sent)

    def play(self, player: "LoadPlayer", table: str, ply: int, move: str) -> None:
        """Send a move, at once or when the pace allows."""
        if self.stopped:
            return
        wait = self.sent + self.pace - time.perf_counter()
        if self.pace and wait > 0:
            asyncio.get_running_loop().call_later(wait, self._send, player, table, ply, move)
        else:
            self._send(player, table, ply, move)

    def _send(self, player: "LoadPlayer", table: str, ply: int, move: str) -> None:
        if self.stopped:
            return
        self.tally.moves += 1
        self.sent = time.perf_counter()
        player.play(table, ply, move)


class LoadPlayer:
    """A player with one socket, who parses as little as possible to leave the core to the load."""

    def __init__(self, group: PlayerGroup, seat: int, cookie: str) -> None:
        self.group = group
        self.seat = seat
        self.cookie = cookie
        self.seq = 0
        self.socket: WebSocketClient | None = None
        self.answered: asyncio.Queue[bytes] = asyncio.Queue()

    async def connect(self, host: str, port: int) -> None:
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(
            lambda: WebSocketClient(f"{host}:{port}", self.cookie, self.on_message, lambda: None),
            host,
            port,
        )
        await socket.ready
        self.socket = socket
        await self.ask(type="hello", protocol=1, client="load", lang="en")

    async def ask(self, **message: object) -> bytes:
        assert self.socket is not None
        self.socket.send(orjson.dumps(message))
        return await self.answered.get()

    async def sit(self, table: str) -> None:
        self.seq += 1
        answer = await self.ask(type="sit", table=table, seq=self.seq, seat=self.seat, name=None)
        assert b'"ack"' in answer, answer

    async def watch(self, table: str) -> None:
        answer = await self.ask(type="watch", table=table, seat=self.seat, lines=False, since=None)
        assert b'"table"' in answer, answer
        if ASKED in answer:
            self.group.pending[table] = (self, answer)

    def play(self, table: str, ply: int, move: str) -> None:
        assert self.socket is not None
        self.seq += 1
        text = (
            f'{{"type":"play","table":"{table}","seq":{self.seq},"seat":{self.seat},'
            f'"ply":{ply},"move":"{move}"}}'
        )
        self.socket.send(text.encode())

    def on_message(self, data: bytes) -> None:
        """Pass updates to the game, and replies to the waiting caller."""
        if data.startswith(UPDATE):
            self.group.saw(time.perf_counter())
            if ASKED in data:
                self.prompted(data)
            elif self.seat == 0 and b'"stage":"over"' in data:
                self.group.begin()
        elif b'"refused"' in data:
            self.group.tally.refused += 1
        elif not (b'"ack"' in data and self.group.sent):
            self.answered.put_nowait(data)

    def prompted(self, data: bytes) -> None:
        """Play; if the table has not begun, save the message for later."""
        table = orjson.loads(data)["table"]
        if table in self.group.tables or not self.group.begun:
            self.group.pending[table] = (self, data)
        else:
            self.consider(data)

    def consider(self, data: bytes) -> None:
        """Play any legal move."""
        message = orjson.loads(data)
        table = message["table"] if "table" in message else message["status"]["table"]
        choices = message["view"]["prompt"]["choices"]
        self.group.play(self, table, message["ply"], self.group.dice.choice(choices)["move"])


async def create_groups(
    url: str, game: str, groups: int, seats: int, spare: int, pace: float
) -> tuple[list[PlayerGroup], Tally]:
    """Create groups of players, each with its tables: a first one and some for later."""
    tally = Tally()
    dice = random.Random(1)
    found = [PlayerGroup(tally, pace, dice) for _ in range(groups)]
    limits = httpx.Limits(max_connections=8)
    async with httpx.AsyncClient(base_url=url, limits=limits, timeout=60) as client:
        for start in range(0, groups, 8):
            some = found[start : start + 8]
            await asyncio.gather(*(_seat(client, group, game, seats, spare) for group in some))
    return found, tally


async def _seat(
    client: httpx.AsyncClient, group: PlayerGroup, game: str, seats: int, spare: int
) -> None:
    for seat in range(seats):
        answer = await client.get("/api/session", headers={"Cookie": ""})
        cookie = answer.headers["set-cookie"].partition(";")[0]
        client.cookies.clear()
        group.players.append(LoadPlayer(group, seat, cookie))
    host, port = client.base_url.host, client.base_url.port
    assert port is not None
    for player in group.players:
        await player.connect(host, port)
    for _ in range(spare):
        await _create_table(client, group, game, seats)


async def _create_table(
    client: httpx.AsyncClient, group: PlayerGroup, game: str, seats: int
) -> None:
    wanted = {
        "game": game,
        "seats": seats,
        "options": {},
        "terms": {**TERMS, "bots": [None] * seats},
        "seat": None,
    }
    headers = {"Cookie": group.players[0].cookie}
    answer = await client.post("/api/tables", json=wanted, headers=headers)
    client.cookies.clear()
    table = answer.json()["table"]
    for player in group.players:
        await player.sit(table)
    for player in group.players:
        await player.watch(table)
    group.tables.append(table)
