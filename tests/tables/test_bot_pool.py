"""The pool of worker processes that run bots."""

import asyncio
import os
import signal
import time
from dataclasses import replace

import pytest

from florilege.kernel.refusal import Refused
from florilege.tables.finished_game import record_of
from florilege.tables.service import bot_pool as bot_pool_module
from florilege.tables.service.bot_pool import BotPool
from florilege.tables.service.bot_worker import HintTask, MoveTask
from florilege.tables.service.fair_queue import Owner
from florilege.tables.service.reviews import Reviews
from tests.tables.in_memory import started_table

LONG = "botanist:60000ms"
SOMEBODY = Owner("somebody")


def move_task(bot: str) -> MoveTask:
    """Return a task for the first move of a game."""
    table = started_table().table
    seat = table.seat_to_move()
    assert table.game_log is not None
    assert seat is not None
    return MoveTask(table.game_log.record.text(), seat, bot)


def run(number: int, work: object) -> None:
    """Run a test with a bot pool."""

    async def with_pool() -> None:
        bot_pool = BotPool(number)
        await bot_pool.open()
        try:
            await work(bot_pool)  # type: ignore[operator]
        finally:
            await bot_pool.close()

    asyncio.run(with_pool())


def test_bots_return_moves_and_hints() -> None:
    async def work(bot_pool: BotPool) -> None:
        random, greedy = await asyncio.gather(
            *(bot_pool.run(move_task(bot), SOMEBODY) for bot in ("random", "greedy"))
        )
        asked = move_task("random")
        hint = await bot_pool.run(HintTask(asked.record, asked.seat), SOMEBODY)
        assert random.move
        assert greedy.move
        assert hint.move
        assert random.chances == ()
        assert sum(hint.chances) == pytest.approx(1, abs=0.01)

    run(2, work)


def test_a_cancelled_task_frees_its_process() -> None:
    async def work(bot_pool: BotPool) -> None:
        await bot_pool.run(move_task("random"), SOMEBODY)
        slow = asyncio.create_task(bot_pool.run(move_task(LONG), SOMEBODY))
        await asyncio.sleep(0.2)
        slow.cancel()
        begun_at = time.monotonic()
        assert (await bot_pool.run(move_task("random"), SOMEBODY)).move
        assert time.monotonic() - begun_at < 30
        with pytest.raises(asyncio.CancelledError):
            await slow

    run(1, work)


def test_a_process_that_dies_is_replaced() -> None:
    async def work(bot_pool: BotPool) -> None:
        await bot_pool.run(move_task("random"), SOMEBODY)
        slow = asyncio.create_task(bot_pool.run(move_task(LONG), SOMEBODY))
        await asyncio.sleep(0.2)
        os.kill(bot_pool.pids()[0], signal.SIGKILL)
        with pytest.raises(Refused) as caught:
            await slow
        assert caught.value.refusal.code == "bot-lost"
        assert (await bot_pool.run(move_task("random"), SOMEBODY)).move

    run(1, work)


def test_a_process_that_dies_while_idle_is_replaced_once() -> None:
    async def work(bot_pool: BotPool) -> None:
        await bot_pool.run(move_task("random"), SOMEBODY)
        os.kill(bot_pool.pids()[0], signal.SIGKILL)
        await asyncio.sleep(0.2)
        slow = asyncio.create_task(bot_pool.run(move_task(LONG), SOMEBODY))
        other = asyncio.create_task(bot_pool.run(move_task("random"), SOMEBODY))
        await asyncio.sleep(0.2)
        assert bot_pool.waiting == 1
        slow.cancel()
        assert (await other).move

    run(1, work)


def test_a_native_engine_built_later_is_used_from_the_next_task_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_pool_module, "COMPILED", False)
    monkeypatch.setattr(bot_pool_module, "native_is_ready", lambda: False)

    async def work(bot_pool: BotPool) -> None:
        await bot_pool.run(move_task("random"), SOMEBODY)
        plain = bot_pool.pids()
        await bot_pool.run(move_task("random"), SOMEBODY)
        assert bot_pool.pids() == plain
        monkeypatch.setattr(bot_pool_module, "native_is_ready", lambda: True)
        assert (await bot_pool.run(move_task("random"), SOMEBODY)).move
        native = bot_pool.pids()
        assert native != plain
        await bot_pool.run(move_task("random"), SOMEBODY)
        assert bot_pool.pids() == native

    run(1, work)


def test_tasks_beyond_the_queue_limit_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool_module, "MAX_WAITING", 1)

    async def work(bot_pool: BotPool) -> None:
        asked = [asyncio.create_task(bot_pool.run(move_task(LONG), SOMEBODY)) for _ in range(2)]
        await asyncio.sleep(0.2)
        with pytest.raises(Refused) as caught:
            await bot_pool.run(move_task("random"), SOMEBODY)
        assert caught.value.refusal.code == "bots-busy"
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    run(1, work)


def test_moves_are_reviewed() -> None:
    async def work(bot_pool: BotPool) -> None:
        table = started_table()
        table.play_on(10_000)
        record = record_of(table.table)
        decisions = await Reviews(bot_pool).decisions("table", record, 3, 5, SOMEBODY)
        assert [decision["number"] for decision in decisions] == [3, 4, 5]
        assert [decision["move"] for decision in decisions] == record.moves[2:5]
        assert all(sum(decision["chances"]) == pytest.approx(1, abs=0.01) for decision in decisions)

    run(1, work)


def test_a_bot_thinks_no_longer_than_it_may() -> None:
    async def work(bot_pool: BotPool) -> None:
        await bot_pool.run(move_task("random"), SOMEBODY)
        asked = move_task("botanist:99999")
        began = time.monotonic()
        await bot_pool.run(replace(asked, milliseconds=300.0), SOMEBODY)
        assert time.monotonic() - began < 20

    run(1, work)


def test_a_quick_bot_does_not_wait_for_the_bots_that_search() -> None:
    async def work(bot_pool: BotPool) -> None:
        await bot_pool.run(move_task("random"), SOMEBODY)
        slow = [
            asyncio.create_task(bot_pool.run(move_task(LONG), Owner("guest"))) for _ in range(40)
        ]
        await asyncio.sleep(0.1)
        assert (await bot_pool.run(move_task("gardener"), SOMEBODY)).move
        assert bot_pool.waiting == 39
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)
        assert bot_pool.waiting == 0

    run(2, work)


def test_the_owner_of_many_tasks_waits_like_everybody() -> None:
    answered: list[str] = []

    async def ask(bot_pool: BotPool, owner: str) -> None:
        await bot_pool.run(move_task("florist:1"), Owner(owner, owner))
        answered.append(owner)

    async def work(bot_pool: BotPool) -> None:
        many = [asyncio.create_task(ask(bot_pool, "many")) for _ in range(8)]
        await asyncio.sleep(0)
        await asyncio.gather(ask(bot_pool, "one"), *many)
        assert answered.index("one") <= 2

    run(1, work)
