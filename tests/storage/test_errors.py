"""Database failures: a clear code, no partial writes, and recovery once the cause is gone."""

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
from florilege.storage import database, errors
from florilege.storage.database import engine_of
from florilege.storage.migrate import migrate
from florilege.storage.schema import metadata
from florilege.storage.store import SqlStore, open_store
from florilege.tables.model.summary import Summary
from florilege.tables.store import Store, Unavailable
from tests.postgresql import Cluster
from tests.storage.samples import (
    GATHERING,
    SampleEvent,
    create_tables,
    sample_event,
    sample_events,
    setup,
    versions,
)

pytestmark = pytest.mark.anyio

CODES = [code for name, code in vars(errors).items() if name.isupper() and isinstance(code, str)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_refusal_code_has_a_message(code: str, language: str) -> None:
    assert Catalogue(language).refusal(Refusal(code))


async def open_error(url: str) -> str:
    with pytest.raises(Unavailable) as caught:
        await open_store(url).open(lambda *_: None)
    return caught.value.reason


async def append_error(store: Store, table: str, first: int) -> str:
    with pytest.raises(Unavailable) as caught:
        await store.append(
            table, sample_events(first, first + 2), Summary("over", ((1, "eve"),), 1)
        )
    return caught.value.reason


async def check_recovered(store: Store, table: str, first: int) -> None:
    """Check that the failed append left nothing behind, and that it succeeds now."""
    assert await versions(store, table) == list(range(1, first))
    assert await store.tables_of("eve", 9) == []
    assert await store.waiting(9, 9) == []
    await store.append(table, sample_events(first, first), None)
    assert await versions(store, table) == list(range(1, first + 1))


# URLs.


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
def test_an_invalid_url_is_refused(url: str) -> None:
    with pytest.raises(Unavailable, match=errors.UNKNOWN_ADDRESS):
        open_store(url)


def test_an_old_sqlite_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sqlite3.sqlite_version_info", (3, 37, 2))
    with pytest.raises(Unavailable, match=errors.TOO_OLD):
        open_store(f"sqlite:///{tmp_path / 'florilege.db'}")
    assert not list(tmp_path.iterdir())


async def test_a_missing_folder_is_unreachable(tmp_path: Path) -> None:
    assert await open_error(f"sqlite:///{tmp_path}/no/florilege.db") == errors.UNREACHABLE


async def test_a_closed_port_is_unreachable() -> None:
    assert await open_error("postgresql://ann@127.0.0.1:1/florilege") == errors.UNREACHABLE


async def test_a_missing_database_is_unreachable(postgresql: Cluster) -> None:
    assert await open_error(postgresql.address("nowhere")) == errors.UNREACHABLE


# The schema.


async def test_a_newer_schema_is_refused(url: str) -> None:
    engine = engine_of(url)
    migrate(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    assert await open_error(url) == errors.NEWER


def prepare(url: str, *statements: str) -> list[str]:
    """Run statements in a database; return the names of its tables."""
    engine = engine_of(url)
    with engine.begin() as connection:
        for statement in statements:
            connection.exec_driver_sql(statement)
        names = inspect(connection).get_table_names()
    engine.dispose()
    return names


async def test_a_foreign_schema_is_refused_and_unchanged(url: str) -> None:
    before = prepare(url, "CREATE TABLE house (rooms INTEGER)", "CREATE TABLE garden (x INTEGER)")
    assert await open_error(url) == errors.DAMAGED
    assert prepare(url) == before


async def test_a_failing_migration_is_rolled_back(url: str) -> None:
    before = prepare(
        url, "CREATE TABLE garden (at INTEGER)", "CREATE INDEX wakes_at ON garden (at)"
    )
    with pytest.raises(DBAPIError, match="already exists"):
        await open_store(url).open(lambda *_: None)
    assert prepare(url) == before


def test_the_migrations_produce_the_declared_schema(url: str) -> None:
    engine = engine_of(url)
    migrate(engine)

    def expected(_: object, name: str, *__: object) -> bool:
        return name != "entries_at" or engine.dialect.name == "postgresql"

    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"include_object": expected})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


async def test_concurrent_starts_migrate_once(url: str) -> None:
    stores = [open_store(url) for _ in range(4)]
    await asyncio.gather(*(each.open(lambda *_: None) for each in stores))
    await asyncio.gather(*(each.close() for each in stores))


# SQLite.


async def test_a_file_that_is_not_a_database(tmp_path: Path) -> None:
    file = tmp_path / "florilege.db"
    file.write_text("A rose is a rose is a rose is a rose.\n" * 100)
    assert await open_error(f"sqlite:///{file}") == errors.DAMAGED
    assert file.read_text().startswith("A rose")


async def test_a_damaged_database(tmp_path: Path) -> None:
    file = tmp_path / "florilege.db"
    engine = engine_of(f"sqlite:///{file}")
    migrate(engine)
    engine.dispose()
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + os.urandom(len(whole) - 4096))
    assert await open_error(f"sqlite:///{file}") == errors.DAMAGED


async def test_a_read_only_file(tmp_path: Path) -> None:
    file = tmp_path / "florilege.db"
    migrate(engine_of(f"sqlite:///{file}"))
    assert await open_error(f"sqlite:///file:{file}?mode=ro&uri=true") == errors.READ_ONLY


@pytest.fixture
def connections() -> Iterator[list[sqlite3.Connection]]:
    """The connections that stores open to SQLite, to provoke failures on."""
    opened: list[sqlite3.Connection] = []

    def note(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        opened.append(connection)

    event.listen(Engine, "connect", note)
    yield opened
    event.remove(Engine, "connect", note)


@pytest.fixture
async def embedded(
    tmp_path: Path, connections: list[sqlite3.Connection]
) -> AsyncIterator[SqlStore]:
    """A store in SQLite with a table of one event."""
    store = open_store(f"sqlite:///{tmp_path}/florilege.db")
    await store.open(lambda *_: None)
    await create_tables(store, "t", first=sample_events(1, 1))
    assert connections
    yield store
    await store.close()


async def test_a_full_disk(embedded: Store, connections: list[sqlite3.Connection]) -> None:
    for each in connections:
        each.execute("PRAGMA max_page_count = 1")
    long = replace(sample_event(2), event=SampleEvent(None, "rose " * 100_000))
    with pytest.raises(Unavailable, match=errors.FULL):
        await embedded.append("t", [long], Summary("over", ((1, "eve"),), 1))
    with pytest.raises(Unavailable, match=errors.FULL):
        await embedded.create_table(setup("u"), [replace(long, version=1)], GATHERING)
    for each in connections:
        each.execute("PRAGMA max_page_count = 1000000")
    assert await embedded.read("u") is None
    await check_recovered(embedded, "t", 2)


async def test_a_database_that_becomes_read_only(
    embedded: Store, connections: list[sqlite3.Connection]
) -> None:
    for each in connections:
        each.execute("PRAGMA query_only = ON")
    assert await append_error(embedded, "t", 2) == errors.READ_ONLY
    with pytest.raises(Unavailable, match=errors.READ_ONLY):
        await embedded.ping()
    for each in connections:
        each.execute("PRAGMA query_only = OFF")
    await check_recovered(embedded, "t", 2)


async def test_a_database_locked_by_another_program(
    embedded: Store, connections: list[sqlite3.Connection], tmp_path: Path
) -> None:
    for each in connections:
        each.execute("PRAGMA busy_timeout = 20")
    other = sqlite3.connect(tmp_path / "florilege.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert await append_error(embedded, "t", 2) == errors.LOCKED
    other.execute("ROLLBACK")
    other.close()
    await check_recovered(embedded, "t", 2)


# PostgreSQL.


class Shared:
    """A store in PostgreSQL with a table of one event, and its server to provoke failures on."""

    def __init__(self, server: Cluster) -> None:
        self.server = server
        self.url = server.new_database()
        self.name = self.url.rpartition("/")[2]
        self.store = open_store(self.url)

    def admin(self, *statements: LiteralString) -> None:
        """Run statements as an administrator, then terminate all connections."""
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
async def shared(postgresql: Cluster) -> AsyncIterator[Shared]:
    made = Shared(postgresql)
    await made.store.open(lambda *_: None)
    await create_tables(made.store, "t", first=sample_events(1, 1))
    yield made
    await made.store.close()


async def test_a_server_that_is_restarted(shared: Shared) -> None:
    shared.server.stop()
    try:
        assert await append_error(shared.store, "t", 2) == errors.UNREACHABLE
        with pytest.raises(Unavailable, match=errors.UNREACHABLE):
            await shared.store.read("t")
        with pytest.raises(Unavailable, match=errors.UNREACHABLE):
            await shared.store.ping()
    finally:
        shared.server.start()
    await check_recovered(shared.store, "t", 2)


async def test_a_server_that_restarts_while_idle(shared: Shared) -> None:
    shared.server.stop()
    shared.server.start()
    await check_recovered(shared.store, "t", 2)


async def test_a_read_only_server(shared: Shared) -> None:
    shared.admin("ALTER DATABASE {} SET default_transaction_read_only = on")
    assert await append_error(shared.store, "t", 2) == errors.READ_ONLY
    with pytest.raises(Unavailable, match=errors.READ_ONLY):
        await shared.store.ping()
    assert await open_error(shared.url) == errors.READ_ONLY
    shared.admin("ALTER DATABASE {} RESET default_transaction_read_only")
    await check_recovered(shared.store, "t", 2)


async def test_a_server_with_a_full_disk(shared: Shared) -> None:
    shared.execute("""
        CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full'; END $$;
        CREATE TRIGGER full_disk AFTER INSERT ON wakes EXECUTE FUNCTION full_disk()
    """)
    assert await append_error(shared.store, "t", 2) == errors.FULL
    shared.execute("DROP TRIGGER full_disk ON wakes")
    await check_recovered(shared.store, "t", 2)


async def test_a_table_locked_by_another_program(
    postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "TIMEOUT", 1)
    url = postgresql.new_database()
    store = open_store(url)
    await store.open(lambda *_: None)
    await create_tables(store, "t", first=sample_events(1, 1))
    with psycopg.connect(url) as other:
        other.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
        assert await append_error(store, "t", 2) == errors.LOCKED
    await check_recovered(store, "t", 2)
    await store.close()


async def test_acknowledged_appends_survive_a_crash(shared: Shared) -> None:
    async def play(table: str) -> int:
        for version in count(1):
            try:
                await shared.store.append(table, [sample_event(version)], None)
            except Unavailable:
                return version - 1
        raise AssertionError

    names = [f"crash{number}" for number in range(30)]
    await create_tables(shared.store, *names)
    games = asyncio.gather(*(play(name) for name in names))
    await asyncio.sleep(0.3)
    await asyncio.to_thread(shared.server.stop, "immediate")
    acknowledged = await games
    shared.server.start()
    assert sum(acknowledged) > len(names)
    for name, version in zip(names, acknowledged, strict=True):
        # At most one more: committed, but the reply was lost with the connection.
        assert await versions(shared.store, name) in (
            list(range(1, version + 1)),
            list(range(1, version + 2)),
        )
