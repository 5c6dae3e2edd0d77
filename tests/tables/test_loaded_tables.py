"""The memory of tables and reviews is limited by bytes; the least recently used are dropped."""

import asyncio
import random
from pathlib import Path

import pytest

from florilege.kernel.record import begin, fast
from florilege.kernel.registry import find
from florilege.tables.model.changes import TableChange
from florilege.tables.service import loaded_tables, reviews
from florilege.tables.service.bot_pool import BotPool
from florilege.tables.service.bot_worker import BotAnswer, Task
from florilege.tables.service.fair_queue import Owner
from florilege.tables.service.loaded_tables import LoadedTables, bytes_of
from florilege.tables.service.reviews import Reviews
from tests.tables.in_memory import new_table, started_table
from tests.tables.test_service import Cluster, code, for_two, next_move, read_table, run


def hold(tables: LoadedTables, *idents: str) -> None:
    """Load a table of the same size under each name."""

    async def load() -> None:
        for ident in idents:
            async with tables.use(ident) as loaded:
                loaded.table = new_table().table
                tables.weigh(loaded, loaded.table)

    asyncio.run(load())


@pytest.fixture
def room_for_three(monkeypatch: pytest.MonkeyPatch) -> LoadedTables:
    monkeypatch.setattr(loaded_tables, "MOST_BYTES", 3.5 * bytes_of(new_table().table))
    return LoadedTables()


def test_the_tables_used_least_recently_are_dropped(room_for_three: LoadedTables) -> None:
    hold(room_for_three, "one", "two", "three", "one", "four")
    held = [name for name in ("one", "two", "three", "four") if room_for_three.find(name)]
    assert held == ["one", "three", "four"]


def test_of_a_watched_table_only_the_listeners_stay(room_for_three: LoadedTables) -> None:
    def listener(_: TableChange) -> None:
        """Hear of a change."""

    hold(room_for_three, "watched")
    watched = room_for_three.find("watched")
    assert watched is not None
    watched.listeners.add(listener)
    hold(room_for_three, "one", "two", "three")
    assert room_for_three.find("watched") is watched
    assert watched.table is None
    room_for_three.unwatch("watched", listener)
    assert room_for_three.find("watched") is None


def test_a_table_in_use_is_not_dropped(room_for_three: LoadedTables) -> None:
    async def use_long() -> None:
        async with room_for_three.use("long") as loaded:
            loaded.table = new_table().table
            room_for_three.weigh(loaded, loaded.table)
            for ident in ("one", "two", "three", "four"):
                async with room_for_three.use(ident) as other:
                    other.table = new_table().table
                    room_for_three.weigh(other, other.table)
            assert room_for_three.find("long") is loaded
            assert loaded.table is not None

    asyncio.run(use_long())


def test_a_longer_game_and_a_longer_deck_need_more_memory() -> None:
    table = started_table()
    before = bytes_of(table.table)
    table.play(random.Random(1))
    assert bytes_of(table.table) > before
    table.table.setup.settings["deck"] = "x" * 20_000
    assert bytes_of(table.table) > before + 3_000_000


def test_a_dropped_table_is_read_again_and_its_watchers_miss_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(cluster: Cluster) -> None:
        service = await cluster.table_service()
        ident = await for_two(service)
        changes: list[TableChange] = []
        await service.watch(ident, changes.append, lambda table: table.version)
        monkeypatch.setattr(loaded_tables, "MOST_BYTES", 0)
        other = await for_two(service)
        before = (await read_table(service, other)).version
        move = next_move(await read_table(service, ident))
        version = await service.execute(ident, move)
        assert [change.events[-1].version for change in changes] == [version]
        assert (await read_table(service, other)).version == before

    run(tmp_path, work)


def test_unknown_tables_leave_nothing_behind(tmp_path: Path) -> None:
    async def work(cluster: Cluster) -> None:
        service = await cluster.table_service()
        assert await code(service.read("nowhere", lambda table: table)) == "unknown-table"
        assert service.loaded.find("nowhere") is None

    run(tmp_path, work)


class InstantReviews(BotPool):
    """Answers every review at once."""

    def __init__(self) -> None:
        super().__init__(0)
        self.tasks = 0

    async def run(self, _task: Task, _owner: Owner) -> BotAnswer:
        """Count the task."""
        self.tasks += 1
        decision = {"number": 1, "seat": 0, "move": "", "best": "", "cost": 0.0, "chances": []}
        return BotAnswer(decision=decision)  # type: ignore[arg-type]  # just these fields


def test_reviews_used_least_recently_are_computed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MAX_KEPT", 20)
    pool = InstantReviews()
    kept = Reviews(pool)
    game = find("mandala")
    record = begin(game, 2, game.settings({}), fast(1))
    record.moves = ["move"] * 10

    async def review(*idents: str) -> int:
        before = pool.tasks
        for ident in idents:
            await kept.decisions(ident, record, 1, 10, Owner("somebody"))
        return pool.tasks - before

    assert asyncio.run(review("one", "two", "one")) == 20
    assert asyncio.run(review("three", "one")) == 10
    assert asyncio.run(review("two")) == 10
