"""Everything the server holds while it runs; one for each process."""

import time
from dataclasses import dataclass
from typing import Self

from florilege.kernel.refusal import refused
from florilege.server.bucket import Buckets
from florilege.server.figures import Figures
from florilege.server.identity import Identity
from florilege.server.limits import Limits
from florilege.server.passwords import Passwords
from florilege.server.presence import Presence
from florilege.server.socket.audience import Audiences
from florilege.tables.hall import Hall
from florilege.tables.store import Player, Store
from florilege.tables.thinkers import Thinkers

MINUTE = 60.0


def milliseconds() -> int:
    """Return the time since 1970."""
    return time.time_ns() // 1_000_000


@dataclass
class House:
    """Opened before the first request, closed after the last."""

    store: Store
    hall: Hall
    limits: Limits
    figures: Figures
    identity: Identity
    passwords: Passwords
    audiences: Audiences
    connected: Presence
    requests: Buckets
    guests: Buckets
    logins: Buckets

    @classmethod
    async def open(cls, store: Store, thinkers: Thinkers, limits: Limits) -> Self:
        """Open the storage and everything on top of it."""
        hall = Hall(store, thinkers, milliseconds)
        await hall.open()
        figures = Figures()
        figures.watch_queue(lambda: thinkers.waiting)
        clock = time.monotonic
        return cls(
            store=store,
            hall=hall,
            limits=limits,
            figures=figures,
            identity=Identity(await store.key()),
            passwords=Passwords(),
            audiences=Audiences(hall, figures),
            connected=Presence(limits.connections_per_player),
            requests=Buckets(limits.requests_per_second, limits.requests_burst, clock),
            guests=Buckets(limits.guests_per_minute / MINUTE, limits.guests_burst, clock),
            logins=Buckets(limits.logins_per_minute / MINUTE, limits.logins_burst, clock),
        )

    async def player(self, cookie: str) -> Player:
        """Return who a cookie belongs to, or refuse."""
        ident = self.identity.player(cookie)
        player = None if ident is None else await self.store.player(ident)
        if player is None:
            raise refused("no-session")
        return player

    async def close(self) -> None:
        """Finish what is being written and let go."""
        await self.hall.close()
        self.figures.close()
