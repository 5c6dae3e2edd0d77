"""The table service: the only way to read, watch and change tables.

A command is decided on the stored table, its events are committed, and only then are listeners
notified. Several processes may serve the same tables with optimistic concurrency: the first to
commit a version wins, the others reload and decide again. All state here is a cache of the store.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from florilege.arena.analysis import Decision
from florilege.bots import roster
from florilege.kernel.refusal import Refused, refused
from florilege.tables.commands.after_game import LinkRematch, MarkRated
from florilege.tables.commands.command import Command, decide
from florilege.tables.commands.guards import check_plays, game_log_of
from florilege.tables.commands.playing import ExpireClock
from florilege.tables.commands.seating import SeatBot, TakeSeat
from florilege.tables.finished_game import record_of
from florilege.tables.model.changes import TableChange, apply_events, rebuild
from florilege.tables.model.events import GameImported
from florilege.tables.model.history import SYSTEM, StoredEvent, TableHistory
from florilege.tables.model.setup import TableSetup
from florilege.tables.model.table import Table
from florilege.tables.service import new_table
from florilege.tables.service.bot_pool import BotPool
from florilege.tables.service.bot_turns import BotTurns
from florilege.tables.service.bot_worker import BotAnswer, HintTask
from florilege.tables.service.due_tables import DueTables
from florilege.tables.service.fair_queue import Owner
from florilege.tables.service.heartbeat import Heartbeat
from florilege.tables.service.loaded_table import Listener, LoadedTable
from florilege.tables.service.loaded_tables import LoadedTables
from florilege.tables.service.ratings import new_ratings
from florilege.tables.service.reviews import Reviews
from florilege.tables.store import Conflict, Player, Store, Unavailable

T = TypeVar("T")
logger = logging.getLogger(__name__)

MAX_ATTEMPTS = 8  # to commit a command when other writers keep winning
MAX_OPEN_TABLES = 40  # unfinished tables per creator
SHORT_HISTORY = 100  # events that are applied at once; more are applied in a thread


class TableService:
    """Serves tables by name.

    `now` returns milliseconds since 1970, by a steady clock; `address_of` the address a player was
    last seen at.
    """

    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        now: Callable[[], int],
        address_of: Callable[[str], str] = lambda _: "",
    ) -> None:
        self.store = store
        self.heartbeat = Heartbeat(store, now)
        self.now = self.heartbeat.now
        self._bot_pool = bot_pool
        self.loaded = LoadedTables()
        self._reviews = Reviews(bot_pool)
        self._bot_turns = BotTurns(self.execute, self.read, bot_pool, self._owner)
        self._address_of = address_of
        self.due_tables = DueTables(store, self.now, self._wake)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.open(self._on_remote_change)
        await self.heartbeat.start()
        await self._bot_pool.open()
        self._spawn(self.heartbeat.run())
        self._spawn(self.due_tables.run())

    async def close(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bot_turns.close()
        await self._bot_pool.close()
        await self.store.close()

    # Creating tables.

    async def create(self, player: Player, wanted: new_table.NewTable, seat: int | None) -> str:
        """Create a table, seat its creator if a seat is given, and return its name."""
        if await self.store.count_unfinished(player.id) >= MAX_OPEN_TABLES:
            raise refused("too-many-tables", "", {"most": MAX_OPEN_TABLES})
        for bot in filter(None, wanted.terms.bots):
            roster.check_time(bot, self._bot_pool.most_milliseconds)
        setup = new_table.create_setup(wanted, player.id, self.now())
        await self._create(setup, None if seat is None else _sit(player, seat))
        return setup.table

    async def _create(self, setup: TableSetup, command: TakeSeat | None) -> None:
        table = Table(setup)
        events = [] if command is None else decide(command, table, setup.at)
        apply_events(table, events)
        await self._from_store(self.store.create_table(setup, events, table.summary()))
        await self.read(setup.table, self._bot_turns.schedule)

    async def import_game(self, player: Player, text: str) -> str:
        """Verify the record of a finished game and return the name of its table."""
        setup, record = await asyncio.to_thread(new_table.import_setup, text, player.id, self.now())
        stored = StoredEvent(1, setup.at, player.id, "", 0, GameImported(record=record))
        table = await asyncio.to_thread(rebuild, TableHistory(setup, [stored]))
        await self._from_store(self.store.create_table(setup, [stored], table.summary()))
        return setup.table

    async def rematch(self, ident: str, player: Player, command: LinkRematch) -> str:
        """Create or join the rematch of a finished game, one seat further on; return its name."""
        setup = await self.read(
            ident, lambda table: new_table.rematch_setup(table, command, self.now())
        )
        seat = (command.seat + 1) % setup.seats
        with suppress(Conflict):  # somebody else created the same table first
            await self._create(setup, _sit(player, seat))
        await self.execute(ident, replace(command, rematch=setup.table))
        return setup.table

    # Reading and changing tables.

    async def read(self, ident: str, select: Callable[[Table], T]) -> T:
        """Apply a function to the current table and return its result."""
        async with self.loaded.use(ident) as loaded:
            return select(await self._table(loaded))

    async def watch(self, ident: str, listener: Listener, select: Callable[[Table], T]) -> T:
        """Like `read`, and send every later update of the table to the listener."""
        async with self.loaded.use(ident) as loaded:
            selected = select(await self._table(loaded))
            loaded.listeners.add(listener)
            return selected

    def unwatch(self, ident: str, listener: Listener) -> None:
        self.loaded.unwatch(ident, listener)

    async def execute(self, ident: str, command: Command) -> int:
        """Execute a command and return the version it created, committed to the store.

        Idempotent: a message sent again returns the version of the first time. Raises `Refused` if
        nothing was changed.
        """
        if isinstance(command, SeatBot):
            roster.check_time(command.bot, self._bot_pool.most_milliseconds)
        async with self.loaded.use(ident) as loaded:
            for _ in range(MAX_ATTEMPTS):
                table = await self._table(loaded)
                done = processed_version(table, command)
                if done:
                    return done
                events = decide(command, table, self.now())
                if not events:
                    return table.version
                if await self._commit(loaded, table, events):
                    return events[0].version
        raise refused("table-busy")

    async def _commit(self, loaded: LoadedTable, table: Table, events: list[StoredEvent]) -> bool:
        """Commit events and notify listeners; return False on a version conflict."""
        loaded.table = None  # reload unless the commit succeeds
        change = apply_events(table, events)
        summary = table.summary()
        changed = None if summary == loaded.summary else summary
        try:
            await self._from_store(self.store.append(loaded.ident, events, changed))
        except Conflict:
            return False
        loaded.table = table
        loaded.summary = summary
        self._publish(loaded, change)
        return True

    async def hint(self, ident: str, player: str, seat: int) -> tuple[int, BotAnswer]:
        """Return the current ply, and the move that a strong bot would play for the seat."""
        ply, task = await self.read(ident, lambda table: _hint_task(table, player, seat))
        return ply, await self._bot_pool.run(task, self._owner(player))

    async def review(self, ident: str, first: int, last: int, owner: Owner) -> list[Decision]:
        record = await self.read(ident, record_of)
        return await self._reviews.decisions(ident, record, first, last, owner)

    def _owner(self, player: str) -> Owner:
        return Owner(player, self._address_of(player))

    # Loaded tables.

    async def _table(self, loaded: LoadedTable) -> Table:
        """Return the table, read from the store if necessary; the caller holds the lock."""
        if loaded.table is None:
            history = await self._from_store(self.store.read(loaded.ident))
            if history is None:
                raise refused("unknown-table", "", {"name": loaded.ident})
            await self._load(loaded, history)
        assert loaded.table is not None
        pause = self.heartbeat.pause(loaded.table)
        if pause is None:
            return loaded.table
        await self._commit(loaded, loaded.table, decide(pause, loaded.table, self.now()))
        return await self._table(loaded)

    async def _load(self, loaded: LoadedTable, history: TableHistory) -> None:
        known = loaded.announced_version or len(history.events)
        table = await _rebuild(TableHistory(history.setup, history.events[:known]))
        loaded.table = table
        loaded.announced_version = table.version
        loaded.summary = None
        self.loaded.weigh(loaded, table)
        self._catch_up(loaded, table, history.events[known:])

    def _catch_up(self, loaded: LoadedTable, table: Table, events: list[StoredEvent]) -> None:
        if events:
            self._publish(loaded, apply_events(table, events))

    def _on_remote_change(self, ident: str, version: int, events: list[StoredEvent]) -> None:
        loaded = self.loaded.find(ident)
        if loaded is not None and loaded.announced_version < version:
            self._spawn(self._refresh(ident, version, events))

    async def _refresh(self, ident: str, version: int, events: list[StoredEvent]) -> None:
        async with self.loaded.use(ident) as loaded:
            table = await self._table(loaded)
            if table.version >= version:
                return
            if not events or events[0].version != table.version + 1:
                events = await self.store.events_after(loaded.ident, table.version)
            self._catch_up(loaded, table, events)

    def _publish(self, loaded: LoadedTable, change: TableChange) -> None:
        loaded.publish(change)
        self.loaded.weigh(loaded, change.table)
        self._bot_turns.schedule(change.table)
        if change.table.needs_rating():
            self._spawn(self._rate(loaded.ident))

    # Background tasks.

    async def _wake(self, ident: str) -> None:
        table = await self.read(ident, lambda table: table)
        seat = _out_of_time(table, self.now())
        if seat is not None:
            await self.execute(ident, ExpireClock(by=SYSTEM, seat=seat))
        elif table.needs_rating():
            await self._rate(ident)
        else:
            self._bot_turns.schedule(table)

    async def _rate(self, ident: str) -> None:
        """Rate the players of a finished game; safe to call from several processes."""
        table = await self.read(ident, lambda table: table)
        players = [seat_state.holders[0] for seat_state in table.seat_states]
        known = await self.store.ratings(table.setup.game, players)
        await self.store.rate(ident, new_ratings(table, known))
        await self.execute(ident, MarkRated(by=SYSTEM, seat=0))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_done)

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):
            logger.error("failed", exc_info=error)

    async def _from_store(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            return await work
        except Unavailable as error:
            raise refused(error.reason) from None


async def _rebuild(history: TableHistory) -> Table:
    """Apply a history, off the event loop if that may take long; imported games are one event."""
    imported = any(isinstance(stored.event, GameImported) for stored in history.events[:1])
    if len(history.events) <= SHORT_HISTORY and not imported:
        return rebuild(history)
    return await asyncio.to_thread(rebuild, history)


def processed_version(table: Table, command: Command) -> int:
    """Return the version a message created when it was first received, or 0."""
    known = table.processed.get(command.client) if command.client else None
    if not known:
        return 0
    if command.seq in known:
        return known[command.seq]
    if command.seq < max(known):
        raise refused("stale-seq", "", {"seq": command.seq})
    return 0


def _sit(player: Player, seat: int) -> TakeSeat:
    return TakeSeat(by=player.id, seat=seat, name=player.name)


def _hint_task(table: Table, player: str, seat: int) -> tuple[int, HintTask]:
    game_log = game_log_of(table)
    if not table.setup.terms.hints:
        raise refused("no-hints")
    check_plays(Command(by=player, seat=seat), table)
    if table.seat_to_move() != seat:
        raise refused("not-your-turn", "", {"seat": table.seat_to_move() or 0})
    return game_log.ply, HintTask(game_log.record.text(), seat)


def _out_of_time(table: Table, now: int) -> int | None:
    clocks = table.clocks
    if clocks is None or table.seat_to_move() is None or clocks.running is None:
        return None
    return None if clocks.left_at(clocks.running, now) else clocks.running
