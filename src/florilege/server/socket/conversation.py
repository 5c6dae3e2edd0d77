"""What is said over one socket: `hello` first, then tables are watched and asked for things."""

import asyncio
import time
from typing import Protocol

from pydantic import ValidationError

from florilege.kernel.refusal import Refused, refused
from florilege.server.bucket import Bucket
from florilege.server.house import MINUTE, House
from florilege.server.protocol import client
from florilege.server.protocol.client import CLIENT, ClientMessage
from florilege.server.protocol.fields import PROTOCOL
from florilege.server.socket.audience import Watcher
from florilege.server.socket.frames import PONG_MESSAGE, text_frame
from florilege.server.socket.requests import command_of
from florilege.server.speech import tell
from florilege.tables import commands
from florilege.tables.store import Player
from florilege.tables.table import Table


class Line(Protocol):
    """The other end of the conversation."""

    def send(self, frame: bytes) -> None:
        """Send a frame, now or soon."""

    def drop(self, reason: str) -> None:
        """End the connection."""


class Conversation:
    """Answers one client's messages, one after the other.

    `cookie` is the one the socket was opened with.
    """

    def __init__(self, house: House, line: Line, cookie: str) -> None:
        self._house = house
        self._line = line
        self._cookie = cookie
        self._player: Player | None = None
        self._heard = ""
        self._language = "en"
        self._watched: dict[str, Watcher] = {}
        self._hint: asyncio.Task[None] | None = None
        now = time.monotonic()
        limits = house.limits
        self._pace = Bucket(limits.messages_per_second, limits.messages_burst, now)
        self._chatter = Bucket(limits.chat_per_minute / MINUTE, limits.chat_burst, now)

    def close(self) -> None:
        """Watch nothing more."""
        for ident, watcher in self._watched.items():
            self._house.audiences.leave(ident, watcher)
        self._watched.clear()
        if self._hint is not None:
            self._hint.cancel()
        if self._player is not None:
            self._house.connected.leave(self._player.id)

    async def hear(self, data: bytes, at: float) -> None:
        """Answer one message, whatever it is; `at` is when it came in."""
        try:
            message = CLIENT.validate_json(data)
        except ValidationError as error:
            self._refuse(None, refused("bad-message", "", {"where": place_of(error)}))
            return
        try:
            self._check_pace(message, at)
            await self._answer(message, at)
        except Refused as error:
            self._refuse(message, error)

    def _check_pace(self, message: ClientMessage, at: float) -> None:
        if not self._pace.take(at):
            if self._pace.is_spent():
                self._line.drop("flood")
            raise refused("too-fast")
        if isinstance(message, client.Say) and not self._chatter.take(at):
            raise refused("too-fast")

    def _refuse(self, message: ClientMessage | None, error: Refused) -> None:
        self._house.figures.refusals.labels(error.refusal.code).inc()
        told = tell(error, self._language)
        table, seq = getattr(message, "table", None), getattr(message, "seq", None)
        self._say({"type": "refused", "table": table, "seq": seq, **told})

    def _say(self, message: object) -> None:
        self._line.send(text_frame(message))

    async def _answer(self, message: ClientMessage, at: float) -> None:
        if isinstance(message, client.Play):
            await self._play(message, at)
        elif isinstance(message, client.Ping):
            self._line.send(PONG_MESSAGE)
        elif isinstance(message, client.Hello):
            await self._hello(message)
        elif isinstance(message, client.Watch):
            await self._watch(message)
        elif isinstance(message, client.Unwatch):
            self._unwatch(message.table)
        elif isinstance(message, client.Sit):
            await self._sit(message)
        elif isinstance(message, client.Rematch):
            await self._rematch(message)
        elif isinstance(message, client.Hint):
            self._ask_hint(message)
        else:
            await self._do(message, command_of(message, self._known().id, self._heard))

    def _known(self) -> Player:
        if self._player is None:
            raise refused("hello-first")
        return self._player

    # Who is there.

    async def _hello(self, message: client.Hello) -> None:
        if self._player is not None:
            raise refused("hello-twice")
        if message.protocol != PROTOCOL:
            raise refused("protocol", "", {"given": message.protocol, "known": PROTOCOL})
        self._language = message.lang
        player = await self._house.player(self._cookie)
        self._house.connected.enter(player.id)
        self._player = player
        self._heard = f"{player.id}:{message.client}"
        self._welcome(player)

    def _welcome(self, player: Player) -> None:
        self._say(
            {
                "type": "welcome",
                "protocol": PROTOCOL,
                "player": player.id,
                "name": player.name,
                "account": player.account,
                "lang": self._language,
            }
        )

    # Watching.

    async def _watch(self, message: client.Watch) -> None:
        player = self._known()
        if len(self._watched) >= self._house.limits.tables_per_connection:
            raise refused(
                "too-many-watched", "", {"most": self._house.limits.tables_per_connection}
            )
        eyes = (message.seat, message.lines)
        watcher = Watcher(player.id, self._heard, self._line.send, eyes)
        await self._house.audiences.join(
            message.table, watcher, lambda table: self._show(message, watcher, table)
        )

    def _show(self, message: client.Watch, watcher: Watcher, table: Table) -> None:
        seat, since = message.seat, message.since
        if seat is not None and not table.holds(watcher.player, seat):
            raise refused("not-your-seat", "", {"seat": seat})
        self._unwatch(message.table)
        self._watched[message.table] = watcher
        if since is None:
            watcher.show(table)
        else:
            watcher.show(table, since.version, since.ply)

    def _unwatch(self, ident: str) -> None:
        watcher = self._watched.pop(ident, None)
        if watcher is not None:
            self._house.audiences.leave(ident, watcher)

    # Asking a table.

    async def _play(self, message: client.Play, at: float) -> None:
        await self._do(message, command_of(message, self._known().id, self._heard))
        self._house.figures.moves.inc()
        self._house.figures.latency.observe(time.monotonic() - at)

    async def _do(self, message: client.Asked, command: commands.Command) -> None:
        version = await self._house.hall.do(message.table, command)
        self._say({"type": "ack", "table": message.table, "seq": message.seq, "version": version})

    async def _sit(self, message: client.Sit) -> None:
        player = await self._house.player(self._cookie)  # whose name may be another by now
        command = commands.Sit(
            by=self._known().id,
            seat=message.seat,
            client=self._heard,
            seq=message.seq,
            name=message.name or player.name,
        )
        await self._do(message, command)

    async def _rematch(self, message: client.Rematch) -> None:
        player = self._known()
        command = command_of(message, player.id, self._heard)
        assert isinstance(command, commands.Rematch)
        found = await self._house.hall.rematch(message.table, player, command)
        self._say(
            {"type": "moved-on", "table": message.table, "seq": message.seq, "rematch": found}
        )

    def _ask_hint(self, message: client.Hint) -> None:
        player = self._known()
        if self._hint is not None and not self._hint.done():
            raise refused("hint-pending")
        self._hint = asyncio.create_task(self._give_hint(message, player.id))

    async def _give_hint(self, message: client.Hint, player: str) -> None:
        try:
            ply, thought = await self._house.hall.hint(message.table, player, message.seat)
        except Refused as error:
            self._refuse(message, error)
            return
        self._say(
            {
                "type": "hint",
                "table": message.table,
                "seq": message.seq,
                "ply": ply,
                "move": thought.move,
                "chances": thought.chances,
            }
        )


def place_of(error: ValidationError) -> str:
    """Return where a message is wrong; what stands there is not repeated."""
    found = error.errors(include_input=False, include_context=False, include_url=False)
    return ".".join(str(part) for part in found[0]["loc"])[:100]
