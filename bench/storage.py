"""Throughput and latency of appends to the storage.

    python -m bench.storage [--tables N] [--rate R] [--seconds S] [--url postgresql://…]

Without `--url`: SQLite in a new folder, then PostgreSQL as a temporary cluster of its own. Every
table appends one event after another, together at the offered rate; then as fast as they can; then
with a summary each, as tables with bots or clocks have. CPU is that of this process: all of it, and
of the event loop's thread alone, which includes making the events.
"""

import argparse
import asyncio
import tempfile
import time
from dataclasses import dataclass, field
from itertools import count

import uvloop

from florilege.storage.store import open_store
from florilege.tables.model.events import GameBegun, Moved
from florilege.tables.model.history import StoredEvent
from florilege.tables.model.setup import TableSetup, Terms
from florilege.tables.model.summary import Summary
from florilege.tables.store import Store
from tests.postgresql import cluster, programs

TERMS = Terms(True, False, True, "consent", None, "bot", (None, None, None, None))
PEOPLE = tuple((seat, f"player-{seat}") for seat in range(4))
UNBOUNDED = 1e9


@dataclass
class Load:
    """The offered load, and the latency of each append."""

    store: Store
    tables: list[str]
    rate: float
    seconds: float
    summaries: bool
    waits: list[float] = field(default_factory=list)

    async def table(self, place: int, until: float) -> None:
        """Append to one table, one event after another, on schedule."""
        name = self.tables[place]
        pause = len(self.tables) / self.rate
        due = time.perf_counter() + pause * place / len(self.tables)
        last = (await self.store.events_after(name, 0))[-1].version
        for version in count(last + 1):
            if (now := time.perf_counter()) >= until:
                return
            if due > now:
                await asyncio.sleep(due - now)
            due += pause
            await self.append(name, version)

    async def append(self, name: str, version: int) -> None:
        at = int(time.time() * 1000)
        move = Moved(version % 4, "core 3 green from A")
        stored = StoredEvent(version, at, "player-1", "a7b3c9d2", version, move)
        summary = Summary("playing", PEOPLE, at) if self.summaries else None
        begun = time.perf_counter()
        await self.store.append(name, [stored], summary)
        self.waits.append(time.perf_counter() - begun)

    async def run(self) -> None:
        begun = time.perf_counter()
        spent, looped = time.process_time(), time.thread_time()
        until = begun + self.seconds
        await asyncio.gather(*(self.table(place, until) for place in range(len(self.tables))))
        took = time.perf_counter() - begun
        self.report(took, time.process_time() - spent, time.thread_time() - looped)

    def report(self, took: float, spent: float, looped: float) -> None:
        waits = sorted(self.waits)
        done = len(waits)
        offered = "most" if self.rate == UNBOUNDED else f"{self.rate:.0f}"
        print(
            f"  offered {offered:>5}/s{' with summaries' if self.summaries else '':15}"
            f" {done / took:7.0f} appends/s"
            f"  p50 {waits[done // 2] * 1e3:5.1f} ms  p99 {waits[done * 99 // 100] * 1e3:5.1f} ms"
            f"  CPU {spent / done * 1e6:4.0f} µs, loop {looped / done * 1e6:3.0f} µs an append"
        )


async def measure(url: str, tables: int, rate: float, seconds: float) -> None:
    print(url.partition(":")[0])
    store = open_store(url)
    await store.open(lambda *_: None)
    names = [f"{place:04}bcdefghijkl" for place in range(tables)]
    for name in names:
        first = [StoredEvent(1, 0, "", "", 0, GameBegun())]
        setup = TableSetup(name, 0, "player-1", "game", 1, 4, {}, bytes(32), TERMS)
        await store.create_table(setup, first, Summary("playing", PEOPLE, None))
    for offered, summaries in ((rate, False), (UNBOUNDED, False), (rate, True), (UNBOUNDED, True)):
        await Load(store, names, offered, seconds, summaries).run()
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=4000)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--url")
    given = parser.parse_args()

    def go(url: str) -> None:
        uvloop.run(measure(url, given.tables, given.rate, given.seconds))

    if given.url:
        go(given.url)
        return
    with tempfile.TemporaryDirectory() as folder:
        go(f"sqlite:///{folder}/bench.db")
    if tools := programs():
        with cluster(tools) as server:
            go(server.new_database())


if __name__ == "__main__":
    main()
