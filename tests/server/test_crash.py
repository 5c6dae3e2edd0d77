"""A server killed during games loses no acknowledged move."""

import asyncio
from pathlib import Path

from bench.crash import Verdict, crash_test
from tests.long_tests import LONG
from tests.postgresql import Cluster

KILLS = 40 if LONG else 3


def check(verdict: Verdict) -> None:
    assert (verdict.lost, verdict.twice) == (0, 0)
    assert verdict.acknowledged > KILLS
    assert verdict.verified


def test_nothing_acknowledged_is_lost_with_sqlite(tmp_path: Path) -> None:
    check(asyncio.run(crash_test(f"sqlite:///{tmp_path / 'crash.db'}", KILLS, 3)))


def test_nothing_acknowledged_is_lost_with_postgresql(postgresql: Cluster) -> None:
    check(asyncio.run(crash_test(postgresql.new_database(), KILLS, 4)))
