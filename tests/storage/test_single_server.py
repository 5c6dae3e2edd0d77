"""One process serves an SQLite file; a second is refused, and takes over when the first is gone."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import make_url

from florilege.storage.single_server import single_server
from florilege.tables.store import Unavailable

HOLDER = """
import os, sys
from sqlalchemy import make_url
from florilege.storage.single_server import single_server

with single_server(make_url(sys.argv[1])):
    child = os.fork() if hasattr(os, "fork") else 1  # a child must not keep the lock
    if child:
        print("held", flush=True)
    sys.stdin.read()
"""


@contextmanager
def another_server(url: str) -> Iterator[subprocess.Popen[str]]:
    """Hold the lock in another process, until it is killed or told to end."""
    command = [sys.executable, "-c", HOLDER, url]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        yield process


def refusal(url: str) -> str:
    with pytest.raises(Unavailable) as caught, single_server(make_url(url)):
        pass
    return caught.value.reason


def test_a_second_process_is_refused_until_the_first_is_killed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/florilege.db"
    with another_server(url) as first:
        assert refusal(url) == "database-in-use"
        first.kill()
        first.wait()
        with single_server(make_url(url)):
            pass


def test_a_file_by_another_name_is_the_same(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to("florilege.db")
    with another_server(f"sqlite:///{tmp_path}/florilege.db") as first:
        for name in ("link.db", f"../{tmp_path.name}/florilege.db"):
            assert refusal(f"sqlite:///{tmp_path}/{name}") == "database-in-use"
        with single_server(make_url(f"sqlite:///{tmp_path}/other.db")):
            first.kill()


def test_the_database_itself_stays_free_for_backups(tmp_path: Path) -> None:
    file = tmp_path / "florilege.db"
    with another_server(f"sqlite:///{file}") as first, sqlite3.connect(file) as database:
        database.execute("CREATE TABLE flowers (name TEXT)")
        with sqlite3.connect(tmp_path / "backup.db") as backup:
            database.backup(backup)
        first.kill()


def test_postgresql_is_for_any_number_of_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with single_server(make_url("postgresql://here/florilege")):
        assert not list(tmp_path.iterdir())


def test_a_folder_that_is_missing_is_said_to_be_unreachable(tmp_path: Path) -> None:
    assert refusal(f"sqlite:///{tmp_path}/no/such.db") == "database-unreachable"
