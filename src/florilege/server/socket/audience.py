"""The subscribers of tables. Updates are serialised once per seat, not per client."""

from collections.abc import Callable
from typing import TypeAlias

from florilege.server.metrics import Metrics
from florilege.server.socket.frames import text_frame
from florilege.tables.model.changes import TableChange
from florilege.tables.model.table import Table
from florilege.tables.service.service import TableService
from florilege.tables.views import Reader, snapshot, updates

Send: TypeAlias = Callable[[bytes], None]


class Watcher:
    __slots__ = ("client_id", "player", "reader", "send")

    def __init__(self, player: str, client_id: str, send: Send, reader: Reader) -> None:
        self.player = player
        self.client_id = client_id
        self.send = send
        self.reader = reader

    def show(self, table: Table, version: int = 0, ply: int = -1) -> None:
        """Send the table, with the log after a version and ply."""
        seat, lines = self.reader
        heard = max(table.processed.get(self.client_id, ()), default=0)
        data = snapshot(table, seat, lines, version, ply)
        self.send(text_frame({"type": "table", **data, "heard": heard}))


class Audience:
    """All watchers of one table in this process."""

    def __init__(self) -> None:
        self._groups: dict[Reader, set[Watcher]] = {}
        self.joining = 0  # watchers about to be added

    def is_empty(self) -> bool:
        return not self._groups and not self.joining

    def add(self, watcher: Watcher) -> None:
        self._groups.setdefault(watcher.reader, set()).add(watcher)

    def remove(self, watcher: Watcher) -> None:
        group = self._groups.get(watcher.reader, set())
        group.discard(watcher)
        if not group:
            self._groups.pop(watcher.reader, None)

    def broadcast(self, change: TableChange) -> None:
        """Send an update to all watchers, each with what its seat may see."""
        unseated = self._remove_unseated(change.table) if change.changes_status else []
        for reader, update in updates(change, self._groups):
            frame = text_frame({"type": "update", **update})
            for watcher in self._groups[reader]:
                watcher.send(frame)
        for watcher in unseated:
            self._demote(watcher, change.table)

    def _remove_unseated(self, table: Table) -> list[Watcher]:
        """Remove and return the watchers who no longer hold the seat they watch from."""
        unseated = [
            watcher
            for (seat, _), group in self._groups.items()
            if seat is not None
            for watcher in group
            if not table.holds(watcher.player, seat)
        ]
        for watcher in unseated:
            self.remove(watcher)
        return unseated

    def _demote(self, watcher: Watcher, table: Table) -> None:
        watcher.reader = (None, watcher.reader[1])
        self.add(watcher)
        watcher.show(table)


class Audiences:
    def __init__(self, table_service: TableService, metrics: Metrics) -> None:
        self._table_service = table_service
        self._metrics = metrics
        self._audiences: dict[str, Audience] = {}

    async def join(self, ident: str, watcher: Watcher, show: Callable[[Table], None]) -> None:
        """Show the table and subscribe the watcher, without missing an update in between.

        `show` may refuse; then the watcher is not subscribed.
        """

        def start(table: Table) -> None:
            show(table)
            audience.add(watcher)

        audience = self._audiences.setdefault(ident, Audience())
        audience.joining += 1
        try:
            await self._table_service.watch(ident, audience.broadcast, start)
        finally:
            audience.joining -= 1
            self._tidy(ident, audience)

    def leave(self, ident: str, watcher: Watcher) -> None:
        audience = self._audiences.get(ident)
        if audience is not None:
            audience.remove(watcher)
            self._tidy(ident, audience)

    def _tidy(self, ident: str, audience: Audience) -> None:
        if audience.is_empty():
            del self._audiences[ident]
            self._table_service.unwatch(ident, audience.broadcast)
        self._metrics.watched_tables.set(len(self._audiences))
