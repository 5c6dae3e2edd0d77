"""The store of tables and players in a database."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, Engine, select

from florilege.storage import chronicles, house_key, people, strengths
from florilege.storage.append import append_of
from florilege.storage.database import DEFAULT, READERS, engine_of
from florilege.storage.migrate import migrate
from florilege.storage.news import News, Silence
from florilege.storage.trouble import explained
from florilege.storage.writer import Writer
from florilege.tables.entry import Entry
from florilege.tables.founding import Founding
from florilege.tables.store import Chronicle, Hear, Listing, Player, Rating, Store, Summary

T = TypeVar("T")


def open_store(url: str = DEFAULT) -> "SqlStore":
    """Return the store at `sqlite:///FILE` or `postgresql://…`, to be opened on an event loop."""
    return SqlStore(engine_of(url))


class SqlStore(Store):
    """Writes in one thread, reads in a few, announces and hears where there are others.

    A table is appended to by one caller at a time: the next append waits for the answer.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._readers = ThreadPoolExecutor(READERS, "florilege-reader")
        self._opened = AsyncExitStack()
        self._opened.callback(engine.dispose)
        self._opened.callback(self._readers.shutdown)

    async def open(self, hear: Hear) -> None:
        """Connect, or let go of everything again."""
        try:
            await self._open(hear)
        except BaseException:
            await self.close()
            raise

    async def _open(self, hear: Hear) -> None:
        await self._run(partial(migrate, self._engine))
        shared = self._engine.dialect.name == "postgresql"
        news = News(self._engine, hear) if shared else Silence()
        await news.open()
        self._opened.push_async_callback(news.close)
        self._writer = Writer(self._engine, news.tell)
        self._opened.push_async_callback(self._writer.close)
        await self._writer.do(house_key.make_key)  # shows at once whether anything can be written

    async def ping(self) -> None:
        """Ask for nothing."""
        await self._read(lambda connection: connection.execute(select(1)).scalar_one())

    async def close(self) -> None:
        """Finish, and let go."""
        await self._opened.aclose()

    async def _read(self, query: Callable[[Connection], T]) -> T:
        return await self._run(partial(self._query, query))

    def _query(self, query: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return query(connection)

    async def _run(self, work: Callable[[], T]) -> T:
        with explained():
            return await asyncio.get_running_loop().run_in_executor(self._readers, work)

    # Tables.

    async def found(self, founding: Founding, entries: list[Entry], summary: Summary) -> None:
        """Keep a new table, or raise `Conflict` if its name is taken."""
        await self._writer.do(lambda on: chronicles.found(on, founding, entries, summary))

    async def append(self, table: str, entries: list[Entry], summary: Summary | None) -> None:
        """Commit the next entries of a table, together with those of other tables."""
        await self._writer.append(append_of(table, entries, summary))

    async def read(self, table: str) -> Chronicle | None:
        """Return a table, or None."""
        return await self._read(lambda on: chronicles.chronicle(on, table))

    async def entries(self, table: str, after: int) -> list[Entry]:
        """Return the entries after a version."""
        return await self._read(lambda on: chronicles.entries_after(on, table, after))

    async def gathering(self, limit: int) -> list[Listing]:
        """Return public tables that wait for players, the newest first."""
        return await self._read(lambda on: chronicles.gathering(on, limit))

    async def tables_of(self, player: str, limit: int) -> list[Listing]:
        """Return the tables a player sits or sat at, the latest first."""
        return await self._read(lambda on: chronicles.tables_of(on, player, limit))

    async def waiting(self, now: int, limit: int) -> list[str]:
        """Return tables that should have been looked after by now."""
        return await self._read(lambda on: chronicles.waiting(on, now, limit))

    async def founded_by(self, player: str) -> int:
        """Return how many tables of a player are not over."""
        return await self._read(lambda on: chronicles.founded_by(on, player))

    # Players.

    async def add_player(self, player: Player) -> None:
        """Keep a new player."""
        await self._writer.do(lambda on: people.add_player(on, player))

    async def change_player(self, player: Player) -> None:
        """Keep what has changed; raise `Conflict` if the account's name is taken."""
        await self._writer.do(lambda on: people.change_player(on, player))

    async def player(self, ident: str) -> Player | None:
        """Return a player, or None."""
        return await self._read(lambda on: people.player_by_id(on, ident))

    async def player_by_account(self, account: str) -> Player | None:
        """Return the player who logs in with this name, whatever its case, or None."""
        return await self._read(lambda on: people.player_by_account(on, account))

    # Ratings.

    async def ratings(self, game: str, players: list[str]) -> list[Rating]:
        """Return the ratings of those players who have one."""
        return await self._read(lambda on: strengths.ratings_in(on, game, players))

    async def rate(self, table: str, ratings: list[Rating]) -> bool:
        """Keep new ratings that came of a table, once."""
        return await self._writer.do(lambda on: strengths.rate(on, table, ratings))

    async def ladder(self, game: str, limit: int) -> list[tuple[Player, Rating]]:
        """Return the best of a game with an account, by mu - 3 sigma."""
        return await self._read(lambda on: strengths.ladder(on, game, limit))

    async def ratings_of(self, player: str) -> list[Rating]:
        """Return a player's ratings, by game."""
        return await self._read(lambda on: strengths.ratings_of(on, player))

    # The house.

    async def key(self) -> bytes:
        """Return the key that signs cookies."""
        return await self._read(house_key.read_key)
