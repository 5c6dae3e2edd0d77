"""SQLite connections: commits are durable, and readers do not wait for writers."""

import subprocess
import sys
from pathlib import Path

import pytest

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
