"""Bots that think in processes of their own."""

import asyncio
import os
import signal
import time

import pytest

from florilege.kernel.refusal import Refused
from florilege.tables import thinkers as room
from florilege.tables.afterwards import record_of
from florilege.tables.thinkers import ThinkerLost, Thinkers
from florilege.tables.thinking import Plea, Question, Review
from tests.tables.desk import begun

LONG = "botanist:60000ms"


def question(bot: str) -> Question:
    """Return a question about a game that has just begun."""
    table = begun().table
    seat = table.decides()
    assert table.course is not None
    assert seat is not None
    return Question(table.course.record.text(), seat, bot)


def run(number: int, work: object) -> None:
    """Run a test with some thinkers."""

    async def with_thinkers() -> None:
        thinkers = Thinkers(number)
        await thinkers.open()
        try:
            await work(thinkers)  # type: ignore[operator]
        finally:
            await thinkers.close()

    asyncio.run(with_thinkers())


def test_bots_answer_and_advise() -> None:
    async def work(thinkers: Thinkers) -> None:
        random, greedy = await asyncio.gather(
            *(thinkers.think(question(bot)) for bot in ("random", "greedy"))
        )
        asked = question("random")
        advice = await thinkers.think(Plea(asked.record, asked.seat))
        assert random.move
        assert greedy.move
        assert advice.move
        assert random.chances == ()
        assert sum(advice.chances) == pytest.approx(1, abs=0.01)

    run(2, work)


def test_a_cancelled_thought_frees_its_process() -> None:
    async def work(thinkers: Thinkers) -> None:
        await thinkers.think(question("random"))
        slow = asyncio.create_task(thinkers.think(question(LONG)))
        await asyncio.sleep(0.2)
        slow.cancel()
        begun_at = time.monotonic()
        assert (await thinkers.think(question("random"))).move
        assert time.monotonic() - begun_at < 30
        with pytest.raises(asyncio.CancelledError):
            await slow

    run(1, work)


def test_a_lost_process_is_replaced() -> None:
    async def work(thinkers: Thinkers) -> None:
        await thinkers.think(question("random"))
        slow = asyncio.create_task(thinkers.think(question(LONG)))
        await asyncio.sleep(0.2)
        os.kill(thinkers.processes()[0], signal.SIGKILL)
        with pytest.raises(ThinkerLost):
            await slow
        assert (await thinkers.think(question("random"))).move

    run(1, work)


def test_too_many_questions_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_WAITING", 1)

    async def work(thinkers: Thinkers) -> None:
        asked = [asyncio.create_task(thinkers.think(question(LONG))) for _ in range(2)]
        await asyncio.sleep(0.2)
        with pytest.raises(Refused) as caught:
            await thinkers.think(question("random"))
        assert caught.value.refusal.code == "bots-busy"
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)

    run(1, work)


def test_moves_are_reviewed() -> None:
    async def work(thinkers: Thinkers) -> None:
        table = begun()
        table.play_on(10_000)
        record = record_of(table.table)
        found = (await thinkers.think(Review(record.text(), 3, 5))).decisions
        assert [decision["number"] for decision in found] == [3, 4, 5]
        assert [decision["move"] for decision in found] == record.moves[2:5]
        assert all(sum(decision["chances"]) == pytest.approx(1, abs=0.01) for decision in found)

    run(1, work)
