"""A table in the memory of this process, and who watches it here."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from florilege.tables.sight import News
from florilege.tables.store import Summary
from florilege.tables.table import Table

Listener: TypeAlias = Callable[[News], None]


class Place:
    """Holds a table while it is wanted; `lock` is for whoever reads or changes it.

    `table` is None before it was read and after a write that failed: what is stored counts.
    `told` is the version the listeners know of, `summary` the one that is stored.
    """

    def __init__(self, ident: str) -> None:
        self.ident = ident
        self.table: Table | None = None
        self.told = 0
        self.summary: Summary | None = None
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()

    def tell(self, news: News) -> None:
        """Tell everybody here; the table has not changed since."""
        self.told = news.table.version
        for listener in tuple(self.listeners):
            listener(news)

    def is_idle(self) -> bool:
        """Tell whether the table may be let go."""
        return not self.listeners and not self.lock.locked()
