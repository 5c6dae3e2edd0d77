"""Keeps a second process from serving the same SQLite file.

The lock is on a file of its own beside the database, so that other programs, such as a backup, can
still open the database. The operating system releases it when the process ends, however it ends.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from sqlalchemy import URL

from florilege.storage.errors import IN_USE, READ_ONLY, UNREACHABLE
from florilege.tables.store import Unavailable

SUFFIX = "-lock"

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        """Lock for this process alone: unlike with `flock`, children do not inherit the lock."""
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def single_server(url: URL) -> Iterator[None]:
    """Hold the lock of an SQLite file, or raise `Unavailable`; other databases need none."""
    if url.get_backend_name() != "sqlite":
        yield
        return
    with _open(lock_file(url)) as file:
        try:
            _lock(file)
        except (BlockingIOError, PermissionError) as error:
            raise Unavailable(IN_USE) from error
        except OSError as error:  # a file system without locks
            raise Unavailable(UNREACHABLE) from error
        yield


def lock_file(url: URL) -> Path:
    """Return the path of the lock, the same by whatever path the database is named."""
    database = Path((url.database or "").removeprefix("file:")).resolve()
    return database.with_name(database.name + SUFFIX)


def _open(path: Path) -> IO[bytes]:
    try:
        return path.open("ab")
    except PermissionError as error:
        raise Unavailable(READ_ONLY) from error
    except OSError as error:
        raise Unavailable(UNREACHABLE) from error
