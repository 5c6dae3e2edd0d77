"""The tables kept in memory, within a limit of bytes."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from florilege.tables.model.table import Table
from florilege.tables.service.loaded_table import Listener, LoadedTable

MOST_BYTES = 256 * 1024 * 1024  # estimated; beyond it, the least recently used are dropped
LEFT = 0.9  # share of the limit that is kept when tables are dropped

# Estimates of what a table needs in memory, on the high side.
TABLE = 16_000
PER_PLY = 1_500
PER_VERSION = 500
PER_CHARACTER = 4  # of chat
PER_OPTION_CHARACTER = 160  # the parsed deck of an option that is a document
SHORT = 100  # characters of an option that is no document


class LoadedTables:
    """Drops idle tables beyond the limit, the least recently used first.

    Of a table that is watched the listeners stay, and it is read again when it is needed.
    """

    def __init__(self) -> None:
        self._in_memory: dict[str, LoadedTable] = {}  # least recently used first
        self._only_watched: dict[str, LoadedTable] = {}
        self.bytes = 0

    def find(self, ident: str) -> LoadedTable | None:
        return self._in_memory.get(ident) or self._only_watched.get(ident)

    @asynccontextmanager
    async def use(self, ident: str) -> AsyncIterator[LoadedTable]:
        """Lock a table to read or change it; it is not dropped meanwhile."""
        loaded = self._in_memory.pop(ident, None) or self._only_watched.pop(ident, None)
        loaded = loaded or LoadedTable(ident)
        self._in_memory[ident] = loaded
        loaded.users += 1
        try:
            async with loaded.lock:
                yield loaded
        finally:
            loaded.users -= 1
            if loaded.table is None and not loaded.users:  # unknown, or not to be read now
                self._drop(loaded)

    def unwatch(self, ident: str, listener: Listener) -> None:
        loaded = self.find(ident)
        if loaded is None:
            return
        loaded.listeners.discard(listener)
        if not loaded.listeners:
            self._only_watched.pop(ident, None)

    def weigh(self, loaded: LoadedTable, table: Table) -> None:
        """Count what a table in use needs after it was loaded or changed, and make room for it."""
        needed = bytes_of(table)
        self.bytes += needed - loaded.bytes
        loaded.bytes = needed
        if self.bytes > MOST_BYTES:
            self._make_room()

    def _make_room(self) -> None:
        for loaded in list(self._in_memory.values()):
            if self.bytes <= LEFT * MOST_BYTES:
                return
            if not loaded.users:
                self._drop(loaded)

    def _drop(self, loaded: LoadedTable) -> None:
        del self._in_memory[loaded.ident]
        self.bytes -= loaded.bytes
        loaded.bytes = 0
        loaded.table = None
        if loaded.listeners:
            self._only_watched[loaded.ident] = loaded


def bytes_of(table: Table) -> int:
    """Return an estimate of the memory that a table needs."""
    chat = sum(len(message["text"]) for message in table.chat)
    documents = (str(value) for value in table.setup.settings.values())
    document = sum(len(text) for text in documents if len(text) > SHORT)
    return (
        TABLE
        + PER_PLY * table.ply
        + PER_VERSION * table.version
        + PER_CHARACTER * chat
        + PER_OPTION_CHARACTER * document
    )
