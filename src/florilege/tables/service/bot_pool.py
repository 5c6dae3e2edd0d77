"""A bounded pool of worker processes that run bots outside the event loop."""

import asyncio
import multiprocessing

from florilege import COMPILED
from florilege._engine import native_is_ready
from florilege.kernel.refusal import refused
from florilege.tables.service.bot_worker import BotAnswer, Task, serve

MAX_WAITING = 512


class BotProcessLost(Exception):  # noqa: N818  # an expected outcome, not a bug
    """The worker process died before it answered."""


class BotProcess:
    """One worker process; it runs one task at a time and is restarted if it dies."""

    def __init__(self, idle: "asyncio.Queue[BotProcess]") -> None:
        self._idle = idle
        self._future: asyncio.Future[BotAnswer] | None = None
        self._busy = False
        self._start()
        self._idle.put_nowait(self)

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
        """Run a task and return its answer; cancelling the caller interrupts the worker."""
        if not self._is_native and native_is_ready():
            self.close()
            self._start()
        self._busy = True
        self._future = asyncio.get_running_loop().create_future()
        self._connection.send(task)
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
        """Return to the idle queue, at most once per task."""
        if self._busy:
            self._busy = False
            self._idle.put_nowait(self)

    def _restart(self) -> None:
        future = self._future
        if future is not None and not future.done():
            future.set_exception(BotProcessLost())
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
    """A fixed number of worker processes and a bounded queue of callers."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._workers: list[BotProcess] = []
        self._idle: asyncio.Queue[BotProcess] = asyncio.Queue()
        self.waiting = 0

    async def open(self) -> None:
        self._workers = [BotProcess(self._idle) for _ in range(self._processes)]

    def pids(self) -> list[int]:
        return [process.pid for process in self._workers]

    async def run(self, task: Task) -> BotAnswer:
        """Run a task on the next idle worker, or refuse it if the queue is full."""
        if self.waiting >= MAX_WAITING:
            raise refused("bots-busy")
        self.waiting += 1
        try:
            process = await self._idle.get()
        finally:
            self.waiting -= 1
        return await process.run(task)

    async def close(self) -> None:
        for process in self._workers:
            process.close()
