"""Backup and restore, with the commands of the operating manual."""

import os
import re
import secrets
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.postgresql import Cluster
from tests.server.live_server import GENEROUS, LiveServer, Person
from tests.sources import ROOT

MANUAL = (ROOT / "docs" / "operating.md").read_text("utf-8")


def command(program: str) -> list[str]:
    """Return the manual's command for a program."""
    found = re.search(rf"^\$ ({program} .*)$", MANUAL, re.MULTILINE)
    assert found is not None
    return shlex.split(found[1])


@contextmanager
def serving(database: str) -> Iterator[LiveServer]:
    server = LiveServer(database, GENEROUS, 0)
    server.start()
    yield server
    server.stop()


def play(person: Person, table: str, moves: int) -> int:
    """Play some moves for both seats; return the number of moves played in total."""
    tab = person.tab(secrets.token_hex(8))  # like a browser: a new tab is a new client
    shown = [tab.watch(table, 0), tab.watch(table, 1)]
    for _ in range(moves):
        ply, seat = shown[0]["ply"], shown[0]["view"]["to_move"]
        shown[seat] = tab.watch(table, seat)
        move = shown[seat]["view"]["prompt"]["choices"][0]["move"]
        assert tab.ask("play", table, seat, ply=ply, move=move)["type"] == "ack"
        shown = [tab.watch(table, seat) for seat in (0, 1)]
    return int(shown[0]["ply"])


def sit_at_both(person: Person) -> str:
    """Create a table and take both of its seats."""
    table = person.create_table("mandala", 2)
    assert person.tab().ask("sit", table, 1, name="Ben")["type"] == "ack"
    return table


def reconnect(server: LiveServer, cookies: httpx.Cookies) -> Person:
    """Connect with the cookies from before the restore."""
    person = Person(server)
    person.http.cookies = cookies
    person.session = person.http.get("/api/session").json()
    return person


def check_restored(database: str, before: Person, table: str, ply: int) -> None:
    """Check that the same player continues where the backup was made."""
    with serving(database) as server, reconnect(server, before.http.cookies) as person:
        assert person.id == before.id
        assert play(person, table, 0) == ply
        assert play(person, table, 2) == ply + 2


def test_sqlite_is_backed_up_while_it_runs(tmp_path: Path) -> None:
    if shutil.which("sqlite3") is None and not os.environ.get("CI"):
        pytest.skip("no sqlite3")
    database_file = tmp_path / "florilege.db"
    with serving(f"sqlite:///{database_file}") as server, Person(server) as person:
        table = sit_at_both(person)
        ply = play(person, table, 3)
        subprocess.run(command("sqlite3"), cwd=tmp_path, check=True)
        play(person, table, 4)
    (tmp_path / "backup.db").replace(database_file)
    for rest in ("florilege.db-wal", "florilege.db-shm"):
        (tmp_path / rest).unlink(missing_ok=True)
    check_restored(f"sqlite:///{database_file}", person, table, ply)


def test_postgresql_is_backed_up_while_it_runs(postgresql: Cluster, tmp_path: Path) -> None:
    database = postgresql.new_database()
    name = database.rpartition("/")[2]

    def run(program: str) -> None:
        arguments = [word.replace("florilege", name) for word in command(program)]
        where: dict[str, Any] = {"PGHOST": "127.0.0.1", "PGPORT": str(postgresql.port)}
        subprocess.run(
            [str(postgresql.tools / program), *arguments[1:]],
            cwd=tmp_path,
            check=True,
            env={**os.environ, **where, "PGUSER": "postgres"},
        )

    with serving(database) as server, Person(server) as person:
        table = sit_at_both(person)
        ply = play(person, table, 3)
        run("pg_dump")
        play(person, table, 4)
    run("pg_restore")
    check_restored(database, person, table, ply)
