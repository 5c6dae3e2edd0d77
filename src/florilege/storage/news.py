"""News between processes that share a PostgreSQL database.

Each commit announces the tables it wrote and their versions; nothing is told that is not there.
Whoever could not listen for a while looks up what was written meanwhile.
"""

import asyncio
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress

import psycopg
from sqlalchemy import Connection, Engine, text

from florilege.storage.append import Append
from florilege.storage.database import POSTGRESQL
from florilege.storage.trouble import explained
from florilege.tables.store import Hear

CHANNEL = "florilege"
MOST = 7999  # bytes in a notification
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
        words = [f"{each.table}:{each.version}" for each in written]
        for payload in payloads(self._name, words):
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
        await connection.execute(f"LISTEN {CHANNEL}")
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
            self._call(table, version)

    def _pass_on(self, payload: str) -> None:
        name, *words = payload.split(" ")
        for word in words if name != self._name else ():
            table, _, version = word.rpartition(":")
            self._call(table, int(version))

    def _call(self, table: str, version: int) -> None:
        """Let whoever hears come to grief alone: listening goes on."""
        asyncio.get_running_loop().call_soon(self._hear, table, version)


class Silence:
    """In place of news where there is nobody else."""

    def tell(self, connection: Connection, written: Sequence[Append]) -> None:
        """Tell nobody."""

    async def open(self) -> None:
        """Hear nothing."""

    async def close(self) -> None:
        """Stop hearing nothing."""


def payloads(name: str, words: Sequence[str]) -> list[str]:
    """Return notifications, none too long, that together hold all the words."""
    found: list[str] = []
    for word in words:
        if found and len(found[-1]) + 1 + len(word) <= MOST:
            found[-1] += f" {word}"
        else:
            found.append(f"{name} {word}")
    return found
