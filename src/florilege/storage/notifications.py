"""Notifications between processes that share a PostgreSQL database.

Each transaction sends NOTIFY with the events it wrote, so only committed ones are announced.
An append with an event too long for a notification is announced by its table and version only, and
receivers read the events. After a lost connection, a process looks up what it has missed.
"""

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from itertools import groupby
from operator import itemgetter

import orjson
import psycopg
from sqlalchemy import Connection, Engine, text

from florilege.storage.append import Append, event_from_row
from florilege.storage.database import POSTGRESQL_OPTIONS
from florilege.storage.errors import translate_errors
from florilege.tables.model.history import StoredEvent
from florilege.tables.steady_clock import SteadyClock
from florilege.tables.store import OnAppend

CHANNEL = "florilege"
MAX_PAYLOAD = 7999  # bytes of a notification
MAX_EVENT = 1000  # bytes of an event sent in a notification
ANNOUNCEMENT = ("table", "version")  # the columns of a row without an event
RETRY_INTERVAL = 0.5  # seconds between attempts to reconnect
CLOCK_MARGIN = 60_000  # milliseconds: clock skew, and the delay in noticing a lost connection

NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")
MISSED_EVENTS = "SELECT table_id, max(version) FROM entries WHERE at >= %s GROUP BY table_id"


class Notifications:
    """Sends notifications, and receives those of other processes; its own are ignored."""

    def __init__(self, engine: Engine, on_append: OnAppend) -> None:
        self._engine = engine
        self._on_append = on_append
        self._sender = secrets.token_hex(8)
        self._now = SteadyClock()
        self._task: asyncio.Task[None] | None = None

    def notify(self, connection: Connection, written: Sequence[Append]) -> None:
        """Announce appends in the transaction that writes them."""
        rows = [row for each in written for row in notification_rows(each)]
        for payload in payloads(self._sender, rows):
            connection.execute(NOTIFY, {"payload": payload})

    async def open(self) -> None:
        with translate_errors():
            connection = await self._connect()
        self._task = asyncio.create_task(self._listen(connection))

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _connect(self) -> psycopg.AsyncConnection:
        _, address = self._engine.dialect.create_connect_args(self._engine.url)
        options = {**POSTGRESQL_OPTIONS, **address, "autocommit": True}
        connection = await psycopg.AsyncConnection.connect(**options)
        async with AsyncExitStack() as stack:
            stack.push_async_callback(connection.close)
            await connection.execute(f"LISTEN {CHANNEL}")
            stack.pop_all()
        return connection

    async def _listen(self, connection: psycopg.AsyncConnection | None) -> None:
        since = None
        while True:
            with suppress(psycopg.Error):
                async with connection or await self._connect() as listener:
                    connection = None
                    if since is not None:
                        await self._catch_up(listener, since)
                        since = None
                    async for notification in listener.notifies():
                        self._dispatch(notification.payload)
            since = since or self._now() - CLOCK_MARGIN
            await asyncio.sleep(RETRY_INTERVAL)

    async def _catch_up(self, connection: psycopg.AsyncConnection, since: int) -> None:
        for table, version in await (await connection.execute(MISSED_EVENTS, [since])).fetchall():
            self._schedule(table, version, [])

    def _dispatch(self, payload: str) -> None:
        sender, _, rows = payload.partition(" ")
        if sender == self._sender:
            return
        for table, written in groupby(orjson.loads(f"[{rows}]"), key=itemgetter(0)):
            received = list(written)
            complete = all(len(row) > len(ANNOUNCEMENT) for row in received)
            events = [event_from_row(*row) for row in received] if complete else []
            self._schedule(table, received[-1][1], events)

    def _schedule(self, table: str, version: int, events: list[StoredEvent]) -> None:
        """Run the callback on its own, so that its errors do not end the listening task."""
        asyncio.get_running_loop().call_soon(self._on_append, table, version, events)


def notification_rows(append: Append) -> list[bytes]:
    """Return the rows of an append, or only its table and version if a row is too long."""
    rows = append.rows()
    if max(map(len, rows)) <= MAX_EVENT:
        return rows
    return [orjson.dumps((append.table, append.version))]


def payloads(sender: str, rows: Sequence[bytes]) -> list[str]:
    """Return payloads within the size limit that together hold all rows."""
    packed: list[bytes] = []
    for row in rows:
        if packed and len(packed[-1]) + 1 + len(row) <= MAX_PAYLOAD:
            packed[-1] += b"," + row
        else:
            packed.append(f"{sender} ".encode() + row)
    return [each.decode() for each in packed]
