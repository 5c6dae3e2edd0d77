"""Load test of the server: `make bench-server`.

The server runs on one core, the simulated players on the other. Every move is committed before it
is broadcast; latencies are from sending a move until each player of the table has the update.
"""

import argparse
import asyncio
import json
import os
import statistics
import tempfile
import time
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path

import uvloop

from bench.load.load_players import PlayerGroup, Tally, create_groups
from bench.load.server_process import ServerProcess, server_process
from tests.postgresql import cluster, free_port, programs

GAME = "mandala"
WARM = 2.0  # seconds of warm-up, not counted
LOAD_CORE = 1


@dataclass
class Measurement:
    name: str
    tables: int
    connections: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    refused: int
    cpu_us_per_move: float
    memory_mb: float


async def measure(
    server: ServerProcess,
    name: str,
    groups: int,
    seats: int,
    pace: float,
    seconds: float,
    spare: int,
) -> Measurement:
    load, tally = await create_groups(server.url, GAME, groups, seats, spare, pace)
    loop = asyncio.get_running_loop()
    for place, group in enumerate(load):  # not all at the same instant
        loop.call_later(pace * place / groups, group.begin)
    await asyncio.sleep(WARM)
    tally.waits.clear()
    moves, began, used = tally.moves, time.perf_counter(), server.seconds()
    await asyncio.sleep(seconds)
    return _stop(server, name, load, tally, moves, began, used)


def _stop(
    server: ServerProcess,
    name: str,
    load: list[PlayerGroup],
    tally: Tally,
    moves: int,
    began: float,
    used: float,
) -> Measurement:
    played, lasted = tally.moves - moves, time.perf_counter() - began
    used = server.seconds() - used
    waits = sorted(tally.waits)
    for group in load:
        group.stopped = True
    players = [player for group in load for player in group.players]
    found = Measurement(
        name=name,
        tables=len(load),
        connections=len(players),
        moves_per_second=round(played / lasted),
        p50_ms=round(1e3 * statistics.median(waits), 1),
        p99_ms=round(1e3 * waits[int(len(waits) * 0.99)], 1),
        refused=tally.refused,
        cpu_us_per_move=round(1e6 * used / played),
        memory_mb=round(server.memory()),
    )
    for player in players:
        if player.socket is not None and player.socket.transport is not None:
            player.socket.transport.abort()
    return found


def run(name: str, database: str, workers: int, cores: str | None, **load: float) -> Measurement:
    with server_process(free_port(), database, workers, cores) as server:
        measurement = uvloop.run(
            measure(
                server,
                name,
                int(load["groups"]),
                int(load["seats"]),
                load["pace"],
                load["seconds"],
                int(load["spare"]),
            )
        )
    print(json.dumps(asdict(measurement)), flush=True)
    return measurement


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--only", choices=["paced", "most", "held", "postgresql"])
    parser.add_argument("--rate", type=float, default=3300.0, help="moves/s for `held`")
    parser.add_argument("--spare", type=int, default=4)
    args = parser.parse_args()
    os.sched_setaffinity(0, {LOAD_CORE})
    four = {"groups": 250, "seats": 4, "seconds": args.seconds, "spare": args.spare}

    def wanted(name: str) -> bool:
        return args.only in (None, name)

    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="florilege-")))
        if wanted("paced"):
            two = {"groups": 500, "seats": 2, "seconds": args.seconds, "spare": 1}
            run("paced", f"sqlite:///{folder / 'a.db'}", 1, "0", pace=0.5, **two)
        if wanted("most"):
            run("most", f"sqlite:///{folder / 'b.db'}", 1, "0", pace=0.0, **four)
        if wanted("held"):
            pace = 250 / args.rate
            run("held", f"sqlite:///{folder / 'c.db'}", 1, "0", pace=pace, **four)
        if wanted("postgresql"):
            tools = programs()
            assert tools is not None, "PostgreSQL is not installed"
            postgresql = stack.enter_context(cluster(tools))
            run("postgresql", postgresql.new_database(), 2, None, pace=0.0, **four)


if __name__ == "__main__":
    main()
