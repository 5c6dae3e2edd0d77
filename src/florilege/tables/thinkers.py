"""Processes in which bots think, away from the event loop, a bounded number at a time."""

import asyncio
import multiprocessing

from florilege.kernel.refusal import refused
from florilege.tables.thinking import Task, Thought, serve

MOST_WAITING = 512


class ThinkerLost(Exception):  # noqa: N818  # it is an answer, not an error of the program
    """The process that was thinking has gone."""


class Thinker:
    """One process; it answers one task at a time and is idle in between."""

    def __init__(self, idle: "asyncio.Queue[Thinker]") -> None:
        self._idle = idle
        self._answer: asyncio.Future[Thought] | None = None
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        asyncio.get_running_loop().add_reader(self._connection.fileno(), self._read)
        self._idle.put_nowait(self)

    @property
    def process(self) -> int:
        """The number of the process."""
        return self._process.pid or 0

    async def ask(self, task: Task) -> Thought:
        """Return the answer; if whoever waits for it is cancelled, so is the thinking."""
        self._answer = asyncio.get_running_loop().create_future()
        self._connection.send(task)
        try:
            return await self._answer
        except asyncio.CancelledError:
            self._connection.send(None)
            raise

    def _read(self) -> None:
        try:
            thought: Thought = self._connection.recv()
        except (EOFError, OSError):
            self._restart()
            return
        answer = self._answer
        if answer is not None and not answer.done():
            answer.set_result(thought)
        self._idle.put_nowait(self)

    def _restart(self) -> None:
        answer = self._answer
        if answer is not None and not answer.done():
            answer.set_exception(ThinkerLost())
        self._let_go()
        self._start()

    def _let_go(self) -> None:
        asyncio.get_running_loop().remove_reader(self._connection.fileno())
        self._connection.close()

    def close(self) -> None:
        """End the process."""
        self._let_go()
        self._process.terminate()
        self._process.join()


class Thinkers:
    """A few processes, and those who wait for one of them."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._thinkers: list[Thinker] = []
        self._idle: asyncio.Queue[Thinker] = asyncio.Queue()
        self.waiting = 0

    async def open(self) -> None:
        """Start the processes."""
        self._thinkers = [Thinker(self._idle) for _ in range(self._processes)]

    def processes(self) -> list[int]:
        """Return the numbers of the processes."""
        return [thinker.process for thinker in self._thinkers]

    async def think(self, task: Task) -> Thought:
        """Return a thought, or refuse if too many wait already."""
        if self.waiting >= MOST_WAITING:
            raise refused("bots-busy")
        self.waiting += 1
        try:
            thinker = await self._idle.get()
        finally:
            self.waiting -= 1
        return await thinker.ask(task)

    async def close(self) -> None:
        """End the processes."""
        for thinker in self._thinkers:
            thinker.close()
