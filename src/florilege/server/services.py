"""The services of one server process."""

import time
from dataclasses import dataclass
from typing import Self

from florilege.kernel.refusal import refused
from florilege.server.connection_limit import ConnectionLimit
from florilege.server.identity import Identity
from florilege.server.last_addresses import LastAddresses
from florilege.server.limits import Limits
from florilege.server.metrics import Metrics
from florilege.server.passwords import Passwords
from florilege.server.sign_in_limit import SignInLimit
from florilege.server.socket.audience import Audiences
from florilege.server.token_bucket import TokenBuckets
from florilege.server.traffic import Addresses
from florilege.tables.service.bot_pool import BotPool
from florilege.tables.service.service import TableService
from florilege.tables.steady_clock import SteadyClock
from florilege.tables.store import Player, Store

MINUTE = 60.0


def now_ms() -> int:
    """Return milliseconds since 1970 by the clock of the system, which the ends of tokens go by."""
    return time.time_ns() // 1_000_000


@dataclass
class Services:
    """Opened at startup, closed at shutdown."""

    store: Store
    table_service: TableService
    limits: Limits
    metrics: Metrics
    identity: Identity
    passwords: Passwords
    audiences: Audiences
    connection_limit: ConnectionLimit
    last_addresses: LastAddresses
    addresses: Addresses
    requests: TokenBuckets
    guests: TokenBuckets
    sign_in_limit: SignInLimit

    @classmethod
    async def open(cls, store: Store, bot_pool: BotPool, limits: Limits) -> Self:
        last_addresses = LastAddresses()
        table_service = TableService(store, bot_pool, SteadyClock(), last_addresses.of)
        await table_service.open()
        metrics = Metrics()
        metrics.observe(metrics.bot_queue, lambda: bot_pool.waiting)
        metrics.observe(metrics.table_bytes, lambda: table_service.loaded.bytes)
        metrics.observe(metrics.quarantined, lambda: len(table_service.due_tables.quarantined))
        clock = time.monotonic
        return cls(
            store=store,
            table_service=table_service,
            limits=limits,
            metrics=metrics,
            identity=Identity(await store.key()),
            passwords=Passwords(),
            audiences=Audiences(table_service, metrics),
            connection_limit=ConnectionLimit(limits.connections_per_player),
            last_addresses=last_addresses,
            addresses=Addresses(limits, clock),
            requests=TokenBuckets(limits.requests_per_second, limits.requests_burst, clock),
            guests=TokenBuckets(limits.guests_per_minute / MINUTE, limits.guests_burst, clock),
            sign_in_limit=SignInLimit(limits, clock),
        )

    async def player(self, cookie: str, address: str) -> Player:
        """Return the player of a session cookie, seen at an address, or refuse."""
        ident = self.identity.player(cookie)
        player = None if ident is None else await self.store.player(ident)
        if player is None:
            raise refused("no-session")
        self.last_addresses.note(player.id, address)
        return player

    async def close(self) -> None:
        await self.table_service.close()
        self.metrics.close()
