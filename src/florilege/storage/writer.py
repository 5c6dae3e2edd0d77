"""Group commit: a single writer thread commits all queued requests in one transaction.

While one batch is being committed, new requests queue up for the next. So a busy server needs few
commits, and an idle one does not wait. No request is answered before its commit.
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
from florilege.storage.database import WRITE_TRANSACTION
from florilege.storage.errors import UNREACHABLE, translate_errors
from florilege.storage.statements import statements_for
from florilege.tables.store import Conflict, Unavailable

MAX_BATCH = 1000  # requests in one transaction
COMMIT_INTERVAL = 0.004  # minimum seconds between commits; one costs as much as a dozen appends

T = TypeVar("T")
Job: TypeAlias = Callable[[Connection], Any]
Notify: TypeAlias = Callable[[Connection, Sequence[Append]], None]


@dataclass(frozen=True, slots=True, eq=False)
class WriteRequest:
    """Something to write, and the future of its outcome."""

    work: Append | Job
    future: asyncio.Future[Any]


Outcome: TypeAlias = tuple[WriteRequest, Any]  # a result, or the exception to raise


class Writer:
    """Accepts requests on the event loop it was created on; `notify` announces what is written."""

    def __init__(self, engine: Engine, notify: Notify) -> None:
        self._engine = engine.execution_options(**WRITE_TRANSACTION)
        self._statements = statements_for(engine.dialect.name)
        self._notify = notify
        self._loop = asyncio.get_running_loop()
        self._queue = SimpleQueue[WriteRequest | None]()  # None: closed
        self._postponed: list[WriteRequest] = []
        self._open = True
        self._thread = Thread(target=self._run, name="florilege-writer", daemon=True)
        self._thread.start()

    def append(self, append: Append) -> asyncio.Future[None]:
        """Return a future of an append: done once committed, or `Conflict`, or `Unavailable`."""
        return self._submit(append)

    def do(self, job: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Return a future of the result of a job, which runs in a savepoint."""
        return self._submit(job)

    async def close(self) -> None:
        """Write what is queued, and stop the thread."""
        self._open = False
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _submit(self, work: Append | Job) -> asyncio.Future[Any]:
        if not self._open:
            raise Unavailable(UNREACHABLE)
        future = self._loop.create_future()
        self._queue.put(WriteRequest(work, future))
        return future

    def _run(self) -> None:
        more = True
        started = -COMMIT_INTERVAL
        while more or self._postponed:
            waiting: list[WriteRequest | None] = [*self._postponed] or [self._queue.get()]
            time.sleep(max(0.0, started + COMMIT_INTERVAL - time.monotonic()))
            started = time.monotonic()
            while len(waiting) < MAX_BATCH and not self._queue.empty():
                waiting.append(self._queue.get())
            more = more and None not in waiting
            if batch := self._one_per_table([each for each in waiting if each is not None]):
                self._loop.call_soon_threadsafe(_resolve, self._commit(batch))

    def _one_per_table(self, requests: list[WriteRequest]) -> list[WriteRequest]:
        """Return a batch with one append per table; postpone the others to the next."""
        batch: dict[object, WriteRequest] = {}
        self._postponed = []
        for each in requests:
            key = each.work.table if isinstance(each.work, Append) else each
            if batch.setdefault(key, each) is not each:
                self._postponed.append(each)
        return list(batch.values())

    def _commit(self, batch: list[WriteRequest]) -> list[Outcome]:
        try:
            with translate_errors(), self._engine.begin() as connection:
                return self._write(connection, batch)
        except Unavailable as error:
            return [(each, Unavailable(error.reason)) for each in batch]
        except Exception as error:
            # A request is invalid, or a deadlock with another process: retry in halves.
            if len(batch) == 1:
                return [(batch[0], error)]
            middle = len(batch) // 2
            return self._commit(batch[:middle]) + self._commit(batch[middle:])

    def _write(self, connection: Connection, batch: list[WriteRequest]) -> list[Outcome]:
        appends = [each.work for each in batch if isinstance(each.work, Append)]
        written = write_appends(connection, self._statements, appends)
        self._notify(connection, written)
        tables = {each.table for each in written}
        return [(each, _outcome(connection, each.work, tables)) for each in batch]


def _outcome(connection: Connection, work: Append | Job, written: set[str]) -> Any:
    if isinstance(work, Append):
        return None if work.table in written else Conflict(work.table)
    try:
        with connection.begin_nested():
            return work(connection)
    except Conflict as conflict:
        return conflict


def _resolve(outcomes: list[Outcome]) -> None:
    for request, outcome in outcomes:
        if request.future.done():  # cancelled
            continue
        if isinstance(outcome, Exception):
            request.future.set_exception(outcome)
        else:
            request.future.set_result(outcome)
