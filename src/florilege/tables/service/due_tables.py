"""Wakes the tables that are due: expired clocks, pending ratings, bots whose process died."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from florilege.kernel.refusal import Refused
from florilege.tables.store import Store, Unavailable

INTERVAL = 1.0  # seconds
BATCH = 100  # tables woken at a time

logger = logging.getLogger(__name__)


class DueTables:
    """Wakes one table after another; one that fails is left alone from then on.

    `now` returns milliseconds since 1970.
    """

    def __init__(
        self, store: Store, now: Callable[[], int], wake: Callable[[str], Awaitable[None]]
    ) -> None:
        self._store = store
        self._now = now
        self._wake = wake
        self.quarantined: set[str] = set()

    async def run(self) -> None:
        """Wake tables until cancelled."""
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.wake_all()
            except Unavailable:
                continue  # try again later

    async def wake_all(self) -> None:
        for ident in await self._store.waiting(self._now(), BATCH + len(self.quarantined)):
            if ident not in self.quarantined:
                await self._wake_one(ident)

    async def _wake_one(self, ident: str) -> None:
        try:
            await self._wake(ident)
        except Refused:
            return  # the store is unavailable, or somebody else was first
        except Unavailable:
            raise
        except Exception:
            logger.exception("table quarantined")
            self.quarantined.add(ident)
