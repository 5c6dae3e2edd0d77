"""Prometheus metrics."""

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

MULTIPROCESS_DIR = "PROMETHEUS_MULTIPROC_DIR"  # where several processes share their metrics
LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        registry = self._registry
        self.connections = self._gauge("connections", "open sockets")
        self.watched_tables = self._gauge("tables_watched", "tables somebody here watches")
        self.table_bytes = self._gauge("table_bytes", "estimated memory of the tables kept")
        self.bot_queue = self._gauge("bot_queue", "decisions waiting for a bot's process")
        self.quarantined = self._gauge("tables_quarantined", "tables that could not be woken")
        self._observed: list[tuple[Gauge, Callable[[], int]]] = []
        self.moves = Counter("florilege_moves", "moves committed", registry=registry)
        self.refusals = Counter(
            "florilege_refusals", "requests refused, by code", ["code"], registry=registry
        )
        self.dropped = Counter(
            "florilege_dropped", "sockets dropped, by reason", ["reason"], registry=registry
        )
        self.requests = Counter(
            "florilege_requests",
            "HTTP requests, by route and status",
            ["route", "status"],
            registry=registry,
        )
        self.latency = Histogram(
            "florilege_move_seconds",
            "from a move's arrival to its commit",
            buckets=LATENCIES,
            registry=registry,
        )

    def _gauge(self, name: str, help_text: str) -> Gauge:
        return Gauge(
            f"florilege_{name}", help_text, multiprocess_mode="livesum", registry=self._registry
        )

    def observe(self, gauge: Gauge, value: Callable[[], int]) -> None:
        """Set a gauge to what a function returns at every scrape."""
        self._observed.append((gauge, value))

    def render(self) -> bytes:
        """Return the metrics in text format, summed over all processes that share them."""
        for gauge, value in self._observed:
            gauge.set(value())
        if MULTIPROCESS_DIR not in os.environ:
            return generate_latest(self._registry)
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)

    def close(self) -> None:
        """Remove this process from the shared metrics."""
        if MULTIPROCESS_DIR in os.environ:
            mark_process_dead(os.getpid())  # type: ignore[no-untyped-call]
