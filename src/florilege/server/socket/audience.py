"""Who watches which table here. News are put into bytes once for each seat, not for each client."""

from collections.abc import Callable
from typing import TypeAlias

from florilege.server.figures import Figures
from florilege.server.socket.frames import text_frame
from florilege.tables.hall import Hall
from florilege.tables.sight import News, snapshot
from florilege.tables.table import Table

Send: TypeAlias = Callable[[bytes], None]
Eyes: TypeAlias = tuple[int | None, bool]  # a seat or a spectator's, with lines or without


class Watcher:
    """A client at a table; `heard` names the client to the table."""

    __slots__ = ("eyes", "heard", "player", "send")

    def __init__(self, player: str, heard: str, send: Send, eyes: Eyes) -> None:
        self.player = player
        self.heard = heard
        self.send = send
        self.eyes = eyes

    def show(self, table: Table, version: int = 0, ply: int = -1) -> None:
        """Send the table, with the log since a version and ply."""
        seat, lines = self.eyes
        heard = max(table.heard.get(self.heard, ()), default=0)
        found = snapshot(table, seat, lines, version, ply)
        self.send(text_frame({"type": "table", **found, "heard": heard}))


class Audience:
    """Everybody here who watches one table."""

    def __init__(self) -> None:
        self._groups: dict[Eyes, set[Watcher]] = {}
        self.coming = 0  # how many are about to join

    def is_empty(self) -> bool:
        """Tell whether nobody is here or on the way."""
        return not self._groups and not self.coming

    def add(self, watcher: Watcher) -> None:
        """Let somebody hear the news from now on."""
        self._groups.setdefault(watcher.eyes, set()).add(watcher)

    def remove(self, watcher: Watcher) -> None:
        """Let somebody hear no more."""
        group = self._groups.get(watcher.eyes, set())
        group.discard(watcher)
        if not group:
            self._groups.pop(watcher.eyes, None)

    def hear(self, news: News) -> None:
        """Tell everybody what is new, each what its seat may know."""
        lost = [] if news.is_only_game else self._lost(news.table)
        for (seat, lines), group in self._groups.items():
            frame = text_frame({"type": "update", **news.update(seat, lines)})
            for watcher in group:
                watcher.send(frame)
        for watcher in lost:
            self._demote(watcher, news.table)

    def _lost(self, table: Table) -> list[Watcher]:
        """Take out those who no longer hold the seat whose eyes they have, and return them."""
        lost = [
            watcher
            for (seat, _), group in self._groups.items()
            if seat is not None
            for watcher in group
            if not table.holds(watcher.player, seat)
        ]
        for watcher in lost:
            self.remove(watcher)
        return lost

    def _demote(self, watcher: Watcher, table: Table) -> None:
        watcher.eyes = (None, watcher.eyes[1])
        self.add(watcher)
        watcher.show(table)


class Audiences:
    """The audience of each table that is watched here."""

    def __init__(self, hall: Hall, figures: Figures) -> None:
        self._hall = hall
        self._figures = figures
        self._audiences: dict[str, Audience] = {}

    async def join(self, ident: str, watcher: Watcher, show: Callable[[Table], None]) -> None:
        """Show the table and let the watcher hear its news, with nothing missed in between.

        `show` may refuse; then the watcher has not joined.
        """

        def enter(table: Table) -> None:
            show(table)
            audience.add(watcher)

        audience = self._audiences.setdefault(ident, Audience())
        audience.coming += 1
        try:
            await self._hall.watch(ident, audience.hear, enter)
        finally:
            audience.coming -= 1
            self._tidy(ident, audience)

    def leave(self, ident: str, watcher: Watcher) -> None:
        """Let a watcher hear no more of a table."""
        audience = self._audiences.get(ident)
        if audience is not None:
            audience.remove(watcher)
            self._tidy(ident, audience)

    def _tidy(self, ident: str, audience: Audience) -> None:
        if audience.is_empty():
            del self._audiences[ident]
            self._hall.unwatch(ident, audience.hear)
        self._figures.tables.set(len(self._audiences))
