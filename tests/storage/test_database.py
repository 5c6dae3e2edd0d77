"""SQLite connections: commits are durable, and readers do not wait for writers."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

import pytest
from sqlalchemy.exc import OperationalError

from florilege.storage import database
from florilege.storage.database import WRITE_TRANSACTION, engine_of

FULL = 2
WITHOUT_DRIVER = """
import asyncio, sys
sys.modules["psycopg"] = None
from florilege.storage.store import open_store

async def opened(url):
    store = open_store(url)
    await store.open(lambda *_: None)
    await store.ping()
    await store.close()

asyncio.run(opened(sys.argv[1]))
"""


@pytest.mark.parametrize(
    ("pragma", "value"), [("journal_mode", "wal"), ("synchronous", FULL), ("foreign_keys", 1)]
)
def test_every_connection_is_durable_and_checked(
    tmp_path: Path, pragma: str, value: int | str
) -> None:
    engine = engine_of(f"sqlite:///{tmp_path}/florilege.db")
    with engine.connect() as one, engine.connect() as other:
        for connection in (one, other):
            assert connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() == value
    engine.dispose()


@contextmanager
def another_writer(file: Path, seconds: float) -> Iterator[None]:
    """Hold the write lock of a fresh database, which is not in WAL mode yet, for some time."""
    writer = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    writer.execute("BEGIN IMMEDIATE")
    timer = Timer(seconds, writer.rollback)
    timer.start()
    yield
    timer.cancel()
    timer.join()
    writer.close()


def test_a_connection_waits_while_another_switches_a_fresh_database_to_wal(tmp_path: Path) -> None:
    """SQLite itself fails at once here: for this lock it does not call the busy handler."""
    file = tmp_path / "florilege.db"
    with another_writer(file, 0.2), engine_of(f"sqlite:///{file}").connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


def test_a_connection_gives_up_on_a_database_that_stays_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "TIMEOUT", 0.1)
    file = tmp_path / "florilege.db"
    with another_writer(file, 60), pytest.raises(OperationalError, match="locked"):
        engine_of(f"sqlite:///{file}").connect()


def test_a_reader_sees_only_committed_rows_during_a_write(tmp_path: Path) -> None:
    engine = engine_of(f"sqlite:///{tmp_path}/florilege.db")
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE flowers (name TEXT)")
    with (
        engine.execution_options(**WRITE_TRANSACTION).begin() as writer,
        engine.connect() as reader,
    ):
        writer.exec_driver_sql("INSERT INTO flowers VALUES ('rose')")
        assert reader.exec_driver_sql("SELECT count(*) FROM flowers").scalar() == 0
    with engine.connect() as reader:
        assert reader.exec_driver_sql("SELECT count(*) FROM flowers").scalar() == 1
    engine.dispose()


def test_sqlite_needs_no_postgresql_driver(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/florilege.db"
    subprocess.run([sys.executable, "-c", WITHOUT_DRIVER, url], check=True)
