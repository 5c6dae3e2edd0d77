"""A program that appends to tables until it is killed, and prints what is acknowledged.

python -m tests.storage.appender URL
"""

import asyncio
import sys
from itertools import count

from florilege.storage.store import open_store
from florilege.tables.model.summary import Summary
from florilege.tables.store import Store
from tests.storage.samples import create_tables, sample_event

TABLES = [f"t{number}" for number in range(20)]


async def play(store: Store, table: str) -> None:
    """Append two events at a time."""
    for version in count(1, 2):
        summary = Summary("playing", ((0, "ann"),), version)
        await store.append(table, [sample_event(version), sample_event(version + 1)], summary)
        sys.stdout.write(f"{table} {version + 1}\n")
        sys.stdout.flush()


async def main(url: str) -> None:
    """Append to all tables concurrently."""
    store = open_store(url)
    await store.open(lambda *_: None)
    await create_tables(store, *TABLES)
    await asyncio.gather(*(play(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
