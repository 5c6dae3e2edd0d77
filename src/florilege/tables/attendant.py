"""Lets bots think when it is their turn, and drops what they thought if the game went on."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from florilege.kernel.refusal import Refused
from florilege.tables.commands import Command, Play
from florilege.tables.entry import HOUSE
from florilege.tables.table import Table
from florilege.tables.thinkers import ThinkerLost, Thinkers
from florilege.tables.thinking import Question

Do: TypeAlias = Callable[[str, Command], Awaitable[int]]
Look: TypeAlias = Callable[[str, Callable[[Table], None]], Awaitable[None]]
Moment: TypeAlias = tuple[int, int, str]  # rewinds, ply, bot: what a thought is good for

AGAIN = 1.0  # seconds before a bot that could not answer is asked again


class Attendant:
    """Keeps one thinking task for each table where a bot decides."""

    def __init__(self, do: Do, look: Look, thinkers: Thinkers) -> None:
        self._do = do
        self._look = look
        self._thinkers = thinkers
        self._tasks: dict[str, tuple[Moment, asyncio.Task[None]]] = {}

    def attend(self, table: Table) -> None:
        """See to it that the bot that decides now thinks, and no other."""
        moment = (len(table.rewinds), table.ply, table.bot_to_move())
        known = self._tasks.get(table.ident)
        if known is not None and known[0] == moment:
            return
        if known is not None:
            self._forget(table.ident)
        if moment[2]:
            self._begin(table, moment)

    def _begin(self, table: Table, moment: Moment) -> None:
        task = asyncio.get_running_loop().create_task(self._play(table, moment))
        self._tasks[table.ident] = (moment, task)

    def _forget(self, ident: str) -> None:
        """Drop what is being thought about a table; a task does not cancel itself."""
        _, task = self._tasks.pop(ident)
        if task is not asyncio.current_task():
            task.cancel()

    async def _play(self, table: Table, moment: Moment) -> None:
        """Think and play; what came too late is refused and forgotten."""
        seat, course = table.decides(), table.course
        assert seat is not None
        assert course is not None
        question = Question(course.record.text(), seat, moment[2])
        try:
            thought = await self._thinkers.think(question)
            move = thought.move
            await self._do(table.ident, Play(by=HOUSE, seat=seat, ply=moment[1], move=move))
        except (Refused, ThinkerLost):
            await asyncio.sleep(AGAIN)
            del self._tasks[table.ident]
            await self._look(table.ident, self.attend)

    async def close(self) -> None:
        """Stop all thinking."""
        tasks = [task for _, task in self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
