"""What a database's error means to people: a refusal code, or an error of ours."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from sqlalchemy.exc import DBAPIError

from florilege.tables.store import Unavailable

UNREACHABLE = "database-unreachable"
READ_ONLY = "database-read-only"
FULL = "database-full"
LOCKED = "database-locked"
DAMAGED = "database-damaged"
NEWER = "database-newer"
UNKNOWN_ADDRESS = "database-address"
TOO_OLD = "database-too-old"

# By the beginning of the error's name or state.
SQLITE = {
    "SQLITE_CANTOPEN": UNREACHABLE,
    "SQLITE_IOERR": UNREACHABLE,
    "SQLITE_PERM": UNREACHABLE,
    "SQLITE_AUTH": UNREACHABLE,
    "SQLITE_READONLY": READ_ONLY,
    "SQLITE_FULL": FULL,
    "SQLITE_BUSY": LOCKED,
    "SQLITE_LOCKED": LOCKED,
    "SQLITE_CORRUPT": DAMAGED,
    "SQLITE_NOTADB": DAMAGED,
}
POSTGRESQL = {
    "08": UNREACHABLE,  # the connection broke
    "28": UNREACHABLE,  # who we say we are is not believed
    "3D": UNREACHABLE,  # no such database
    "57P": UNREACHABLE,  # the server is stopping or starting
    "53300": UNREACHABLE,  # too many connections
    "58": UNREACHABLE,  # the server cannot reach its files
    "25006": READ_ONLY,
    "42501": READ_ONLY,  # no right to write
    "53100": FULL,
    "53200": FULL,
    "55P03": LOCKED,
    "57014": LOCKED,  # waited too long
    "XX": DAMAGED,
}


@contextmanager
def explained() -> Iterator[None]:
    """Raise `Unavailable` where the database cannot do what a sound program asks of it."""
    try:
        yield
    except (DBAPIError, sqlite3.Error, psycopg.Error) as error:
        reason = reason_of(error)
        if reason is None:
            raise
        raise Unavailable(reason) from error


def reason_of(error: Exception) -> str | None:
    """Return the refusal code for an error, or None for an error of the program."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return _by_prefix(SQLITE, getattr(cause, "sqlite_errorname", ""))
    if isinstance(cause, psycopg.OperationalError) and cause.sqlstate is None:
        return UNREACHABLE
    if isinstance(cause, psycopg.Error):
        return _by_prefix(POSTGRESQL, cause.sqlstate or "")
    return None


def _by_prefix(table: dict[str, str], name: str) -> str | None:
    return next((code for start, code in table.items() if name.startswith(start)), None)
