"""A temporary PostgreSQL cluster for the test session, and free ports."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import LiteralString

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

SYSTEM_USER = "postgres"  # PostgreSQL refuses to run as root
HERE = "127.0.0.1"
LEAST_SPACE = 1 << 30  # bytes


def programs() -> Path | None:
    """Return the folder of the newest PostgreSQL that Debian has installed, or None."""
    found = Path("/usr/lib/postgresql").glob("*/bin")
    return max(found, key=lambda path: int(path.parent.name), default=None)


def free_port() -> int:
    """Return a port of the loopback interface that is not in use."""
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        port: int = probe.getsockname()[1]
        return port


class Cluster:
    """A PostgreSQL server in a folder; it can be stopped and started again."""

    def __init__(self, folder: Path, tools: Path) -> None:
        self.data = folder / "data"
        self.tools = tools
        self.port = free_port()
        self.count = 0
        if os.geteuid() == 0:
            shutil.chown(folder, SYSTEM_USER)
        self.run("initdb", "--auth=trust", f"--username={SYSTEM_USER}", "--no-sync")

    def run(self, tool: str, *arguments: str) -> None:
        """Run one of PostgreSQL's programs on the cluster, as its user."""
        command = [str(self.tools / tool), "-D", str(self.data), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", SYSTEM_USER, "--", *command]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.data.parent)

    def start(self) -> None:
        """Start, and return when it answers."""
        options = f"-h {HERE} -p {self.port} -k {self.data}"
        self.run("pg_ctl", "-w", "-s", "-l", str(self.data / "log"), "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop: `fast` breaks connections off, `immediate` is a crash."""
        self.run("pg_ctl", "-w", "-s", "-m", mode, "stop")

    def address(self, database: str) -> str:
        """Return the address of a database."""
        return f"postgresql://{SYSTEM_USER}@{HERE}:{self.port}/{database}"

    def new_database(self) -> str:
        """Make an empty database and return its address."""
        return self.address(self._make("DATABASE"))

    def new_schema(self) -> str:
        """Make an empty schema, which is cheaper than a database; return its address."""
        return self.address("postgres") + f"?options=-csearch_path%3D{self._make('SCHEMA')}"

    def _make(self, what: LiteralString) -> str:
        self.count += 1
        name = f"test_{self.count}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(SQL("CREATE " + what + " {}").format(Identifier(name)))
        return name


def memory_folder() -> str | None:
    """Return a folder in memory, if there is one with enough space: it is faster than a disk."""
    found = Path("/dev/shm")
    roomy = found.is_dir() and shutil.disk_usage(found).free > LEAST_SPACE
    return str(found) if roomy else None


@contextmanager
def cluster(tools: Path, parent: str | None = None) -> Iterator[Cluster]:
    """Run a cluster in a new folder, and remove both."""
    with tempfile.TemporaryDirectory(prefix="florilege-", dir=parent) as folder:
        server = Cluster(Path(folder), tools)
        server.start()
        try:
            yield server
        finally:
            server.stop("immediate")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Cluster]:
    """The session's PostgreSQL; required in CI, elsewhere its tests are skipped without it."""
    tools = programs()
    if tools is None:
        stop = pytest.fail if os.environ.get("CI") else pytest.skip
        stop("PostgreSQL is not installed; on Debian: apt-get install postgresql")
    with cluster(tools, memory_folder()) as server:
        yield server
