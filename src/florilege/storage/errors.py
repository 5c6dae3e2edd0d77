"""Translates database errors into refusal codes."""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from florilege.tables.store import Unavailable

UNREACHABLE = "database-unreachable"
READ_ONLY = "database-read-only"
FULL = "database-full"
LOCKED = "database-locked"
IN_USE = "database-in-use"  # by another server
DAMAGED = "database-damaged"
NEWER = "database-newer"
UNKNOWN_ADDRESS = "database-address"
TOO_OLD = "database-too-old"
DRIVER_MISSING = "postgresql-missing"

# By prefix of the SQLite error name or the PostgreSQL SQLSTATE.
SQLITE_CODES = {
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
POSTGRESQL_CODES = {
    "08": UNREACHABLE,  # connection failure
    "28": UNREACHABLE,  # authentication failed
    "3D": UNREACHABLE,  # no such database
    "57P": UNREACHABLE,  # the server is shutting down or starting up
    "53300": UNREACHABLE,  # too many connections
    "58": UNREACHABLE,  # I/O error on the server
    "25006": READ_ONLY,
    "42501": READ_ONLY,  # insufficient privilege
    "53100": FULL,
    "53200": FULL,
    "55P03": LOCKED,
    "57014": LOCKED,  # statement cancelled by a timeout
    "XX": DAMAGED,
}


@contextmanager
def translate_errors() -> Iterator[None]:
    """Raise `Unavailable` for errors of the database; bugs of the program pass unchanged."""
    try:
        yield
    except Exception as error:
        reason = refusal_code(error)
        if reason is None:
            raise
        raise Unavailable(reason) from error


def refusal_code(error: Exception) -> str | None:
    """Return None if the error is a bug."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return _by_prefix(SQLITE_CODES, getattr(cause, "sqlite_errorname", ""))
    return _postgresql_reason(cause)


def _postgresql_reason(cause: BaseException | None) -> str | None:
    if sys.modules.get("psycopg") is None:  # an optional dependency, not imported: no error of its
        return None
    import psycopg

    if isinstance(cause, psycopg.OperationalError) and cause.sqlstate is None:
        return UNREACHABLE
    if isinstance(cause, psycopg.Error):
        return _by_prefix(POSTGRESQL_CODES, cause.sqlstate or "")
    return None


def _by_prefix(table: dict[str, str], name: str) -> str | None:
    return next((code for start, code in table.items() if name.startswith(start)), None)
