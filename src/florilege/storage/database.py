"""The engine for a database's address."""

import sqlite3

import psycopg
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import ConnectionPoolEntry

from florilege.storage.trouble import TOO_OLD, UNKNOWN_ADDRESS
from florilege.tables.store import Unavailable

DEFAULT = "sqlite:///florilege.db"
OLDEST_SQLITE = (3, 38)  # which takes rows apart with `->>`
READERS = 4  # at the same time
WRITING = {"writing": True}  # as execution options: begin as a writer
PATIENCE = 5  # seconds to wait for a connection or a lock
PRAGMAS = (
    f"PRAGMA busy_timeout = {PATIENCE * 1000}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # a commit has reached the disk
    "PRAGMA foreign_keys = ON",
    "PRAGMA wal_autocheckpoint = 4000",  # pages: seldom, since a commit waits for it
)
# A dead peer is noticed within half a minute.
POSTGRESQL = {
    "connect_timeout": PATIENCE,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "application_name": "florilege",
}


def engine_of(address: str) -> Engine:
    """Return the engine for `sqlite:///FILE` or `postgresql://…`; nothing is opened yet."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise Unavailable(UNKNOWN_ADDRESS) from error
    if url.drivername == "sqlite" and url.database not in (None, "", ":memory:"):
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            raise Unavailable(TOO_OLD)
        return _sqlite(create_engine(url, pool_size=READERS + 1))
    if url.drivername in ("postgresql", "postgres"):
        url = url.set(drivername="postgresql+psycopg")
        return _postgresql(
            create_engine(url, pool_size=READERS + 1, pool_pre_ping=True, connect_args=POSTGRESQL)
        )
    raise Unavailable(UNKNOWN_ADDRESS)


def _sqlite(engine: Engine) -> Engine:
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _postgresql(engine: Engine) -> Engine:
    event.listen(engine, "connect", _limit)
    return engine


def _limit(connection: psycopg.Connection, _: ConnectionPoolEntry) -> None:
    connection.execute(f"SET lock_timeout = '{PATIENCE}s'")
    connection.commit()


def _prepare(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # transactions begin where we say, see `_begin`
    for pragma in PRAGMAS:
        connection.execute(pragma)


def _begin(connection: Connection) -> None:
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
