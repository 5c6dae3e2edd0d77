"""The table service: commands are idempotent, committed before they are published, never lost."""

import asyncio
import random
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from florilege.kernel import registry
from florilege.kernel.record import replay
from florilege.kernel.refusal import Refused
from florilege.storage.store import open_store
from florilege.tables.commands.after_game import LinkRematch
from florilege.tables.commands.chat import PostMessage
from florilege.tables.commands.consent import Undo
from florilege.tables.commands.playing import Play, Resign
from florilege.tables.commands.seating import TakeSeat
from florilege.tables.finished_game import record_of
from florilege.tables.model.changes import TableChange, rebuild
from florilege.tables.model.history import TableHistory
from florilege.tables.model.table import Table
from florilege.tables.service import service
from florilege.tables.service.bot_pool import BotPool
from florilege.tables.service.fair_queue import Owner
from florilege.tables.service.new_table import NewTable
from florilege.tables.service.service import TableService
from florilege.tables.store import Player, Unavailable
from florilege.tables.views import status
from tests.tables.in_memory import CASUAL, clock
from tests.tables.test_new_table import wanted

ANN, BEN = Player("ann", "Ann"), Player("ben", "Ben")
SOMEBODY = Owner("somebody")


class Cluster:
    """Table services that share one database, as several processes do."""

    def __init__(self, folder: Path) -> None:
        self.url = f"sqlite:///{folder / 'tables.db'}"
        self.time = 1_000_000
        self.open: list[TableService] = []

    async def table_service(self, bot_pool: int = 0) -> TableService:
        """Open another service."""
        service = TableService(open_store(self.url), BotPool(bot_pool, 60_000), lambda: self.time)
        await service.open()
        self.open.append(service)
        return service

    async def close(self) -> None:
        """Close all services."""
        for table_service in self.open:
            await table_service.close()


def run(folder: Path, work: Callable[[Cluster], Awaitable[None]]) -> None:
    """Run a test with a cluster."""

    async def with_cluster() -> None:
        cluster = Cluster(folder)
        try:
            await work(cluster)
        finally:
            await cluster.close()

    asyncio.run(with_cluster())


async def for_two(table_service: TableService, request: NewTable | None = None) -> str:
    """Create a table for two people and start its game."""
    ident = await table_service.create(ANN, request or wanted(), 0)
    await table_service.execute(ident, TakeSeat(by="ben", seat=1, name="Ben"))
    return ident


async def read_table(table_service: TableService, ident: str) -> Table:
    return await table_service.read(ident, lambda table: table)


def next_move(table: Table, seq: int = 0) -> Play:
    """Return a legal move of the seat to move."""
    seat, game_log = table.seat_to_move(), table.game_log
    assert seat is not None
    assert game_log is not None
    legal = game_log.position.legal_moves()
    move = game_log.position.write_move(random.Random(game_log.ply).choice(legal))
    by = table.seat_states[seat].holders[0]
    client = by if seq else ""
    return Play(by=by, seat=seat, ply=game_log.ply, move=move, client=client, seq=seq)


async def code(work: Awaitable[Any]) -> str:
    """Assert that a call is refused and return the refusal code."""
    with pytest.raises(Refused) as caught:
        await work
    return str(caught.value.refusal.code)


def test_a_message_sent_several_times_is_executed_once(tmp_path: Path) -> None:
    async def work(cluster: Cluster) -> None:
        table_service = await cluster.table_service()
        ident = await for_two(table_service)
        move = next_move(await read_table(table_service, ident), seq=5)
        versions = [await table_service.execute(ident, move) for _ in range(3)]
        assert len(set(versions)) == 1
        assert (await read_table(table_service, ident)).ply == 1
        other = await cluster.table_service()
        assert await other.execute(ident, move) == versions[0]
        late = PostMessage(by=move.by, seat=move.seat, client=move.by, seq=4, text="hello")
        assert await code(table_service.execute(ident, late)) == "stale-seq"

    run(tmp_path, work)


def test_acknowledged_commands_survive_a_restart(tmp_path: Path) -> None:
    async def work(cluster: Cluster) -> None:
        table_service = await cluster.table_service()
        ident = await for_two(table_service)
        for _ in range(30):
            await table_service.execute(ident, next_move(await read_table(table_service, ident)))
        other = await cluster.table_service()
        assert status(await read_table(other, ident)) == status(
            await read_table(table_service, ident)
        )

    run(tmp_path, work)


def test_two_processes_serve_one_table(tmp_path: Path) -> None:
    async def work(cluster: Cluster) -> None:
        one, other = await cluster.table_service(), await cluster.table_service()
        ident = await for_two(one)
        versions_seen: list[int] = []
        await one.watch(
            ident,
            lambda change: versions_seen.append(change.table.version),
            lambda _: None,
        )
        for step in range(40):
            stored = await read_table(
                await cluster.table_service() if step % 20 == 0 else other, ident
            )
            await (one if step % 2 else other).execute(ident, next_move(stored))
            await one.execute(ident, PostMessage(by="ann", seat=0, text=str(step)))
            await other.execute(ident, PostMessage(by="ben", seat=1, text=str(step)))
        assert versions_seen == sorted(versions_seen)
        await one.execute(ident, PostMessage(by="ann", seat=0, text="end"))
        assert (await read_table(one, ident)).ply == 40
        assert len((await read_table(one, ident)).chat) == 81

    run(tmp_path, work)


def test_concurrent_commands_are_serialized(tmp_path: Path) -> None:
    async def work(cluster: Cluster) -> None:
        table_service = await cluster.table_service()
        ident = await for_two(table_service)
        move = next_move(await read_table(table_service, ident))
        change: list[TableChange] = []
        await table_service.watch(ident, change.append, lambda _: None)
        results = await asyncio.gather(
            *(table_service.execute(ident, move) for _ in range(5)),
            *(
                table_service.execute(ident, PostMessage(by="ann", seat=0, text=str(n)))
                for n in range(20)
            ),
            return_exceptions=True,
        )
        assert len([result for result in results if isinstance(result, int)]) >= 21
        versions = [stored.version for each in change for stored in each.events]
        assert versions == list(range(versions[0], versions[0] + 21))

    run(tmp_path, work)


def test_bots_play_to_the_end(tmp_path: Path) -> None:
    async def work(cluster: Cluster) -> None:
        table_service = await cluster.table_service(bot_pool=1)
        ident = await table_service.create(ANN, wanted(bots=(None, "greedy")), 0)
        over = asyncio.Event()
        turn = asyncio.Event()

        def listen(change: TableChange) -> None:
            turn.set()
            if change.table.ending is not None:
                over.set()

        await table_service.watch(ident, listen, lambda _: None)
        while not over.is_set():
            table = await read_table(table_service, ident)
            if table.seat_to_move() == 0:
                await table_service.execute(ident, next_move(table))
            elif table.ending is None:
                turn.clear()
                await asyncio.wait_for(turn.wait(), 30)
        table = await read_table(table_service, ident)
        assert replay(record_of(table), registry.find("mandala")).is_over()

    run(tmp_path, work)


def test_an_abandoned_bot_turn_is_picked_up(tmp_path: Path) -> None:
    async def work(cluster: Cluster) -> None:
        first = await cluster.table_service(bot_pool=0)  # no bot process
        ident = await first.create(ANN, wanted(bots=(None, "random")), 0)
        while (await read_table(first, ident)).seat_to_move() == 0:
            await first.execute(ident, next_move(await read_table(first, ident)))
        cluster.time += 20_000
        second = await cluster.table_service(bot_pool=1)
        for _ in range(300):
            await asyncio.sleep(0.1)
            if (await read_table(second, ident)).seat_to_move() == 0:
                return
        raise AssertionError("the bot turn was not picked up")

    run(tmp_path, work)


def test_an_expired_clock_is_noticed(tmp_path: Path) -> None:
    async def work(cluster: Cluster) -> None:
        table_service = await cluster.table_service()
        ident = await for_two(table_service, wanted(clock=clock(60), flag="forfeit"))
        cluster.time += 61_000
        for _ in range(100):
            await asyncio.sleep(0.1)
            ending = (await read_table(table_service, ident)).ending
            if ending is not None:
                assert ending["reason"] == "flag"
                return
        raise AssertionError("the expired clock was not noticed")

    run(tmp_path, work)


def test_a_table_that_cannot_be_read_does_not_stop_the_others(tmp_path: Path) -> None:
    async def work(cluster: Cluster) -> None:
        first = await cluster.table_service()
        broken = await for_two(first, wanted(clock=clock(60), flag="forfeit"))
        sound = await for_two(first, wanted(clock=clock(60), flag="forfeit"))
        with sqlite3.connect(tmp_path / "tables.db") as database:
            database.execute("UPDATE entries SET kind = 'nonsense' WHERE table_id = ?", (broken,))
        cluster.time += 61_000
        await first.heartbeat.beat()
        second = await cluster.table_service()  # has neither in memory
        await second.due_tables.wake_all()
        assert second.due_tables.quarantined == {broken}
        ending = (await read_table(second, sound)).ending
        assert ending is not None
        assert ending["reason"] == "flag"
        await second.due_tables.wake_all()

    run(tmp_path, work)


def test_undo_cancels_the_bot_turn(tmp_path: Path) -> None:
    async def work(cluster: Cluster) -> None:
        table_service = await cluster.table_service(bot_pool=1)
        ident = await person_begins(table_service, "botanist:60000ms")
        while (await read_table(table_service, ident)).seat_to_move() == 0:
            await table_service.execute(ident, next_move(await read_table(table_service, ident)))
        await asyncio.sleep(0.3)
        await table_service.execute(ident, Undo(by="ann", seat=0, ply=0))
        await asyncio.sleep(0.3)
        assert (await read_table(table_service, ident)).ply == 0

    run(tmp_path, work)


async def person_begins(table_service: TableService, bot: str) -> str:
    """Create tables until the person moves first in one."""
    while True:
        ident = await table_service.create(ANN, wanted(bots=(None, bot)), 0)
        if (await read_table(table_service, ident)).seat_to_move() == 0:
            return ident


def test_hints_are_only_for_the_seat_to_move_and_if_allowed(tmp_path: Path) -> None:
    async def work(cluster: Cluster) -> None:
        table_service = await cluster.table_service(bot_pool=1)
        ident = await for_two(table_service)
        table = await read_table(table_service, ident)
        seat = table.seat_to_move()
        assert seat is not None
        mine, theirs = table.seat_states[seat].holders[0], table.seat_states[1 - seat].holders[0]
        ply, hint = await table_service.hint(ident, mine, seat)
        assert ply == 0
        assert table.game_log is not None
        legal = table.game_log.position.legal_moves()
        assert table.game_log.position.read_move(hint.move) in legal
        assert await code(table_service.hint(ident, theirs, seat)) == "not-your-seat"
        assert await code(table_service.hint(ident, theirs, 1 - seat)) == "not-your-turn"
        strict = await for_two(table_service, wanted(hints=False))
        assert await code(table_service.hint(strict, mine, seat)) == "no-hints"

    run(tmp_path, work)


def test_all_players_get_the_same_rematch(tmp_path: Path) -> None:
    async def work(cluster: Cluster) -> None:
        table_service = await cluster.table_service()
        ident = await for_two(table_service)
        await table_service.execute(ident, Resign(by="ann", seat=0))
        first = await table_service.rematch(ident, ANN, LinkRematch(by="ann", seat=0))
        second = await table_service.rematch(ident, BEN, LinkRematch(by="ben", seat=1))
        assert first == second == (await read_table(table_service, ident)).rematch
        assert (await read_table(table_service, first)).holds("ann", 1)
        await table_service.execute(first, TakeSeat(by="ben", seat=0, name="Ben"))
        assert (await read_table(table_service, first)).stage == "playing"

    run(tmp_path, work)


def test_a_rated_game_changes_ratings_once(tmp_path: Path) -> None:
    async def work(cluster: Cluster) -> None:
        table_service = await cluster.table_service()
        for player in (ANN, BEN):
            await table_service.store.add_player(player)
        ident = await for_two(table_service, wanted(rated=True, hints=False, undo="barrier"))
        await table_service.execute(ident, Resign(by="ann", seat=0))
        while not (await read_table(table_service, ident)).is_rated:
            await asyncio.sleep(0.01)
        await table_service.execute(ident, PostMessage(by="ann", seat=0, text="well"))
        ratings = {
            each.player: each
            for each in await table_service.store.ratings("mandala", ["ann", "ben"])
        }
        assert ratings["ann"].mu < ratings["ben"].mu
        assert [rating.games for rating in ratings.values()] == [1, 1]

    run(tmp_path, work)


def test_finished_games_are_reviewed_and_archived(tmp_path: Path) -> None:
    async def work(cluster: Cluster) -> None:
        table_service = await cluster.table_service(bot_pool=1)
        ident = await for_two(table_service, wanted("anthokyklos"))
        while (await read_table(table_service, ident)).ending is None:
            await table_service.execute(ident, next_move(await read_table(table_service, ident)))
        decisions = await table_service.review(ident, 1, 4, SOMEBODY)
        assert [decision["number"] for decision in decisions] == [1, 2, 3, 4]
        assert await table_service.review(ident, 2, 3, SOMEBODY) == decisions[1:3]
        for first, last in ((0, 1), (1, 13), (4, 3), (1000, 1000)):
            assert await code(table_service.review(ident, first, last, SOMEBODY)) == "out-of-range"
        text = record_of(await read_table(table_service, ident)).text()
        kept = await table_service.import_game(BEN, text)
        assert (await read_table(table_service, kept)).stage == "over"
        assert record_of(await read_table(table_service, kept)).text() == text

    run(tmp_path, work)


def test_a_failed_write_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(cluster: Cluster) -> None:
        table_service = await cluster.table_service()
        ident = await for_two(table_service)
        change: list[TableChange] = []
        await table_service.watch(ident, change.append, lambda _: None)
        move = next_move(await read_table(table_service, ident), seq=1)

        async def full(*_: object) -> None:
            raise Unavailable("database-full")

        with monkeypatch.context() as patch:
            patch.setattr(table_service.store, "append", full)
            assert await code(table_service.execute(ident, move)) == "database-full"
        assert change == []
        assert (await read_table(table_service, ident)).ply == 0
        await table_service.execute(ident, move)
        assert (await read_table(table_service, ident)).ply == 1
        assert len(change) == 1

    run(tmp_path, work)


def test_a_long_table_is_loaded_off_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []

    def noted(history: TableHistory) -> Table:
        threads.append(threading.current_thread())
        return rebuild(history)

    monkeypatch.setattr(service, "rebuild", noted)

    async def work(cluster: Cluster) -> None:
        first = await cluster.table_service()
        ident = await for_two(first)
        for most, in_thread in [(100, False), (2, True)]:
            monkeypatch.setattr(service, "SHORT_HISTORY", most)
            again = await cluster.table_service()
            read = await asyncio.gather(*(again.read(ident, status) for _ in range(3)))
            assert read == [await first.read(ident, status)] * 3
            assert (threads.pop() is not threading.main_thread()) == in_thread
        assert len(threads) == 1  # when the first service created the table

    run(tmp_path, work)


def test_unknown_and_too_many_tables_are_refused(tmp_path: Path) -> None:
    async def work(cluster: Cluster) -> None:
        table_service = await cluster.table_service()
        assert await code(table_service.read("nowhere", status)) == "unknown-table"
        for _ in range(40):
            await table_service.create(ANN, NewTable("mandala", 2, CASUAL), None)
        assert await code(table_service.create(ANN, wanted(), 0)) == "too-many-tables"
        await table_service.create(BEN, wanted(), 0)

    run(tmp_path, work)
