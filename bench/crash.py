"""Kill the server in the middle of games, many times over: `make crash`.

Players reconnect and resend what was not answered. At the end, every acknowledged move must be
stored exactly once, as the event that was acknowledged, and every record must verify.
"""

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from bench.load.reconnecting_player import Acknowledgement, ReconnectingPlayer
from bench.load.server_process import ServerProcess
from florilege.kernel import registry
from florilege.kernel.record import read_record, replay
from florilege.storage.store import open_store
from florilege.tables.model.changes import rebuild
from florilege.tables.model.events import Moved
from florilege.tables.model.history import StoredEvent, TableHistory
from tests.postgresql import cluster, free_port, programs

PLAYERS = 12
SHORTEST, LONGEST = 0.05, 0.6  # seconds of play between two kills
PATIENCE = 60.0


@dataclass
class Verdict:
    """The result; `lost` and `twice` must be 0."""

    kills: int
    acknowledged: int
    resent: int
    lost: int
    twice: int
    verified: int


async def crash_test(database: str, kills: int, seed: int) -> Verdict:
    """Let players play while their server is killed; then check what is stored."""
    dice = random.Random(seed)
    port = free_port()
    server = ServerProcess(port, database, 1, None)
    await asyncio.to_thread(server.wait)
    stop = asyncio.Event()
    players = [
        ReconnectingPlayer(server.url, f"client{number}", random.Random(seed + number))
        for number in range(PLAYERS)
    ]
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    try:
        for _ in range(kills):
            await play_on(players, dice.uniform(SHORTEST, LONGEST))
            server.kill()
            server = ServerProcess(port, database, 1, None)
            await asyncio.to_thread(server.wait)
        await play_on(players, LONGEST)
        stop.set()
        await asyncio.gather(*playing)
    finally:
        for task in playing:
            task.cancel()
        server.stop()
    return await judge(database, players, kills)


async def play_on(players: list[ReconnectingPlayer], seconds: float) -> None:
    """Let players play for a while, at least until a move is acknowledged."""
    before = acknowledged(players)
    end = time.monotonic() + PATIENCE
    await asyncio.sleep(seconds)
    while acknowledged(players) == before:
        assert time.monotonic() < end, "no move was acknowledged"
        await asyncio.sleep(SHORTEST)


def acknowledged(players: list[ReconnectingPlayer]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def judge(database: str, players: list[ReconnectingPlayer], kills: int) -> Verdict:
    store = open_store(database)
    await store.open(lambda *_: None)
    verdict = Verdict(kills, 0, sum(player.resent for player in players), 0, 0, 0)
    for player in players:
        for table in player.tables:
            history = await store.read(table)
            assert history is not None, "a table that was shown is stored"
            expected = [each for each in player.acknowledged if each.table == table]
            _compare(history, expected, verdict)
            _verify(history)
            verdict.verified += 1
    await store.close()
    return verdict


def _compare(history: TableHistory, expected: list[Acknowledgement], verdict: Verdict) -> None:
    by_version = {event.version: event for event in history.events}
    moves = [event for event in history.events if isinstance(event.event, Moved)]
    for acknowledgement in expected:
        event = by_version.get(acknowledgement.version)
        verdict.lost += event is None or not _matches(event, acknowledgement)
    seen = Counter((event.client, event.seq) for event in moves)
    verdict.twice += sum(number - 1 for number in seen.values())
    verdict.acknowledged += len(expected)


def _matches(event: StoredEvent, acknowledgement: Acknowledgement) -> bool:
    same_message = (
        event.client.endswith(acknowledgement.client) and event.seq == acknowledgement.seq
    )
    moved = event.event
    return same_message and isinstance(moved, Moved) and moved.move == acknowledgement.move


def _verify(history: TableHistory) -> None:
    assert [event.version for event in history.events] == list(range(1, len(history.events) + 1))
    game_log = rebuild(history).game_log
    if game_log is not None:
        record = read_record(game_log.record.text())
        replay(record, registry.find(record.game))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=["sqlite", "postgresql"])
    args = parser.parse_args()
    with ExitStack() as stack:
        databases: dict[str, str] = {}
        if args.only != "postgresql":
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="florilege-"))
            databases["sqlite"] = f"sqlite:///{Path(folder) / 'florilege.db'}"
        if args.only != "sqlite":
            tools = programs()
            assert tools is not None, "PostgreSQL is not installed"
            databases["postgresql"] = stack.enter_context(cluster(tools)).new_database()
        for name, database in databases.items():
            verdict = asyncio.run(crash_test(database, args.kills, args.seed))
            print(name, verdict, flush=True)
            assert verdict.lost == verdict.twice == 0


if __name__ == "__main__":
    main()
