"""The time that all processes of a server agree on, and the spans of time that none of them saw.

Every process writes its time to the store at intervals. One that starts, and finds that the last
time written is too long ago, cannot know whether no process was running or the clock of the system
was set forward. Neither is the fault of a player, so the span is an interruption: the clock that
runs at a table stands still in it. One that runs, and finds that another is far ahead of it, takes
over that time, and what it skips is an interruption too. So whatever one process believes about the
time, nobody is charged for more than `TRUSTED` that has not really passed.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from florilege.tables.commands.playing import PauseClock
from florilege.tables.model.history import SYSTEM
from florilege.tables.model.table import Table
from florilege.tables.store import Store, Unavailable

INTERVAL = 10.0  # seconds
TRUSTED = 30_000  # milliseconds that clocks of processes may differ, or a restart may take


@dataclass(frozen=True, slots=True)
class Interruption:
    since: int
    until: int


class Heartbeat:
    """`clock` returns milliseconds since 1970 and is steady: it advances by what has elapsed."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._ahead = 0  # of this process's own clock
        self._interruptions: list[Interruption] = []

    def now(self) -> int:
        return self._clock() + self._ahead

    async def start(self) -> None:
        """Write the time first; what has passed since the last time may be an interruption."""
        last = await self._store.exchange_time(self.now())
        if last is not None:
            self._note(last, self.now())

    async def run(self) -> None:
        """Write the time at intervals until cancelled."""
        while True:
            await asyncio.sleep(INTERVAL)
            with suppress(Unavailable):
                await self.beat()

    async def beat(self) -> None:
        """Write the time; follow a process that is far ahead of this one."""
        last = await self._store.exchange_time(self.now())
        now = self.now()
        if last is not None and self._note(now, last):
            self._ahead += last - now

    def _note(self, since: int, until: int) -> bool:
        """Return whether a span of time is an interruption."""
        if until - since <= TRUSTED:
            return False
        self._interruptions.append(Interruption(since, until))
        return True

    def pause(self, table: Table) -> PauseClock | None:
        """Return the command that takes an interruption off the clock of a table, if it is due."""
        clocks = table.clocks
        if clocks is None or clocks.running is None:
            return None
        for each in self._interruptions:
            if clocks.at < each.until:
                return PauseClock(
                    by=SYSTEM, seat=clocks.running, since=each.since, until=each.until
                )
        return None
