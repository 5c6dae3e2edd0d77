"""Runs bots when it is their turn, and cancels them when the game moves on."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from florilege.kernel.refusal import Refused
from florilege.tables.commands.command import Command
from florilege.tables.commands.playing import Play
from florilege.tables.model.history import SYSTEM
from florilege.tables.model.table import Table
from florilege.tables.service.bot_pool import BotPool
from florilege.tables.service.bot_worker import MoveTask
from florilege.tables.service.fair_queue import Owner

Execute: TypeAlias = Callable[[str, Command], Awaitable[int]]
Read: TypeAlias = Callable[[str, Callable[[Table], None]], Awaitable[None]]
Turn: TypeAlias = tuple[
    int, int, str
]  # undos, ply, bot: identifies the turn a task was started for

RETRY_DELAY = 1.0  # seconds before a failed bot turn is retried


class BotTurns:
    """Keeps one running task for each table where a bot is to move."""

    def __init__(
        self, execute: Execute, read: Read, bot_pool: BotPool, owner: Callable[[str], Owner]
    ) -> None:
        self._execute = execute
        self._read = read
        self._bot_pool = bot_pool
        self._owner = owner
        self._tasks: dict[str, tuple[Turn, asyncio.Task[None]]] = {}

    def schedule(self, table: Table) -> None:
        """Start the bot that is to move, if any, and cancel an outdated task."""
        turn = (len(table.undos), table.ply, table.bot_to_move())
        current = self._tasks.get(table.ident)
        if current is not None and current[0] == turn:
            return
        if current is not None:
            self._cancel(table.ident)
        if turn[2]:
            self._start(table, turn)

    def _start(self, table: Table, turn: Turn) -> None:
        task = asyncio.get_running_loop().create_task(self._play(table, turn))
        self._tasks[table.ident] = (turn, task)

    def _cancel(self, ident: str) -> None:
        """Cancel the task of a table, unless it is the caller."""
        _, task = self._tasks.pop(ident)
        if task is not asyncio.current_task():
            task.cancel()

    async def _play(self, table: Table, turn: Turn) -> None:
        """Choose a move and play it; retry if it is refused or the worker dies."""
        seat, game_log = table.seat_to_move(), table.game_log
        assert seat is not None
        assert game_log is not None
        task = MoveTask(game_log.record.text(), seat, turn[2], self._bot_pool.most_milliseconds)
        try:
            answer = await self._bot_pool.run(task, self._owner(table.setup.by))
            move = answer.move
            await self._execute(table.ident, Play(by=SYSTEM, seat=seat, ply=turn[1], move=move))
        except Refused:
            await asyncio.sleep(RETRY_DELAY)
            del self._tasks[table.ident]
            await self._read(table.ident, self.schedule)

    async def close(self) -> None:
        tasks = [task for _, task in self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
