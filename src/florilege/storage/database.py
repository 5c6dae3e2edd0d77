"""SQLAlchemy engines for database URLs."""

import sqlite3
import time
from typing import TYPE_CHECKING

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry

from florilege.storage.errors import DRIVER_MISSING, TOO_OLD, UNKNOWN_ADDRESS
from florilege.tables.store import Unavailable

if TYPE_CHECKING:
    import psycopg

DEFAULT_URL = "sqlite:///florilege.db"
OLDEST_SQLITE = (3, 38)  # the first with the `->>` operator
READERS = 4  # concurrent read connections
WRITE_TRANSACTION = {"writing": True}  # execution options: take the write lock at BEGIN
TIMEOUT = 5  # seconds to wait for a connection or a lock
RETRY_INTERVAL = 0.01  # seconds
WAL = "PRAGMA journal_mode = WAL"
PRAGMAS = (
    f"PRAGMA busy_timeout = {TIMEOUT * 1000}",
    "PRAGMA synchronous = FULL",  # a commit returns once it is on disk
    "PRAGMA foreign_keys = ON",
    "PRAGMA wal_autocheckpoint = 4000",  # pages; rarely, since a commit waits for the checkpoint
)
# The keepalives detect a dead peer within half a minute.
POSTGRESQL_OPTIONS = {
    "connect_timeout": TIMEOUT,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "application_name": "florilege",
}


def engine_of(address: str) -> Engine:
    """Return the engine for `sqlite:///FILE` or `postgresql://…`, without connecting."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise Unavailable(UNKNOWN_ADDRESS) from error
    if url.drivername == "sqlite" and url.database not in (None, "", ":memory:"):
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            raise Unavailable(TOO_OLD)
        return _sqlite(create_engine(url, pool_size=READERS + 1))
    if url.drivername in ("postgresql", "postgres"):
        return _postgresql(url.set(drivername="postgresql+psycopg"))
    raise Unavailable(UNKNOWN_ADDRESS)


def _sqlite(engine: Engine) -> Engine:
    event.listen(engine, "connect", _set_pragmas)
    event.listen(engine, "begin", _begin)
    return engine


def _postgresql(url: URL) -> Engine:
    try:
        engine = create_engine(
            url, pool_size=READERS + 1, pool_pre_ping=True, connect_args=POSTGRESQL_OPTIONS
        )
    except ImportError as error:  # the driver is an optional dependency
        raise Unavailable(DRIVER_MISSING) from error
    event.listen(engine, "connect", _set_lock_timeout)
    return engine


def _set_lock_timeout(connection: "psycopg.Connection", _: ConnectionPoolEntry) -> None:
    connection.execute(f"SET lock_timeout = '{TIMEOUT}s'")
    connection.commit()


def _set_pragmas(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # `_begin` starts transactions explicitly
    _switch_to_wal(connection)
    for pragma in PRAGMAS:
        connection.execute(pragma)


def _switch_to_wal(connection: sqlite3.Connection) -> None:
    """Wait up to TIMEOUT: SQLite fails at once if others switch a fresh file at the same time."""
    deadline = time.monotonic() + TIMEOUT
    while True:
        try:
            connection.execute(WAL)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(RETRY_INTERVAL)
        else:
            return


def _begin(connection: Connection) -> None:
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
