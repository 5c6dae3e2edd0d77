"""A table loaded into this process, and its listeners."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from florilege.tables.model.changes import TableChange
from florilege.tables.model.summary import Summary
from florilege.tables.model.table import Table

Listener: TypeAlias = Callable[[TableChange], None]


class LoadedTable:
    """Caches a table; hold `lock` while reading or changing it.

    `table` is None until it is read from the store, and again after a failed write.
    `announced_version` is the last version sent to the listeners, `summary` the one in the store.
    """

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.table: Table | None = None
        self.announced_version = 0
        self.summary: Summary | None = None
        self.users = 0  # that hold the lock or wait for it
        self.bytes = 0  # of memory, as `LoadedTables` counts them
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()

    def publish(self, change: TableChange) -> None:
        """Send an update to all listeners, before the table changes again."""
        self.announced_version = change.table.version
        for listener in tuple(self.listeners):
            listener(change)
