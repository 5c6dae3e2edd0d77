"""News between processes that share a PostgreSQL database.

Each commit announces the entries it wrote; nothing is told that is not there. An entry too long for
a notification is announced by its table and version, and is read by whoever wants it. Whoever could
not listen for a while looks up what was written meanwhile.
"""

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from itertools import groupby
from operator import itemgetter

import orjson
import psycopg
from sqlalchemy import Connection, Engine, text

from florilege.storage.append import Append, entry_of
from florilege.storage.database import POSTGRESQL
from florilege.storage.trouble import explained
from florilege.tables.entry import Entry
from florilege.tables.store import Hear

CHANNEL = "florilege"
MOST = 7999  # bytes in a notification
LONGEST = 1000  # bytes of an entry that is sent along
SHORT = ("table", "version")  # what a row holds that only announces
PAUSE = 0.5  # seconds between attempts to listen again
MARGIN = 60_000  # milliseconds by which clocks may differ, and a loss be noticed late

NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")
MISSED = "SELECT table_id, max(version) FROM entries WHERE at >= %s GROUP BY table_id"


class News:
    """Tells the others, and hears them; what this process says itself is not passed on."""

    def __init__(self, engine: Engine, hear: Hear) -> None:
        self._engine = engine
        self._hear = hear
        self._name = secrets.token_hex(8)
        self._task: asyncio.Task[None] | None = None

    def tell(self, connection: Connection, written: Sequence[Append]) -> None:
        """Announce what is about to be committed."""
        rows = [row for each in written for row in announced(each)]
        for payload in payloads(self._name, rows):
            connection.execute(NOTIFY, {"payload": payload})

    async def open(self) -> None:
        """Listen from now on."""
        with explained():
            connection = await self._connect()
        self._task = asyncio.create_task(self._listen(connection))

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _connect(self) -> psycopg.AsyncConnection:
        _, where = self._engine.dialect.create_connect_args(self._engine.url)
        options = {**POSTGRESQL, **where, "autocommit": True}
        connection = await psycopg.AsyncConnection.connect(**options)
        async with AsyncExitStack() as failing:
            failing.push_async_callback(connection.close)
            await connection.execute(f"LISTEN {CHANNEL}")
            failing.pop_all()
        return connection

    async def _listen(self, connection: psycopg.AsyncConnection | None) -> None:
        since = None
        while True:
            with suppress(psycopg.Error):
                async with connection or await self._connect() as listening:
                    connection = None
                    if since is not None:
                        await self._catch_up(listening, since)
                        since = None
                    async for notice in listening.notifies():
                        self._pass_on(notice.payload)
            since = since or int(time.time() * 1000) - MARGIN
            await asyncio.sleep(PAUSE)

    async def _catch_up(self, connection: psycopg.AsyncConnection, since: int) -> None:
        for table, version in await (await connection.execute(MISSED, [since])).fetchall():
            self._call(table, version, [])

    def _pass_on(self, payload: str) -> None:
        name, _, rows = payload.partition(" ")
        if name == self._name:
            return
        for table, written in groupby(orjson.loads(f"[{rows}]"), key=itemgetter(0)):
            told = list(written)
            whole = all(len(row) > len(SHORT) for row in told)
            self._call(table, told[-1][1], [entry_of(*row) for row in told] if whole else [])

    def _call(self, table: str, version: int, entries: list[Entry]) -> None:
        """Let whoever hears come to grief alone: listening goes on."""
        asyncio.get_running_loop().call_soon(self._hear, table, version, entries)


class Silence:
    """In place of news where there is nobody else."""

    def tell(self, connection: Connection, written: Sequence[Append]) -> None:
        """Tell nobody."""

    async def open(self) -> None:
        """Hear nothing."""

    async def close(self) -> None:
        """Stop hearing nothing."""


def announced(append: Append) -> list[bytes]:
    """Return the rows of an append, or only its table and version if one of them is too long."""
    rows = append.rows()
    if max(map(len, rows)) <= LONGEST:
        return rows
    return [orjson.dumps((append.table, append.version))]


def payloads(name: str, rows: Sequence[bytes]) -> list[str]:
    """Return notifications, none too long, that together hold all the rows."""
    found: list[bytes] = []
    for row in rows:
        if found and len(found[-1]) + 1 + len(row) <= MOST:
            found[-1] += b"," + row
        else:
            found.append(f"{name} ".encode() + row)
    return [each.decode() for each in found]
