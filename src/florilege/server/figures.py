"""What operators can measure, for Prometheus."""

import os
from collections.abc import Callable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # where several processes add their figures up
LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Figures:
    """The figures of this process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        made = self._registry
        self.connections = self._gauge("connections", "open sockets")
        self.tables = self._gauge("tables_watched", "tables somebody here watches")
        self.thinking = self._gauge("bot_queue", "decisions waiting for a bot's process")
        self.moves = Counter("florilege_moves", "moves committed", registry=made)
        self.refusals = Counter(
            "florilege_refusals", "requests refused, by code", ["code"], registry=made
        )
        self.dropped = Counter(
            "florilege_dropped", "sockets dropped, by reason", ["reason"], registry=made
        )
        self.requests = Counter(
            "florilege_requests",
            "HTTP requests, by route and status",
            ["route", "status"],
            registry=made,
        )
        self.latency = Histogram(
            "florilege_move_seconds",
            "from a move's arrival to its commit",
            buckets=LATENCIES,
            registry=made,
        )

    def _gauge(self, name: str, what: str) -> Gauge:
        return Gauge(
            f"florilege_{name}", what, multiprocess_mode="livesum", registry=self._registry
        )

    def watch_queue(self, waiting: Callable[[], int]) -> None:
        """Read the length of the bots' queue whenever figures are asked for."""
        self._waiting = waiting

    def text(self) -> bytes:
        """Return the figures of all processes that share them."""
        self.thinking.set(self._waiting())
        if SHARED not in os.environ:
            return generate_latest(self._registry)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)

    def close(self) -> None:
        """Take this process out of what is added up."""
        if SHARED in os.environ:
            mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]
