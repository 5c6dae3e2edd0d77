"""Handles the messages of one socket: `hello` first, then watching tables and commands to them."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

from pydantic import ValidationError

from florilege.kernel.refusal import Refused, refused
from florilege.server.names import check_name
from florilege.server.protocol import client
from florilege.server.protocol.client import CLIENT, ClientMessage
from florilege.server.protocol.fields import OLDEST_PROTOCOL, PROTOCOL, Language
from florilege.server.protocol.server import ServerMessage
from florilege.server.refusal_text import refusal_data
from florilege.server.services import MINUTE, Services
from florilege.server.socket.audience import Watcher
from florilege.server.socket.commands import command_of
from florilege.server.socket.frames import PONG_MESSAGE, text_frame
from florilege.server.token_bucket import TokenBucket
from florilege.tables.commands.after_game import LinkRematch
from florilege.tables.commands.command import Command
from florilege.tables.commands.seating import TakeSeat, names_of_others
from florilege.tables.look_alikes import distinct_name
from florilege.tables.model.table import Table
from florilege.tables.store import Player


class ClientConnection(Protocol):
    """The connection to the client."""

    def send(self, frame: bytes) -> None:
        """Send a frame."""

    def drop(self, reason: str) -> None:
        """Abort the connection."""


class MessageHandler:
    """Handles the messages of one client, one at a time.

    `cookie` is the session cookie the socket was opened with, `address` that of its client; every
    message takes a token from each of the `buckets`.
    """

    def __init__(
        self,
        services: Services,
        connection: ClientConnection,
        cookie: str,
        address: str,
        buckets: tuple[TokenBucket, ...],
    ) -> None:
        self._services = services
        self._connection = connection
        self._cookie = cookie
        self._address = address
        self._player: Player | None = None
        self._client_id = ""
        self._language: Language = "en"
        self._watchers: dict[str, Watcher] = {}
        self._hint: asyncio.Task[None] | None = None
        self._received_at = now = time.monotonic()
        limits = services.limits
        self._buckets = buckets
        self._chat_bucket = TokenBucket(limits.chat_per_minute / MINUTE, limits.chat_burst, now)

    def close(self) -> None:
        for ident, watcher in self._watchers.items():
            self._services.audiences.leave(ident, watcher)
        self._watchers.clear()
        if self._hint is not None:
            self._hint.cancel()
        if self._player is not None:
            self._services.connection_limit.release(self._player.id)

    def is_known(self) -> bool:
        """Return whether the client has said who it is."""
        return self._player is not None

    async def handle(self, data: bytes, at: float) -> None:
        """Handle one message, received at time `at`; a client that goes on too fast is dropped."""
        taken = [bucket.take(at) for bucket in self._buckets]
        if any(bucket.is_overdrawn() for bucket in self._buckets):
            self._connection.drop("flood")
            return
        try:
            message = CLIENT.validate_json(data)
        except ValidationError as error:
            self._refuse(None, refused("bad-message", "", {"where": error_location(error)}))
            return
        try:
            self._check_rate_limit(message, all(taken), at)
            self._received_at = at
            await HANDLERS.get(type(message), MessageHandler._command)(self, message)
        except Refused as error:
            self._refuse(message, error)

    def _check_rate_limit(self, message: ClientMessage, in_time: bool, at: float) -> None:
        if not in_time or (isinstance(message, client.Say) and not self._chat_bucket.take(at)):
            raise refused("too-fast")

    def _refuse(self, message: ClientMessage | None, error: Refused) -> None:
        self._services.metrics.refusals.labels(error.refusal.code).inc()
        data = refusal_data(error, self._language)
        table, seq = getattr(message, "table", None), getattr(message, "seq", None)
        self._send({"type": "refused", "table": table, "seq": seq, **data})

    def _send(self, message: ServerMessage) -> None:
        self._connection.send(text_frame(message))

    def _require_player(self) -> Player:
        if self._player is None:
            raise refused("hello-first")
        return self._player

    # Sessions.

    async def _ping(self, _message: client.Ping) -> None:
        self._connection.send(PONG_MESSAGE)

    async def _hello(self, message: client.Hello) -> None:
        if self._player is not None:
            raise refused("hello-twice")
        if not OLDEST_PROTOCOL <= message.protocol <= PROTOCOL:
            raise refused("protocol", "", {"given": message.protocol, "known": PROTOCOL})
        self._language = message.lang
        player = await self._services.player(self._cookie, self._address)
        self._services.connection_limit.acquire(player.id)
        self._player = player
        self._client_id = f"{player.id}:{message.client}"
        self._welcome(player)

    def _welcome(self, player: Player) -> None:
        self._send(
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
        player = self._require_player()
        if len(self._watchers) >= self._services.limits.tables_per_connection:
            raise refused(
                "too-many-watched", "", {"most": self._services.limits.tables_per_connection}
            )
        reader = (message.seat, message.lines)
        watcher = Watcher(player.id, self._client_id, self._connection.send, reader)
        await self._services.audiences.join(
            message.table, watcher, lambda table: self._show(message, watcher, table)
        )

    def _show(self, message: client.Watch, watcher: Watcher, table: Table) -> None:
        seat, since = message.seat, message.since
        if seat is not None and not table.holds(watcher.player, seat):
            raise refused("not-your-seat", "", {"seat": seat})
        self._leave(message.table)
        self._watchers[message.table] = watcher
        if since is None:
            watcher.show(table)
        else:
            watcher.show(table, since.version, since.ply)

    async def _unwatch(self, message: client.Unwatch) -> None:
        self._leave(message.table)

    def _leave(self, ident: str) -> None:
        watcher = self._watchers.pop(ident, None)
        if watcher is not None:
            self._services.audiences.leave(ident, watcher)

    # Commands.

    async def _command(self, message: client.Request) -> None:
        await self._execute(
            message, command_of(message, self._require_player().id, self._client_id)
        )

    async def _play(self, message: client.Play) -> None:
        await self._command(message)
        self._services.metrics.moves.inc()
        self._services.metrics.latency.observe(time.monotonic() - self._received_at)

    async def _execute(self, message: client.TableCommand, command: Command) -> None:
        version = await self._services.table_service.execute(message.table, command)
        self._send({"type": "ack", "table": message.table, "seq": message.seq, "version": version})

    async def _sit(self, message: client.Sit) -> None:
        player = await self._services.player(
            self._cookie, self._address
        )  # the name may have changed
        command = TakeSeat(
            by=self._require_player().id,
            seat=message.seat,
            client=self._client_id,
            seq=message.seq,
            name=await self._name_for(message, player),
        )
        await self._execute(message, command)

    async def _name_for(self, message: client.Sit, player: Player) -> str:
        """Return the name that was asked for, or else that of the player, numbered if need be."""
        if message.name is not None:
            await check_name(self._services.store, player, message.name)
            return message.name
        return await self._services.table_service.read(
            message.table,
            lambda table: distinct_name(player.name, names_of_others(table, player.id)),
        )

    async def _rematch(self, message: client.Rematch) -> None:
        player = self._require_player()
        command = command_of(message, player.id, self._client_id)
        assert isinstance(command, LinkRematch)
        rematch = await self._services.table_service.rematch(message.table, player, command)
        self._send(
            {"type": "moved-on", "table": message.table, "seq": message.seq, "rematch": rematch}
        )

    async def _start_hint(self, message: client.Hint) -> None:
        player = self._require_player()
        if self._hint is not None and not self._hint.done():
            raise refused("hint-pending")
        self._hint = asyncio.create_task(self._send_hint(message, player.id))

    async def _send_hint(self, message: client.Hint, player: str) -> None:
        try:
            ply, hint = await self._services.table_service.hint(message.table, player, message.seat)
        except Refused as error:
            self._refuse(message, error)
            return
        self._send(
            {
                "type": "hint",
                "table": message.table,
                "seq": message.seq,
                "ply": ply,
                "move": hint.move,
                "chances": list(hint.chances),
            }
        )


# All other messages are commands, as `commands/` declares them.
HANDLERS: Final[dict[type[ClientMessage], Callable[[MessageHandler, Any], Awaitable[None]]]] = {
    client.Hello: MessageHandler._hello,
    client.Ping: MessageHandler._ping,
    client.Watch: MessageHandler._watch,
    client.Unwatch: MessageHandler._unwatch,
    client.Sit: MessageHandler._sit,
    client.Play: MessageHandler._play,
    client.Rematch: MessageHandler._rematch,
    client.Hint: MessageHandler._start_hint,
}


def error_location(error: ValidationError) -> str:
    """Return the location of an error in a message; the input is not echoed."""
    errors = error.errors(include_input=False, include_context=False, include_url=False)
    return ".".join(str(part) for part in errors[0]["loc"])[:100]
