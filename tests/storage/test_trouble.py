"""When the database cannot: a clear reason, nothing half-written, and on again once it can."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import LiteralString

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from psycopg.sql import SQL, Identifier
from sqlalchemy import Engine, event, inspect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from florilege.kernel.refusal import Refusal
from florilege.locale.catalogue import LANGUAGES, Catalogue
from florilege.storage import database, trouble
from florilege.storage.database import engine_of
from florilege.storage.migrate import migrate
from florilege.storage.schema import metadata
from florilege.storage.store import SqlStore, open_store
from florilege.tables.entry import Deed
from florilege.tables.store import Store, Summary, Unavailable
from tests.servers import Cluster
from tests.storage.samples import GATHERING, entries, entry, found, founding, versions

pytestmark = pytest.mark.anyio

CODES = [code for name, code in vars(trouble).items() if name.isupper() and isinstance(code, str)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_reason_has_words(code: str, language: str) -> None:
    assert Catalogue(language).refusal(Refusal(code))


async def refused_to_open(url: str) -> str:
    with pytest.raises(Unavailable) as caught:
        await open_store(url).open(lambda *_: None)
    return caught.value.reason


async def append_fails(store: Store, table: str, first: int) -> str:
    with pytest.raises(Unavailable) as caught:
        await store.append(table, entries(first, first + 2), Summary("over", ((1, "eve"),), 1))
    return caught.value.reason


async def goes_on(store: Store, table: str, first: int) -> None:
    """What failed has left nothing behind; the same can be written now."""
    assert await versions(store, table) == list(range(1, first))
    assert await store.tables_of("eve", 9) == []
    assert await store.waiting(9, 9) == []
    await store.append(table, entries(first, first), None)
    assert await versions(store, table) == list(range(1, first + 1))


# Addresses.


@pytest.mark.parametrize(
    "url",
    [
        "",
        "roses",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://x/y",
        "postgresql+psycopg2://x/y",
        "postgresql://host:port/x",
    ],
)
def test_an_address_is_understood_or_refused(url: str) -> None:
    with pytest.raises(Unavailable, match=trouble.UNKNOWN_ADDRESS):
        open_store(url)


def test_a_sqlite_that_is_too_old(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sqlite3.sqlite_version_info", (3, 37, 2))
    with pytest.raises(Unavailable, match=trouble.TOO_OLD):
        open_store(f"sqlite:///{tmp_path / 'house.db'}")
    assert not list(tmp_path.iterdir())


async def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    assert await refused_to_open(f"sqlite:///{tmp_path}/no/house.db") == trouble.UNREACHABLE


async def test_nobody_listens_at_the_address() -> None:
    assert await refused_to_open("postgresql://ann@127.0.0.1:1/house") == trouble.UNREACHABLE


async def test_no_such_database(postgresql: Cluster) -> None:
    assert await refused_to_open(postgresql.address("nowhere")) == trouble.UNREACHABLE


# The schema.


async def test_a_newer_schema_is_left_alone(url: str) -> None:
    engine = engine_of(url)
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    assert await refused_to_open(url) == trouble.NEWER


def prepare(url: str, *statements: str) -> list[str]:
    """Run statements in a database, and return the tables it has then."""
    engine = engine_of(url)
    with engine.begin() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)
        names = inspect(connection).get_table_names()
    engine.dispose()
    return names


async def test_somebody_elses_database_is_left_alone(url: str) -> None:
    before = prepare(url, "CREATE TABLE house (rooms INTEGER)", "CREATE TABLE garden (x INTEGER)")
    assert await refused_to_open(url) == trouble.DAMAGED
    assert prepare(url) == before


async def test_a_step_that_fails_leaves_nothing(url: str) -> None:
    before = prepare(
        url, "CREATE TABLE garden (at INTEGER)", "CREATE INDEX wakes_at ON garden (at)"
    )
    with pytest.raises(DBAPIError, match="already exists"):
        await open_store(url).open(lambda *_: None)
    assert prepare(url) == before


def test_the_steps_lead_to_the_schema_of_the_program(url: str) -> None:
    engine = engine_of(url)
    migrate(engine)

    def expected(_: object, name: str, *__: object) -> bool:
        return name != "entries_at" or engine.dialect.name == "postgresql"

    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"include_object": expected})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


async def test_starting_together_is_starting_once(url: str) -> None:
    stores = [open_store(url) for _ in range(4)]
    await asyncio.gather(*(each.open(lambda *_: None) for each in stores))
    await asyncio.gather(*(each.close() for each in stores))


# SQLite.


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    file.write_text("A rose is a rose is a rose is a rose.\n" * 100)
    assert await refused_to_open(f"sqlite:///{file}") == trouble.DAMAGED
    assert file.read_text().startswith("A rose")


async def test_a_database_in_tatters(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    engine = engine_of(f"sqlite:///{file}")
    migrate(engine)
    engine.dispose()
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + os.urandom(len(whole) - 4096))
    assert await refused_to_open(f"sqlite:///{file}") == trouble.DAMAGED


async def test_a_file_that_may_only_be_read(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    migrate(engine_of(f"sqlite:///{file}"))
    assert await refused_to_open(f"sqlite:///file:{file}?mode=ro&uri=true") == trouble.READ_ONLY


@pytest.fixture
def connections() -> Iterator[list[sqlite3.Connection]]:
    """The connections that stores open to SQLite, to make trouble on."""
    found: list[sqlite3.Connection] = []

    def note(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        found.append(connection)

    event.listen(Engine, "connect", note)
    yield found
    event.remove(Engine, "connect", note)


@pytest.fixture
async def embedded(
    tmp_path: Path, connections: list[sqlite3.Connection]
) -> AsyncIterator[SqlStore]:
    """A store in SQLite with a table of one entry."""
    store = open_store(f"sqlite:///{tmp_path}/house.db")
    await store.open(lambda *_: None)
    await found(store, "t", first=entries(1, 1))
    assert connections
    yield store
    await store.close()


async def test_a_disk_without_room(embedded: Store, connections: list[sqlite3.Connection]) -> None:
    for each in connections:
        each.execute("PRAGMA max_page_count = 1")
    long = replace(entry(2), deed=Deed("say", None, {"text": "rose " * 100_000}))
    with pytest.raises(Unavailable, match=trouble.FULL):
        await embedded.append("t", [long], Summary("over", ((1, "eve"),), 1))
    with pytest.raises(Unavailable, match=trouble.FULL):
        await embedded.found(founding("u"), [replace(long, version=1)], GATHERING)
    for each in connections:
        each.execute("PRAGMA max_page_count = 1000000")
    assert await embedded.read("u") is None
    await goes_on(embedded, "t", 2)


async def test_a_database_that_becomes_read_only(
    embedded: Store, connections: list[sqlite3.Connection]
) -> None:
    for each in connections:
        each.execute("PRAGMA query_only = ON")
    assert await append_fails(embedded, "t", 2) == trouble.READ_ONLY
    await embedded.ping()
    for each in connections:
        each.execute("PRAGMA query_only = OFF")
    await goes_on(embedded, "t", 2)


async def test_a_database_that_another_program_holds(
    embedded: Store, connections: list[sqlite3.Connection], tmp_path: Path
) -> None:
    for each in connections:
        each.execute("PRAGMA busy_timeout = 20")
    other = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert await append_fails(embedded, "t", 2) == trouble.LOCKED
    other.execute("ROLLBACK")
    other.close()
    await goes_on(embedded, "t", 2)


# PostgreSQL.


class House:
    """A store in PostgreSQL with a table of one entry, and the server to make trouble with."""

    def __init__(self, server: Cluster) -> None:
        self.server = server
        self.url = server.new_database()
        self.name = self.url.rpartition("/")[2]
        self.store = open_store(self.url)

    def admin(self, *statements: LiteralString) -> None:
        """Change the database from outside, and break its connections off."""
        end = SQL("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = {}")
        with psycopg.connect(self.server.address("postgres"), autocommit=True) as connection:
            for statement in statements:
                connection.execute(SQL(statement).format(Identifier(self.name)))
            connection.execute(end.format(self.name))

    def execute(self, statement: LiteralString) -> None:
        """Run a statement in the database."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(statement)


@pytest.fixture
async def house(postgresql: Cluster) -> AsyncIterator[House]:
    made = House(postgresql)
    await made.store.open(lambda *_: None)
    await found(made.store, "t", first=entries(1, 1))
    yield made
    await made.store.close()


async def test_a_server_that_is_stopped_and_started(house: House) -> None:
    house.server.stop()
    try:
        assert await append_fails(house.store, "t", 2) == trouble.UNREACHABLE
        with pytest.raises(Unavailable, match=trouble.UNREACHABLE):
            await house.store.read("t")
        with pytest.raises(Unavailable, match=trouble.UNREACHABLE):
            await house.store.ping()
    finally:
        house.server.start()
    await goes_on(house.store, "t", 2)


async def test_a_server_that_was_away_while_nobody_asked(house: House) -> None:
    house.server.stop()
    house.server.start()
    await goes_on(house.store, "t", 2)


async def test_a_server_that_only_reads(house: House) -> None:
    house.admin("ALTER DATABASE {} SET default_transaction_read_only = on")
    assert await append_fails(house.store, "t", 2) == trouble.READ_ONLY
    await house.store.ping()
    assert await refused_to_open(house.url) == trouble.READ_ONLY
    house.admin("ALTER DATABASE {} RESET default_transaction_read_only")
    await goes_on(house.store, "t", 2)


async def test_a_server_without_room(house: House) -> None:
    house.execute("""
        CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$;
        CREATE TRIGGER full_disk AFTER INSERT ON wakes EXECUTE FUNCTION full_disk()
    """)
    assert await append_fails(house.store, "t", 2) == trouble.FULL
    house.execute("DROP TRIGGER full_disk ON wakes")
    await goes_on(house.store, "t", 2)


async def test_a_table_that_another_program_holds(
    postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 1)
    url = postgresql.new_database()
    store = open_store(url)
    await store.open(lambda *_: None)
    await found(store, "t", first=entries(1, 1))
    with psycopg.connect(url) as other:
        other.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
        assert await append_fails(store, "t", 2) == trouble.LOCKED
    await goes_on(store, "t", 2)
    await store.close()


async def test_what_was_acknowledged_survives_a_crash(house: House) -> None:
    async def play(table: str) -> int:
        for version in count(1):
            try:
                await house.store.append(table, [entry(version)], None)
            except Unavailable:
                return version - 1
        raise AssertionError

    names = [f"crash{number}" for number in range(30)]
    await found(house.store, *names)
    games = asyncio.gather(*(play(name) for name in names))
    await asyncio.sleep(0.3)
    await asyncio.to_thread(house.server.stop, "immediate")
    acknowledged = await games
    house.server.start()
    assert sum(acknowledged) > len(names)
    for name, version in zip(names, acknowledged, strict=True):
        # At most one more: committed, but the answer was lost with the connection.
        assert await versions(house.store, name) in (
            list(range(1, version + 1)),
            list(range(1, version + 2)),
        )
