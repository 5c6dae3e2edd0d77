"""The one thread that writes: all that waits is committed together.

While one commit is on its way to the disk, the next requests gather; so a busy house needs few
commits, and a quiet one does not wait. Nobody is answered before the commit.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine

from florilege.storage.append import Append, write_appends
from florilege.storage.database import WRITING
from florilege.storage.statements import statements_for
from florilege.storage.trouble import UNREACHABLE, explained
from florilege.tables.store import Conflict, Unavailable

MOST = 1000  # requests in one commit
PACE = 0.004  # seconds from one commit to the next, at least: one costs what a dozen appends do

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], Any]
Tell: TypeAlias = Callable[[Connection, Sequence[Append]], None]


@dataclass(frozen=True, slots=True, eq=False)
class Request:
    """Something to write, and who waits for it."""

    work: Append | Job
    answer: asyncio.Future[Any]


Outcome: TypeAlias = tuple[Request, Any]  # what it returns, or the exception it raises


class Writer:
    """Takes requests on the event loop it was made on; `tell` announces what is written."""

    def __init__(self, engine: Engine, tell: Tell) -> None:
        self._engine = engine.execution_options(**WRITING)
        self._statements = statements_for(engine.dialect.name)
        self._tell = tell
        self._loop = asyncio.get_running_loop()
        self._queue = SimpleQueue[Request | None]()  # None: no more will come
        self._postponed: list[Request] = []
        self._open = True
        self._thread = Thread(target=self._run, name="florilege-writer", daemon=True)
        self._thread.start()

    def append(self, append: Append) -> asyncio.Future[None]:
        """Return a future for an append: done when committed, or `Conflict`, or `Unavailable`."""
        return self._ask(append)

    def do(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Return a future for what a function returns that writes, all of it or nothing."""
        return self._ask(job)

    async def close(self) -> None:
        """Finish what was asked for."""
        self._open = False
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _ask(self, work: Append | Job) -> asyncio.Future[Any]:
        if not self._open:
            raise Unavailable(UNREACHABLE)
        answer = self._loop.create_future()
        self._queue.put(Request(work, answer))
        return answer

    def _run(self) -> None:
        more = True
        begun = -PACE
        while more or self._postponed:
            waiting: list[Request | None] = [*self._postponed] or [self._queue.get()]
            time.sleep(max(0.0, begun + PACE - time.monotonic()))
            begun = time.monotonic()
            while len(waiting) < MOST and not self._queue.empty():
                waiting.append(self._queue.get())
            more = more and None not in waiting
            if batch := self._one_of_each_table([each for each in waiting if each is not None]):
                self._loop.call_soon_threadsafe(_answer, self._commit(batch))

    def _one_of_each_table(self, requests: list[Request]) -> list[Request]:
        """Postpone what must find the entries before it in the database."""
        batch: dict[object, Request] = {}
        self._postponed = []
        for each in requests:
            key = each.work.table if isinstance(each.work, Append) else each
            if batch.setdefault(key, each) is not each:
                self._postponed.append(each)
        return list(batch.values())

    def _commit(self, batch: list[Request]) -> list[Outcome]:
        try:
            with explained(), self._engine.begin() as connection:
                return self._write(connection, batch)
        except Unavailable as error:
            return [(each, Unavailable(error.reason)) for each in batch]
        except Exception as error:
            # One request is unsound, or waited for another process that waited for this one.
            if len(batch) == 1:
                return [(batch[0], error)]
            middle = len(batch) // 2
            return self._commit(batch[:middle]) + self._commit(batch[middle:])

    def _write(self, connection: Connection, batch: list[Request]) -> list[Outcome]:
        appends = [each.work for each in batch if isinstance(each.work, Append)]
        won = write_appends(connection, self._statements, appends)
        self._tell(connection, won)
        tables = {each.table for each in won}
        return [(each, _outcome(connection, each.work, tables)) for each in batch]


def _outcome(connection: Connection, work: Append | Job, won: set[str]) -> Any:
    if isinstance(work, Append):
        return None if work.table in won else Conflict(work.table)
    try:
        with connection.begin_nested():
            return work(connection)
    except Conflict as conflict:
        return conflict


def _answer(outcomes: list[Outcome]) -> None:
    for request, outcome in outcomes:
        if request.answer.done():  # nobody waits any more
            continue
        if isinstance(outcome, Exception):
            request.answer.set_exception(outcome)
        else:
            request.answer.set_result(outcome)
