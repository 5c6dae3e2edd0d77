"""The store in a database."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection, Engine

from florilege.storage import last_time, signing_key, table_queries, used_tokens
from florilege.storage import players as player_queries
from florilege.storage import ratings as rating_queries
from florilege.storage.append import append_of
from florilege.storage.database import DEFAULT_URL, READERS, engine_of
from florilege.storage.errors import translate_errors
from florilege.storage.migrate import migrate
from florilege.storage.no_notifications import NoNotifications
from florilege.storage.writer import Writer
from florilege.tables.model.history import StoredEvent, TableHistory
from florilege.tables.model.setup import TableSetup
from florilege.tables.model.summary import Summary
from florilege.tables.store import Listing, OnAppend, Player, Rating, Store

if TYPE_CHECKING:
    from florilege.storage.notifications import Notifications

T = TypeVar("T")


def open_store(url: str = DEFAULT_URL) -> "SqlStore":
    """Return the store for `sqlite:///FILE` or `postgresql://…`, not yet opened."""
    return SqlStore(engine_of(url))


def _notifications(engine: Engine, on_append: OnAppend) -> "Notifications | NoNotifications":
    if engine.dialect.name != "postgresql":
        return NoNotifications()
    from florilege.storage.notifications import Notifications  # needs the optional driver

    return Notifications(engine, on_append)


class SqlStore(Store):
    """Writes in a single thread, reads in a pool of threads.

    Callers append to a table one at a time: the next append waits for the result of the last.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._readers = ThreadPoolExecutor(READERS, "florilege-reader")
        self._opened = AsyncExitStack()
        self._opened.callback(engine.dispose)
        self._opened.callback(self._readers.shutdown)

    async def open(self, on_append: OnAppend) -> None:
        """Migrate, connect and start listening; on failure release everything."""
        try:
            await self._open(on_append)
        except BaseException:
            await self.close()
            raise

    async def _open(self, on_append: OnAppend) -> None:
        await self._run(partial(migrate, self._engine))
        notifications = _notifications(self._engine, on_append)
        await notifications.open()
        self._opened.push_async_callback(notifications.close)
        self._writer = Writer(self._engine, notifications.notify)
        self._opened.push_async_callback(self._writer.close)
        await self._writer.do(signing_key.ensure_key)  # fails early if nothing can be written

    async def ping(self) -> None:
        await self._writer.do(signing_key.touch_key)
        await self._read(signing_key.read_key)

    async def close(self) -> None:
        await self._opened.aclose()

    async def _read(self, query: Callable[[Connection], T]) -> T:
        return await self._run(partial(self._query, query))

    def _query(self, query: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return query(connection)

    async def _run(self, work: Callable[[], T]) -> T:
        with translate_errors():
            return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    # Tables.

    async def create_table(
        self, setup: TableSetup, events: list[StoredEvent], summary: Summary
    ) -> None:
        await self._writer.do(
            lambda connection: table_queries.create_table(connection, setup, events, summary)
        )

    async def append(self, table: str, events: list[StoredEvent], summary: Summary | None) -> None:
        """Commit in a batch with the events of other tables."""
        await self._writer.append(append_of(table, events, summary))

    async def read(self, table: str) -> TableHistory | None:
        return await self._read(lambda connection: table_queries.read_table(connection, table))

    async def events_after(self, table: str, after: int) -> list[StoredEvent]:
        return await self._read(
            lambda connection: table_queries.events_after(connection, table, after)
        )

    async def gathering(self, limit: int) -> list[Listing]:
        return await self._read(lambda connection: table_queries.gathering(connection, limit))

    async def tables_of(self, player: str, limit: int) -> list[Listing]:
        return await self._read(
            lambda connection: table_queries.tables_of(connection, player, limit)
        )

    async def waiting(self, now: int, limit: int) -> list[str]:
        return await self._read(lambda connection: table_queries.waiting(connection, now, limit))

    async def count_unfinished(self, player: str) -> int:
        return await self._read(
            lambda connection: table_queries.count_unfinished(connection, player)
        )

    # Players.

    async def add_player(self, player: Player) -> None:
        await self._writer.do(lambda connection: player_queries.add_player(connection, player))

    async def change_player(self, player: Player) -> None:
        await self._writer.do(lambda connection: player_queries.change_player(connection, player))

    async def player(self, ident: str) -> Player | None:
        return await self._read(lambda connection: player_queries.player_by_id(connection, ident))

    async def player_by_account(self, account: str) -> Player | None:
        return await self._read(
            lambda connection: player_queries.player_by_account(connection, account)
        )

    async def is_name_taken(self, name: str, by: str) -> bool:
        return await self._read(
            lambda connection: player_queries.is_name_taken(connection, name, by)
        )

    # Ratings.

    async def ratings(self, game: str, players: list[str]) -> list[Rating]:
        return await self._read(
            lambda connection: rating_queries.ratings_in(connection, game, players)
        )

    async def rate(self, table: str, ratings: list[Rating]) -> bool:
        return await self._writer.do(
            lambda connection: rating_queries.rate(connection, table, ratings)
        )

    async def ladder(self, game: str, limit: int) -> list[tuple[Player, Rating]]:
        return await self._read(lambda connection: rating_queries.ladder(connection, game, limit))

    async def ratings_of(self, player: str) -> list[Rating]:
        return await self._read(lambda connection: rating_queries.ratings_of(connection, player))

    # The server.

    async def use_token(self, token: str, until: int, now: int) -> bool:
        return await self._writer.do(
            lambda connection: used_tokens.use_token(connection, token, until, now)
        )

    async def key(self) -> bytes:
        return await self._read(signing_key.read_key)

    async def exchange_time(self, now: int) -> int | None:
        return await self._writer.do(lambda connection: last_time.exchange_time(connection, now))
