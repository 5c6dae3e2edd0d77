"""Several processes on one PostgreSQL: notifications, and one winner per version."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic, time

import orjson
import psycopg
import pytest
from psycopg.rows import TupleRow

from florilege.storage.notifications import MAX_EVENT, MAX_PAYLOAD, payloads
from florilege.storage.store import open_store
from florilege.tables.model.history import StoredEvent
from florilege.tables.store import Conflict, Store, Unavailable
from tests.postgresql import Cluster
from tests.storage.samples import SampleEvent, create_tables, sample_event, sample_events

pytestmark = pytest.mark.anyio

LONG_ENOUGH = 20  # seconds


@asynccontextmanager
async def opened(url: str, received: list[tuple[str, int]]) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.open(lambda table, version, _: received.append((table, version)))
    yield store
    await store.close()


async def until(reached: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    end = monotonic() + LONG_ENOUGH
    while not reached():
        assert monotonic() < end
        await asyncio.sleep(0.01)


async def test_others_are_notified_of_commits_and_the_writer_is_not(postgresql: Cluster) -> None:
    url = postgresql.new_schema()
    mine: list[tuple[str, int]] = []
    theirs: list[tuple[str, int]] = []
    async with opened(url, mine) as one, opened(url, theirs) as other:
        await create_tables(one, "t", "u")
        await one.append("t", sample_events(1, 3), None)
        await one.append("u", sample_events(1, 1), None)
        with pytest.raises(Conflict):
            await other.append("t", sample_events(1, 9), None)
        await other.append("t", sample_events(4, 4), None)
        await until(lambda: len(mine) == 1 and len(theirs) == 2)
    assert theirs == [("t", 3), ("u", 1)]
    assert mine == [("t", 4)]


async def test_the_callback_runs_on_the_event_loop(postgresql: Cluster) -> None:
    url = postgresql.new_schema()
    loops: list[asyncio.AbstractEventLoop] = []
    other = open_store(url)
    await other.open(lambda *_: loops.append(asyncio.get_running_loop()))
    async with opened(url, []) as one:
        await create_tables(one, "t")
        await one.append("t", sample_events(1, 1), None)
        await until(lambda: loops != [])
    await other.close()
    assert loops == [asyncio.get_running_loop()]


@pytest.mark.parametrize("stopped", [False, True])
async def test_missed_entries_are_reported_after_reconnecting(
    postgresql: Cluster, stopped: bool
) -> None:
    url = postgresql.new_schema()
    received: list[tuple[str, int]] = []
    now = int(time() * 1000)
    async with opened(url, received) as one, opened(url, []) as other:
        await create_tables(other, "old", first=[sample_event(1, at=now - 3_600_000)])
        await create_tables(other, "t", first=[sample_event(1, at=now)])
        if stopped:
            postgresql.stop()
            postgresql.start()
        else:
            stop_listening(url)
        await other.append("t", [sample_event(2, at=now)], None)
        await until(lambda: ("t", 2) in received)
        await other.append("t", [sample_event(3, at=now)], None)
        await until(lambda: ("t", 3) in received)
        assert not [table for table, _ in received if table == "old"]
        await one.ping()


async def test_a_connection_that_cannot_listen_is_closed(
    postgresql: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database, or the process, may stop between connecting and listening."""
    made: list[psycopg.AsyncConnection] = []

    class FailingConnection(psycopg.AsyncConnection):
        async def execute(self, *_: object, **__: object) -> psycopg.AsyncCursor[TupleRow]:
            made.append(self)
            raise psycopg.OperationalError("failing")

    monkeypatch.setattr(psycopg, "AsyncConnection", FailingConnection)
    store = open_store(postgresql.new_schema())
    with pytest.raises(Unavailable):
        await store.open(lambda *_: None)
    assert [connection.closed for connection in made] == [True]


def stop_listening(url: str) -> None:
    """Terminate the connections that listen."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        )


def test_payloads_are_short_enough_and_hold_all_rows() -> None:
    rows = [[f"tâble{number}", number] for number in range(2000)]
    made = payloads("me", [orjson.dumps(row) for row in rows])
    assert len(made) > 1
    assert all(len(each.encode()) <= MAX_PAYLOAD for each in made)
    assert all(each.startswith("me ") for each in made)
    found = [orjson.loads(f"[{each.removeprefix('me ')}]") for each in made]
    assert [row for each in found for row in each] == rows
    assert payloads("me", []) == []


async def test_entries_are_sent_along_unless_they_are_long(postgresql: Cluster) -> None:
    url = postgresql.new_schema()
    received: list[tuple[str, int, list[StoredEvent]]] = []
    short = [sample_event(1, "2r>1 é"), sample_event(2)]
    long = [sample_event(3), sample_event(4, "x" * MAX_EVENT)]
    other = open_store(url)
    await other.open(lambda *appended: received.append(appended))
    async with opened(url, []) as one:
        await create_tables(one, "t")
        await one.append("t", short, None)
        await one.append("t", long, None)
        await until(lambda: len(received) == 2)
    await other.close()
    assert received == [("t", 2, short), ("t", 4, [])]


async def test_a_large_commit_is_announced_completely(postgresql: Cluster) -> None:
    url = postgresql.new_schema()
    received: list[tuple[str, int]] = []
    names = [f"a-rather-long-name-of-a-table-{number}" for number in range(600)]
    async with opened(url, []) as one, opened(url, received):
        await asyncio.gather(*(create_tables(one, name) for name in names))
        await asyncio.gather(*(one.append(name, sample_events(1, 1), None) for name in names))
        await until(lambda: len(received) == len(names))
    assert set(received) == {(name, 1) for name in names}


async def race(store: Store, name: str, tables: list[str], wins: int) -> dict[str, list[int]]:
    """Append one to three events at a time until so many of each table are ours; return which."""
    dice = random.Random(name)
    won: dict[str, list[int]] = {table: [] for table in tables}

    async def play(table: str) -> None:
        while len(won[table]) < wins:
            version = len(await store.events_after(table, 0))
            following = range(version + 1, version + 1 + dice.randint(1, 3))
            new = [StoredEvent(each, 1, name, "", 0, SampleEvent(None)) for each in following]
            try:
                await store.append(table, new, None)
            except Conflict:
                continue
            won[table] += following

    await asyncio.gather(*(play(table) for table in tables))
    return won


async def test_racing_stores_write_every_version_exactly_once(url: str) -> None:
    tables = [f"t{number}" for number in range(20)]
    async with opened(url, []) as one, opened(url, []) as other:
        await create_tables(one, *tables)
        mine, theirs = await asyncio.gather(
            race(one, "one", tables, 20), race(other, "other", tables[::-1], 20)
        )
        for table in tables:
            written = await one.events_after(table, 0)
            assert [each.version for each in written] == list(range(1, len(written) + 1))
            assert [each.version for each in written if each.by == "one"] == mine[table]
            assert [each.version for each in written if each.by == "other"] == theirs[table]
            assert min(len(mine[table]), len(theirs[table])) >= 20
