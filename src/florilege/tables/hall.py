"""The service: every table of this process, and the one way to change one.

A command is decided on the table as it is stored, its entries are committed, and only then is
anybody told. Other processes may do the same with the same tables: whoever commits a version first
has it, the others read again and decide again. Nothing is kept here that could not be read anew.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeVar

from florilege.arena.analysis import Decision
from florilege.kernel.refusal import Refused, refused
from florilege.tables import commands, request
from florilege.tables.afterwards import record_of
from florilege.tables.attendant import Attendant
from florilege.tables.commands import Command
from florilege.tables.decide import decide
from florilege.tables.entry import HOUSE, Deed, Entry
from florilege.tables.founding import Founding
from florilege.tables.place import Listener, Place
from florilege.tables.ratings import rated
from florilege.tables.reviews import Reviews
from florilege.tables.sight import News
from florilege.tables.standing import check_plays, course_of
from florilege.tables.store import Chronicle, Conflict, Player, Store, Unavailable
from florilege.tables.table import Table, rebuild
from florilege.tables.thinkers import Thinkers
from florilege.tables.thinking import Plea, Thought

T = TypeVar("T")

TRIES = 8  # of a command that others keep overtaking
MOST_PLACES = 5_000  # tables that nobody here watches are let go beyond this
MOST_TABLES = 40  # of one player that are not over
WATCH_EVERY = 1.0  # seconds


class Hall:
    """Tables found by name; `now` gives milliseconds since 1970."""

    def __init__(self, store: Store, thinkers: Thinkers, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self._thinkers = thinkers
        self._places: dict[str, Place] = {}
        self._reviews = Reviews(thinkers)
        self._attendant = Attendant(self.do, self.look, thinkers)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Open the storage and start what runs by itself."""
        await self.store.open(self._hear)
        await self._thinkers.open()
        self._spawn(self._keep_watch())

    async def close(self) -> None:
        """Stop what runs by itself, then the storage."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._attendant.close()
        await self._thinkers.close()
        await self.store.close()

    # Founding.

    async def found(self, player: Player, wanted: request.Request, seat: int | None) -> str:
        """Found a table, its founder at a seat or not; return its name."""
        if await self.store.founded_by(player.id) >= MOST_TABLES:
            raise refused("too-many-tables", "", {"most": MOST_TABLES})
        founding = request.found(wanted, player.id, self.now())
        sits = [] if seat is None else [_sit(player, seat)]
        await self._found(founding, sits)
        return founding.table

    async def _found(self, founding: Founding, sits: list[commands.Sit]) -> None:
        table = Table(founding)
        entries: list[Entry] = []
        for command in sits:
            decided = decide(command, table, founding.at)
            News(table, decided)
            entries += decided
        await self._kept(self.store.found(founding, entries, table.summary()))
        await self.look(founding.table, self._attendant.attend)

    async def archive(self, player: Player, text: str) -> str:
        """Keep a finished game that was played elsewhere; return the name of its table."""
        founding, record = request.archive(text, player.id, self.now())
        entry = Entry(1, founding.at, player.id, "", 0, Deed("archived", None, {"record": record}))
        table = rebuild(Chronicle(founding, [entry]))
        await self._kept(self.store.found(founding, [entry], table.summary()))
        return founding.table

    async def rematch(self, ident: str, player: Player, command: commands.Rematch) -> str:
        """Found the table where the same people play again, each one seat further on."""
        founding = await self.look(ident, lambda table: request.again(table, command, self.now()))
        seat = (command.seat + 1) % founding.seats
        with suppress(Conflict):  # if somebody else asked first it is the same table
            await self._found(founding, [_sit(player, seat)])
        await self.do(ident, replace(command, table=founding.table))
        return founding.table

    # Looking and doing.

    async def look(self, ident: str, see: Callable[[Table], T]) -> T:
        """Return what somebody sees of a table as it is stored now."""
        place = self._place(ident)
        async with place.lock:
            return see(await self._table(place))

    async def watch(self, ident: str, listener: Listener, see: Callable[[Table], T]) -> T:
        """Return what a listener sees now; from then on it hears all news of the table."""
        place = self._place(ident)
        async with place.lock:
            found = see(await self._table(place))
            place.listeners.add(listener)
            return found

    def unwatch(self, ident: str, listener: Listener) -> None:
        """Tell a listener nothing more."""
        place = self._places.get(ident)
        if place is not None:
            place.listeners.discard(listener)

    async def do(self, ident: str, command: Command) -> int:
        """Carry out a command once, however often it is sent; return the version it made.

        It is committed when this returns. Raises `Refused`, and then nothing has changed.
        """
        place = self._place(ident)
        async with place.lock:
            for _ in range(TRIES):
                table = await self._table(place)
                done = heard(table, command)
                if done:
                    return done
                entries = decide(command, table, self.now())
                if not entries:
                    return table.version
                if await self._commit(place, table, entries):
                    return entries[0].version
        raise refused("table-busy")

    async def _commit(self, place: Place, table: Table, entries: list[Entry]) -> bool:
        """Commit and tell; return False if somebody else was first."""
        place.table = None  # until it is certain that what is in memory is what is stored
        news = News(table, entries)
        summary = table.summary()
        changed = None if summary == place.summary else summary
        try:
            await self._kept(self.store.append(place.ident, entries, changed))
        except Conflict:
            return False
        place.table = table
        place.summary = summary
        self._tell(place, news)
        return True

    async def hint(self, ident: str, player: str, seat: int) -> tuple[int, Thought]:
        """Return the ply and what a strong bot would do in a seat's place."""
        ply, plea = await self.look(ident, lambda table: _plea(table, player, seat))
        return ply, await self._thinkers.think(plea)

    async def review(self, ident: str, first: int, last: int) -> list[Decision]:
        """Return what some moves of a game that is over cost."""
        record = await self.look(ident, record_of)
        return await self._reviews.decisions(ident, record, first, last)

    # Places.

    def _place(self, ident: str) -> Place:
        place = self._places.pop(ident, None) or Place(ident)
        self._places[ident] = place  # the last of the dictionary: used just now
        if len(self._places) > MOST_PLACES:
            self._let_go()
        return place

    def _let_go(self) -> None:
        for ident, place in list(self._places.items())[: MOST_PLACES // 10]:
            if place.is_idle():
                del self._places[ident]

    async def _table(self, place: Place) -> Table:
        """Return the table of a place that is locked, read anew if it has to be."""
        if place.table is None:
            chronicle = await self._kept(self.store.read(place.ident))
            if chronicle is None:
                self._places.pop(place.ident, None)
                raise refused("unknown-table", "", {"name": place.ident})
            self._remember(place, chronicle)
        assert place.table is not None
        return place.table

    def _remember(self, place: Place, chronicle: Chronicle) -> None:
        known = place.told or len(chronicle.entries)
        table = rebuild(Chronicle(chronicle.founding, chronicle.entries[:known]))
        place.table = table
        place.told = table.version
        place.summary = None
        self._catch_up(place, table, chronicle.entries[known:])

    def _catch_up(self, place: Place, table: Table, entries: list[Entry]) -> None:
        if entries:
            self._tell(place, News(table, entries))

    def _hear(self, ident: str, version: int, entries: list[Entry]) -> None:
        """Somebody in another process has changed a table."""
        place = self._places.get(ident)
        if place is not None and place.told < version:
            self._spawn(self._refresh(place, version, entries))

    async def _refresh(self, place: Place, version: int, entries: list[Entry]) -> None:
        async with place.lock:
            table = await self._table(place)
            if table.version >= version:
                return
            if not entries or entries[0].version != table.version + 1:
                entries = await self.store.entries(place.ident, table.version)
            self._catch_up(place, table, entries)

    def _tell(self, place: Place, news: News) -> None:
        place.tell(news)
        self._attendant.attend(news.table)
        if news.table.is_to_be_rated():
            self._spawn(self._rate(place.ident))

    # What runs by itself.

    async def _keep_watch(self) -> None:
        """Look after tables nobody else looks after: clocks that ran out, bots left alone."""
        while True:
            await asyncio.sleep(WATCH_EVERY)
            try:
                for ident in await self.store.waiting(self.now(), 100):
                    await self._look_after(ident)
            except (Refused, Unavailable):
                continue  # the storage is away; so is everybody else

    async def _look_after(self, ident: str) -> None:
        table = await self.look(ident, lambda table: table)
        seat = _out_of_time(table, self.now())
        if seat is not None:
            await self.do(ident, commands.StopClock(by=HOUSE, seat=seat))
        elif table.is_to_be_rated():
            await self._rate(ident)
        else:
            self._attendant.attend(table)

    async def _rate(self, ident: str) -> None:
        """Rate the players of a game that is over, once, whoever else tries."""
        table = await self.look(ident, lambda table: table)
        players = [chair.holders[0] for chair in table.chairs]
        known = await self.store.ratings(table.founding.game, players)
        await self.store.rate(ident, rated(table, known))
        await self.do(ident, commands.Rate(by=HOUSE, seat=0))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _kept(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            return await work
        except Unavailable as error:
            raise refused(error.reason) from None


def heard(table: Table, command: Command) -> int:
    """Return the version that a message made when it came before, or 0."""
    known = table.heard.get(command.client) if command.client else None
    if not known:
        return 0
    if command.seq in known:
        return known[command.seq]
    if command.seq < max(known):
        raise refused("stale-seq", "", {"seq": command.seq})
    return 0


def _sit(player: Player, seat: int) -> commands.Sit:
    return commands.Sit(by=player.id, seat=seat, name=player.name)


def _plea(table: Table, player: str, seat: int) -> tuple[int, Plea]:
    course = course_of(table)
    if not table.founding.terms.hints:
        raise refused("no-hints")
    check_plays(Command(by=player, seat=seat), table)
    if table.decides() != seat:
        raise refused("not-your-turn", "", {"seat": table.decides() or 0})
    return course.ply, Plea(course.record.text(), seat)


def _out_of_time(table: Table, now: int) -> int | None:
    clocks = table.clocks
    if clocks is None or table.decides() is None or clocks.running is None:
        return None
    return None if clocks.left_at(clocks.running, now) else clocks.running
