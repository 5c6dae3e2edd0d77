"""A clock of the system that is set forward costs no player any time; what has elapsed does."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from florilege.storage.store import open_store
from florilege.tables.model.clocks import ClocksData
from florilege.tables.service.bot_pool import BotPool
from florilege.tables.service.new_table import NewTable
from florilege.tables.service.service import TableService
from florilege.tables.steady_clock import SteadyClock
from tests.tables.in_memory import clock
from tests.tables.test_new_table import wanted
from tests.tables.test_service import for_two, next_move, read_table

SECOND = 1_000
HOUR = 3_600 * SECOND
NANOSECONDS = 1_000_000
BLITZ = 60  # seconds for all moves


class Machine:
    """A machine whose clock the test sets, and whose processes share a database."""

    def __init__(self, folder: Path) -> None:
        self.url = f"sqlite:///{folder / 'tables.db'}"
        self.system = 1_700_000_000_000
        self.elapsed = 0
        self.running: list[TableService] = []

    async def process(self) -> TableService:
        """Start a process that serves tables."""
        steady = SteadyClock(lambda: self.system * NANOSECONDS, lambda: self.elapsed * NANOSECONDS)
        service = TableService(open_store(self.url), BotPool(0, 60_000), steady)
        await service.open()
        self.running.append(service)
        return service

    async def stop(self) -> None:
        """Stop all processes."""
        for service in self.running:
            await service.close()
        self.running.clear()

    async def wait(self, milliseconds: int) -> None:
        """Let time pass, in which all processes write their time as usual."""
        while milliseconds > 0:
            step = min(milliseconds, 10 * SECOND)
            self.system += step
            self.elapsed += step
            milliseconds -= step
            for service in self.running:
                await service.heartbeat.beat()


def run(folder: Path, work: Callable[[Machine], Awaitable[None]]) -> None:
    """Run a test with a machine."""

    async def with_machine() -> None:
        machine = Machine(folder)
        try:
            await work(machine)
        finally:
            await machine.stop()

    asyncio.run(with_machine())


def blitz() -> NewTable:
    """Return a table where one who is out of time loses."""
    return wanted(clock=clock(BLITZ), flag="forfeit")


async def clocks(service: TableService, ident: str) -> ClocksData:
    table = await read_table(service, ident)
    assert table.clocks is not None
    return table.clocks.data()


async def left(service: TableService, ident: str) -> int:
    """Return the milliseconds left to the seat to move."""
    table = await read_table(service, ident)
    assert table.clocks is not None
    assert table.clocks.running is not None
    return table.clocks.left_at(table.clocks.running, service.now())


async def outcome(service: TableService, ident: str) -> str:
    """Wake what is due; return why the game has ended, or nothing."""
    await service.due_tables.wake_all()
    ending = (await read_table(service, ident)).ending
    return "" if ending is None else ending["reason"]


def agree(one: TableService, other: TableService) -> bool:
    """Return whether the times of two processes differ by no more than they may."""
    return abs(one.now() - other.now()) <= 10 * SECOND


def test_a_jump_forward_is_not_noticed_by_a_running_process(tmp_path: Path) -> None:
    async def work(machine: Machine) -> None:
        service = await machine.process()
        ident = await for_two(service, blitz())
        machine.system += HOUR
        assert await outcome(service, ident) == ""
        assert await left(service, ident) == BLITZ * SECOND
        await machine.wait(10 * SECOND)
        assert await left(service, ident) == 50 * SECOND
        await service.execute(ident, next_move(await read_table(service, ident)))
        assert sorted((await clocks(service, ident))["left"]) == [50 * SECOND, 60 * SECOND]
        await machine.wait(61 * SECOND)
        assert await outcome(service, ident) == "flag"

    run(tmp_path, work)


@pytest.mark.parametrize("jump", [31 * SECOND, HOUR, 24 * 365 * HOUR])
def test_a_jump_forward_costs_nothing_at_the_next_start(tmp_path: Path, jump: int) -> None:
    async def work(machine: Machine) -> None:
        ident = await for_two(await machine.process(), blitz())
        await machine.wait(20 * SECOND)
        await machine.stop()
        machine.system += jump
        service = await machine.process()
        assert await outcome(service, ident) == ""
        assert await left(service, ident) == 40 * SECOND
        await machine.wait(30 * SECOND)
        assert await outcome(service, ident) == ""
        await machine.stop()  # the next process knows nothing of the jump
        assert await left(await machine.process(), ident) == 10 * SECOND
        await machine.wait(11 * SECOND)
        assert await outcome(machine.running[0], ident) == "flag"

    run(tmp_path, work)


def test_a_quick_restart_does_not_stop_the_clocks(tmp_path: Path) -> None:
    async def work(machine: Machine) -> None:
        ident = await for_two(await machine.process(), blitz())
        await machine.wait(20 * SECOND)
        await machine.stop()
        await machine.wait(5 * SECOND)
        service = await machine.process()
        assert await left(service, ident) == 35 * SECOND
        await machine.wait(36 * SECOND)
        assert await outcome(service, ident) == "flag"

    run(tmp_path, work)


def test_a_table_not_loaded_for_days_is_charged_what_has_elapsed(tmp_path: Path) -> None:
    async def work(machine: Machine) -> None:
        ident = await for_two(
            await machine.process(), wanted(clock=clock(3_600, per_move=True), flag="forfeit")
        )
        for _ in range(5):  # restarts do not give the time back
            await machine.wait(11 * 60 * SECOND)
            await machine.stop()
            assert await outcome(await machine.process(), ident) == ""
        await machine.wait(6 * 60 * SECOND)
        assert await outcome(machine.running[0], ident) == "flag"

    run(tmp_path, work)


def test_a_process_whose_clock_is_fast_costs_nobody_at_the_others_time(tmp_path: Path) -> None:
    async def work(machine: Machine) -> None:
        one = await machine.process()
        tables = [await for_two(one, blitz()) for _ in range(3)]
        await machine.wait(10 * SECOND)
        machine.system += HOUR
        fast = await machine.process()
        assert [await outcome(fast, ident) for ident in tables] == ["", "", ""]
        await fast.execute(tables[0], next_move(await read_table(fast, tables[0])))
        for ident in tables:
            assert await outcome(one, ident) == ""
        await machine.wait(10 * SECOND)
        assert agree(one, fast)
        for ident in tables:
            assert await outcome(one, ident) == await outcome(fast, ident) == ""
            assert 40 * SECOND <= await left(one, ident) <= BLITZ * SECOND
        await machine.wait(61 * SECOND)
        for ident in tables:
            assert await outcome(one, ident) == "flag"

    run(tmp_path, work)


def test_a_process_whose_clock_is_slow_follows_the_others(tmp_path: Path) -> None:
    async def work(machine: Machine) -> None:
        one = await machine.process()
        ident = await for_two(one, blitz())
        machine.system -= HOUR
        slow = await machine.process()
        await machine.wait(20 * SECOND)
        assert agree(one, slow)
        assert await left(one, ident) == 40 * SECOND
        assert 40 * SECOND <= await left(slow, ident) <= 50 * SECOND
        await machine.wait(51 * SECOND)
        assert await outcome(slow, ident) == "flag"

    run(tmp_path, work)
