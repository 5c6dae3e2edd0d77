"""A killed process has stored everything it acknowledged, and no partial append."""

import subprocess
import sys

import pytest

from florilege.storage.store import open_store
from tests.sources import ROOT
from tests.storage.appender import TABLES
from tests.storage.samples import versions

pytestmark = pytest.mark.anyio

ENOUGH = 400  # acknowledgements


def acknowledged_until_killed(url: str) -> dict[str, int]:
    """Run the program, kill it, and return the last acknowledged version of each table."""
    command = [sys.executable, "-m", "tests.storage.appender", url]
    last = dict.fromkeys(TABLES, 0)
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for number, line in enumerate(process.stdout):
            if number == ENOUGH:
                process.kill()
            if line.endswith("\n"):
                table, version = line.split()
                last[table] = int(version)
    return last


async def test_acknowledged_appends_are_stored(url: str) -> None:
    acknowledged = acknowledged_until_killed(url)
    assert sum(acknowledged.values()) >= 2 * ENOUGH
    store = open_store(url)
    await store.open(lambda *_: None)
    woken = len(await store.waiting(10**9, 100))
    assert woken == len(TABLES)
    for table, last in acknowledged.items():
        assert await versions(store, table) in (
            list(range(1, last + 1)),
            list(range(1, last + 3)),  # committed, but not yet printed
        )
    await store.close()
