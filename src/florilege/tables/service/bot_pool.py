"""A bounded pool of worker processes that run bots outside the event loop."""

import asyncio
import multiprocessing
from collections.abc import Callable
from typing import TypeAlias

from florilege import COMPILED
from florilege._engine import native_is_ready
from florilege.bots import roster
from florilege.kernel.refusal import refused
from florilege.tables.service.bot_worker import BotAnswer, HintTask, MoveTask, Task, serve
from florilege.tables.service.fair_queue import FairQueue, Owner

MAX_WAITING = 512
DEFAULT_MILLISECONDS = 2000.0  # that a bot may think about a move
PATIENCE = 60.0  # seconds until a process that does not answer is replaced
MOVE, HINT, REVIEW = range(3)  # levels of waiting tasks, the most urgent first
LEVELS = 3


class BotProcess:
    """One worker process; it runs one task at a time and is restarted if it dies.

    `on_idle` is called after each task.
    """

    def __init__(self, on_idle: "Callable[[BotProcess], None]") -> None:
        self._on_idle = on_idle
        self._future: asyncio.Future[BotAnswer] | None = None
        self._busy = False
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._is_native = COMPILED or native_is_ready()
        self._connection, worker_end = context.Pipe()
        self._process = context.Process(target=serve, args=(worker_end,), daemon=True)
        self._process.start()
        worker_end.close()
        asyncio.get_running_loop().add_reader(self._connection.fileno(), self._read)

    @property
    def pid(self) -> int:
        return self._process.pid or 0

    async def run(self, task: Task) -> BotAnswer:
        """Run a task and return its answer, or raise `Refused` if the process dies or hangs.

        Cancelling the caller interrupts the worker.
        """
        if not self._is_native and native_is_ready():
            self.close()
            self._start()
        self._busy = True
        self._future = asyncio.get_running_loop().create_future()
        self._connection.send(task)
        overdue = asyncio.get_running_loop().call_later(PATIENCE, self._process.kill)
        self._future.add_done_callback(lambda _: overdue.cancel())
        try:
            return await self._future
        except asyncio.CancelledError:
            self._connection.send(None)
            raise

    def _read(self) -> None:
        try:
            answer: BotAnswer = self._connection.recv()
        except (EOFError, OSError):
            self._restart()
            return
        future = self._future
        if future is not None and not future.done():
            future.set_result(answer)
        self._mark_idle()

    def _mark_idle(self) -> None:
        """Become idle again, once per task."""
        if self._busy:
            self._busy = False
            self._on_idle(self)

    def _restart(self) -> None:
        future = self._future
        if future is not None and not future.done():
            future.set_exception(refused("bot-lost"))
        self._disconnect()
        self._start()
        self._mark_idle()

    def _disconnect(self) -> None:
        asyncio.get_running_loop().remove_reader(self._connection.fileno())
        self._connection.close()

    def close(self) -> None:
        self._disconnect()
        self._process.terminate()
        self._process.join()


class BotPool:
    """A few worker processes, and a bounded, fair queue for them.

    With two processes or more, one of them is kept for bots that answer at once.
    """

    def __init__(self, processes: int, most_milliseconds: float = DEFAULT_MILLISECONDS) -> None:
        self.most_milliseconds = most_milliseconds
        self._processes = processes
        self._workers: list[BotProcess] = []
        self._idle: list[BotProcess] = []
        self._quick: FairQueue[Turn] = FairQueue(LEVELS)
        self._long: FairQueue[Turn] = FairQueue(LEVELS)

    @property
    def waiting(self) -> int:
        """The number of tasks that wait for a process."""
        return len(self._quick) + len(self._long)

    async def open(self) -> None:
        self._workers = [BotProcess(self._release) for _ in range(self._processes)]
        self._idle = list(self._workers)

    def pids(self) -> list[int]:
        return [process.pid for process in self._workers]

    async def run(self, task: Task, owner: Owner) -> BotAnswer:
        """Run a task when it is the owner's turn; refuse it if too many are waiting."""
        process = await self._acquire(task, owner)
        return await process.run(task)

    async def _acquire(self, task: Task, owner: Owner) -> BotProcess:
        if self.waiting >= MAX_WAITING:
            raise refused("bots-busy")
        queue = self._quick if is_quick(task) else self._long
        turn: Turn = asyncio.get_running_loop().create_future()
        queue.put(turn, level_of(task), owner)
        self._dispatch()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release(turn.result())
            queue.discard(turn, level_of(task), owner)
            raise

    def _release(self, process: BotProcess) -> None:
        self._idle.append(process)
        self._dispatch()

    def _dispatch(self) -> None:
        """Give idle processes to those whose turn it is."""
        for process in tuple(self._idle):
            turn = self._next_turn(process)
            if turn is not None:
                self._idle.remove(process)
                turn.set_result(process)

    def _next_turn(self, process: BotProcess) -> "Turn | None":
        if len(self._workers) > 1 and process is self._workers[0]:
            return self._quick.take()
        return self._long.take() or self._quick.take()

    async def close(self) -> None:
        for process in self._workers:
            process.close()


Turn: TypeAlias = asyncio.Future[BotProcess]


def level_of(task: Task) -> int:
    """Return the level in the queue: bots to move come before hints, and hints before reviews."""
    if isinstance(task, MoveTask):
        return MOVE
    return HINT if isinstance(task, HintTask) else REVIEW


def is_quick(task: Task) -> bool:
    return isinstance(task, MoveTask) and roster.is_quick(task.bot)
