"""The service: commands are carried out once, committed before they are told, and never lost."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from florilege.kernel import registry
from florilege.kernel.record import replay
from florilege.kernel.refusal import Refused
from florilege.storage.store import open_store
from florilege.tables import commands
from florilege.tables.afterwards import record_of
from florilege.tables.hall import Hall
from florilege.tables.request import Request
from florilege.tables.sight import News, status
from florilege.tables.store import Player, Unavailable
from florilege.tables.table import Table
from florilege.tables.thinkers import Thinkers
from tests.tables.desk import CASUAL, clock
from tests.tables.test_request import wanted

ANN, BEN = Player("ann", "Ann"), Player("ben", "Ben")


class Halls:
    """Halls on one database, each as in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.url = f"sqlite:///{folder / 'hall.db'}"
        self.time = 1_000_000
        self.open: list[Hall] = []

    async def hall(self, thinkers: int = 0) -> Hall:
        """Open one more."""
        found = Hall(open_store(self.url), Thinkers(thinkers), lambda: self.time)
        await found.open()
        self.open.append(found)
        return found

    async def close(self) -> None:
        """Close them all."""
        for hall in self.open:
            await hall.close()


def run(folder: Path, work: Callable[[Halls], Awaitable[None]]) -> None:
    """Run a test with halls."""

    async def with_halls() -> None:
        halls = Halls(folder)
        try:
            await work(halls)
        finally:
            await halls.close()

    asyncio.run(with_halls())


async def for_two(hall: Hall, request: Request | None = None) -> str:
    """Found a table for two people, its game begun."""
    ident = await hall.found(ANN, request or wanted(), 0)
    await hall.do(ident, commands.Sit(by="ben", seat=1, name="Ben"))
    return ident


async def seen(hall: Hall, ident: str) -> Table:
    return await hall.look(ident, lambda table: table)


def next_move(table: Table, seq: int = 0) -> commands.Play:
    """Return a legal move of whoever decides."""
    seat, course = table.decides(), table.course
    assert seat is not None
    assert course is not None
    legal = course.position.legal_moves()
    move = course.position.write_move(random.Random(course.ply).choice(legal))
    by = table.chairs[seat].holders[0]
    client = by if seq else ""
    return commands.Play(by=by, seat=seat, ply=course.ply, move=move, client=client, seq=seq)


async def code(work: Awaitable[Any]) -> str:
    """Return the code of what must be refused."""
    with pytest.raises(Refused) as caught:
        await work
    return str(caught.value.refusal.code)


def test_a_message_is_carried_out_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async def work(halls: Halls) -> None:
        hall = await halls.hall()
        ident = await for_two(hall)
        move = next_move(await seen(hall, ident), seq=5)
        versions = [await hall.do(ident, move) for _ in range(3)]
        assert len(set(versions)) == 1
        assert (await seen(hall, ident)).ply == 1
        other = await halls.hall()
        assert await other.do(ident, move) == versions[0]
        late = commands.Say(by=move.by, seat=move.seat, client=move.by, seq=4, text="hello")
        assert await code(hall.do(ident, late)) == "stale-seq"

    run(tmp_path, work)


def test_what_was_acknowledged_is_there_after_a_restart(tmp_path: Path) -> None:
    async def work(halls: Halls) -> None:
        hall = await halls.hall()
        ident = await for_two(hall)
        for _ in range(30):
            await hall.do(ident, next_move(await seen(hall, ident)))
        other = await halls.hall()
        assert status(await seen(other, ident)) == status(await seen(hall, ident))

    run(tmp_path, work)


def test_two_processes_play_at_one_table(tmp_path: Path) -> None:
    async def work(halls: Halls) -> None:
        one, other = await halls.hall(), await halls.hall()
        ident = await for_two(one)
        heard: list[int] = []
        await one.watch(ident, lambda news: heard.append(news.table.version), lambda _: None)
        for step in range(40):
            stored = await seen(await halls.hall() if step % 20 == 0 else other, ident)
            await (one if step % 2 else other).do(ident, next_move(stored))
            await one.do(ident, commands.Say(by="ann", seat=0, text=str(step)))
            await other.do(ident, commands.Say(by="ben", seat=1, text=str(step)))
        assert heard == sorted(heard)
        await one.do(ident, commands.Say(by="ann", seat=0, text="end"))
        assert (await seen(one, ident)).ply == 40
        assert len((await seen(one, ident)).chat) == 81

    run(tmp_path, work)


def test_many_at_once_come_one_after_the_other(tmp_path: Path) -> None:
    async def work(halls: Halls) -> None:
        hall = await halls.hall()
        ident = await for_two(hall)
        move = next_move(await seen(hall, ident))
        news: list[News] = []
        await hall.watch(ident, news.append, lambda _: None)
        results = await asyncio.gather(
            *(hall.do(ident, move) for _ in range(5)),
            *(hall.do(ident, commands.Say(by="ann", seat=0, text=str(n))) for n in range(20)),
            return_exceptions=True,
        )
        assert len([found for found in results if isinstance(found, int)]) >= 21
        versions = [entry.version for each in news for entry in each.entries]
        assert versions == list(range(versions[0], versions[0] + 21))

    run(tmp_path, work)


def test_bots_play_by_themselves_to_the_end(tmp_path: Path) -> None:
    async def work(halls: Halls) -> None:
        hall = await halls.hall(thinkers=1)
        ident = await hall.found(ANN, wanted(bots=(None, "greedy")), 0)
        over = asyncio.Event()
        turn = asyncio.Event()

        def listen(news: News) -> None:
            turn.set()
            if news.table.ending is not None:
                over.set()

        await hall.watch(ident, listen, lambda _: None)
        while not over.is_set():
            table = await seen(hall, ident)
            if table.decides() == 0:
                await hall.do(ident, next_move(table))
            elif table.ending is None:
                turn.clear()
                await asyncio.wait_for(turn.wait(), 30)
        table = await seen(hall, ident)
        assert replay(record_of(table), registry.find("mandala")).is_over()

    run(tmp_path, work)


def test_a_bot_left_alone_is_found_again(tmp_path: Path) -> None:
    async def work(halls: Halls) -> None:
        first = await halls.hall(thinkers=0)  # nobody thinks here
        ident = await first.found(ANN, wanted(bots=(None, "random")), 0)
        while (await seen(first, ident)).decides() == 0:
            await first.do(ident, next_move(await seen(first, ident)))
        halls.time += 20_000
        second = await halls.hall(thinkers=1)
        for _ in range(300):
            await asyncio.sleep(0.1)
            if (await seen(second, ident)).decides() == 0:
                return
        raise AssertionError("nobody looked after the bot")

    run(tmp_path, work)


def test_a_clock_that_runs_out_is_noticed(tmp_path: Path) -> None:
    async def work(halls: Halls) -> None:
        hall = await halls.hall()
        ident = await for_two(hall, wanted(clock=clock(60), flag="forfeit"))
        halls.time += 61_000
        for _ in range(100):
            await asyncio.sleep(0.1)
            ending = (await seen(hall, ident)).ending
            if ending is not None:
                assert ending["reason"] == "flag"
                return
        raise AssertionError("nobody noticed")

    run(tmp_path, work)


def test_undo_stops_a_bot_that_thinks_about_the_move_taken_back(tmp_path: Path) -> None:
    async def work(halls: Halls) -> None:
        hall = await halls.hall(thinkers=1)
        ident = await person_begins(hall, "botanist:60000ms")
        while (await seen(hall, ident)).decides() == 0:
            await hall.do(ident, next_move(await seen(hall, ident)))
        await asyncio.sleep(0.3)
        await hall.do(ident, commands.TakeBack(by="ann", seat=0, ply=0))
        await asyncio.sleep(0.3)
        assert (await seen(hall, ident)).ply == 0

    run(tmp_path, work)


async def person_begins(hall: Hall, bot: str) -> str:
    """Found tables until one deals the first turn to the person."""
    while True:
        ident = await hall.found(ANN, wanted(bots=(None, bot)), 0)
        if (await seen(hall, ident)).decides() == 0:
            return ident


def test_hints_are_for_who_decides_where_they_are_allowed(tmp_path: Path) -> None:
    async def work(halls: Halls) -> None:
        hall = await halls.hall(thinkers=1)
        ident = await for_two(hall)
        table = await seen(hall, ident)
        seat = table.decides()
        assert seat is not None
        mine, theirs = table.chairs[seat].holders[0], table.chairs[1 - seat].holders[0]
        ply, thought = await hall.hint(ident, mine, seat)
        assert ply == 0
        assert table.course is not None
        legal = table.course.position.legal_moves()
        assert table.course.position.read_move(thought.move) in legal
        assert await code(hall.hint(ident, theirs, seat)) == "not-your-seat"
        assert await code(hall.hint(ident, theirs, 1 - seat)) == "not-your-turn"
        strict = await for_two(hall, wanted(hints=False))
        assert await code(hall.hint(strict, mine, seat)) == "no-hints"

    run(tmp_path, work)


def test_a_rematch_brings_everybody_to_one_table(tmp_path: Path) -> None:
    async def work(halls: Halls) -> None:
        hall = await halls.hall()
        ident = await for_two(hall)
        await hall.do(ident, commands.Abandon(by="ann", seat=0))
        first = await hall.rematch(ident, ANN, commands.Rematch(by="ann", seat=0))
        second = await hall.rematch(ident, BEN, commands.Rematch(by="ben", seat=1))
        assert first == second == (await seen(hall, ident)).rematch
        assert (await seen(hall, first)).holds("ann", 1)
        await hall.do(first, commands.Sit(by="ben", seat=0, name="Ben"))
        assert (await seen(hall, first)).stage == "playing"

    run(tmp_path, work)


def test_a_rated_game_changes_ratings_once(tmp_path: Path) -> None:
    async def work(halls: Halls) -> None:
        hall = await halls.hall()
        for player in (ANN, BEN):
            await hall.store.add_player(player)
        ident = await for_two(hall, wanted(rated=True, hints=False, undo="barrier"))
        await hall.do(ident, commands.Abandon(by="ann", seat=0))
        while not (await seen(hall, ident)).is_rated:
            await asyncio.sleep(0.01)
        await hall.do(ident, commands.Say(by="ann", seat=0, text="well"))
        found = {each.player: each for each in await hall.store.ratings("mandala", ["ann", "ben"])}
        assert found["ann"].mu < found["ben"].mu
        assert [rating.games for rating in found.values()] == [1, 1]

    run(tmp_path, work)


def test_finished_games_are_reviewed_and_kept(tmp_path: Path) -> None:
    async def work(halls: Halls) -> None:
        hall = await halls.hall(thinkers=1)
        ident = await for_two(hall, wanted("anthokyklos"))
        while (await seen(hall, ident)).ending is None:
            await hall.do(ident, next_move(await seen(hall, ident)))
        found = await hall.review(ident, 1, 4)
        assert [decision["number"] for decision in found] == [1, 2, 3, 4]
        assert await hall.review(ident, 2, 3) == found[1:3]
        for first, last in ((0, 1), (1, 13), (4, 3), (1000, 1000)):
            assert await code(hall.review(ident, first, last)) == "out-of-range"
        text = record_of(await seen(hall, ident)).text()
        kept = await hall.archive(BEN, text)
        assert (await seen(hall, kept)).stage == "over"
        assert record_of(await seen(hall, kept)).text() == text

    run(tmp_path, work)


def test_when_nothing_can_be_written_nothing_has_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(halls: Halls) -> None:
        hall = await halls.hall()
        ident = await for_two(hall)
        news: list[News] = []
        await hall.watch(ident, news.append, lambda _: None)
        move = next_move(await seen(hall, ident), seq=1)

        async def full(*_: object) -> None:
            raise Unavailable("database-full")

        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "append", full)
            assert await code(hall.do(ident, move)) == "database-full"
        assert news == []
        assert (await seen(hall, ident)).ply == 0
        await hall.do(ident, move)
        assert (await seen(hall, ident)).ply == 1
        assert len(news) == 1

    run(tmp_path, work)


def test_unknown_tables_and_too_many_are_refused(tmp_path: Path) -> None:
    async def work(halls: Halls) -> None:
        hall = await halls.hall()
        assert await code(hall.look("nowhere", status)) == "unknown-table"
        for _ in range(40):
            await hall.found(ANN, Request("mandala", 2, CASUAL), None)
        assert await code(hall.found(ANN, wanted(), 0)) == "too-many-tables"
        await hall.found(BEN, wanted(), 0)

    run(tmp_path, work)
