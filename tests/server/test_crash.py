"""Killed in the middle of games, the server loses no move that it has acknowledged."""

import asyncio
from pathlib import Path

from bench.crash import Verdict, torment
from tests.servers import Cluster

KILLS = 5


def check(verdict: Verdict) -> None:
    assert (verdict.lost, verdict.twice) == (0, 0)
    assert verdict.acknowledged > KILLS
    assert verdict.verified


def test_nothing_acknowledged_is_lost_with_sqlite(tmp_path: Path) -> None:
    check(asyncio.run(torment(f"sqlite:///{tmp_path / 'crash.db'}", KILLS, 3)))


def test_nothing_acknowledged_is_lost_with_postgresql(postgresql: Cluster) -> None:
    check(asyncio.run(torment(postgresql.new_database(), KILLS, 4)))
