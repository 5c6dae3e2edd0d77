"""What happens in a process of its own when a bot is asked: the game is replayed, then it thinks.

A bot gets a glimpse of its seat and nothing else, as everywhere.
"""

import os
import queue
import secrets
import signal
import threading
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import TypeAlias

from florilege.arena.analysis import Decision, judge
from florilege.bots import roster
from florilege.bots.bot import Bot, Glimpse
from florilege.bots.budget import FOREVER, NO_LIMIT, Budget
from florilege.bots.clock import Clock
from florilege.bots.search import Search
from florilege.kernel import registry
from florilege.kernel.dice import Dice, fast_dice
from florilege.kernel.game import Game
from florilege.kernel.position import Position
from florilege.kernel.record import Record, read_record, replay

HINT_MILLISECONDS = 700.0
REVIEW_SIMULATIONS = 1500
POLITENESS = 5


@dataclass(frozen=True, slots=True)
class Question:
    """Which bot plays a seat; `record` is the text of the game so far."""

    record: str
    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class Plea:
    """A person wants advice for a seat."""

    record: str
    seat: int


@dataclass(frozen=True, slots=True)
class Review:
    """Somebody wants to know what the moves number `first` to `last` of a game cost."""

    record: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Thought:
    """A move in notation; and, as advice, the chances of every seat; or what moves cost."""

    move: str = ""
    chances: tuple[float, ...] = ()
    decisions: tuple[Decision, ...] = ()


Task: TypeAlias = Question | Plea | Review


class Mind:
    """Answers one task after another; another thread may interrupt."""

    def __init__(self) -> None:
        self.bot: Bot | None = None
        self.clock: Clock | None = None

    def answer(self, task: Task) -> Thought:
        """Replay the game and think."""
        record = read_record(task.record)
        game = registry.find(record.game)
        if isinstance(task, Review):
            return self._review(task, record, game)
        position = replay(record, game)
        glimpse = Glimpse(position, task.seat)
        dice = fast_dice(secrets.randbits(64))
        if isinstance(task, Plea):
            return self._advise(glimpse, game, dice)
        self.bot = roster.make(task.bot, game)
        return Thought(position.write_move(self.bot.choose(glimpse, dice)))

    def _review(self, task: Review, record: Record, game: Game) -> Thought:
        found: list[Decision] = []

        def watch(position: Position, number: int, move: str) -> None:
            if task.first <= number <= task.last:
                found.append(judge(position, game, number, move, REVIEW_SIMULATIONS, number))

        replay(record, game, None, watch)
        return Thought(decisions=tuple(found))

    def _advise(self, glimpse: Glimpse, game: Game, dice: Dice) -> Thought:
        self.clock = Clock(HINT_MILLISECONDS)
        search = Search(glimpse, game.weights, False)
        search.run(Budget(NO_LIMIT, FOREVER), self.clock, dice)
        world = glimpse.imagine(dice)  # moves read the same in all worlds of a seat
        chances = tuple(round(search.chance_of(seat), 4) for seat in range(glimpse.seats()))
        return Thought(world.write_move(search.best_move()), chances)

    def interrupt(self) -> None:
        """Let whatever is thinking answer soon."""
        if self.bot is not None:
            self.bot.cancel()
        if self.clock is not None:
            self.clock.stop()


def serve(connection: Connection) -> None:
    """Answer until the other end closes; None interrupts the one being answered."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started this process ends it
    os.nice(POLITENESS)
    tasks: queue.SimpleQueue[Task | None] = queue.SimpleQueue()
    mind = Mind()
    threading.Thread(target=listen, args=(connection, tasks, mind), daemon=True).start()
    while (task := tasks.get()) is not None:
        connection.send(mind.answer(task))


def listen(connection: Connection, tasks: "queue.SimpleQueue[Task | None]", mind: Mind) -> None:
    """Read what comes in; the end of it ends the process after its last answer."""
    try:
        while True:
            said = connection.recv()
            if said is None:
                mind.interrupt()
            else:
                tasks.put(said)
    except (EOFError, OSError):
        mind.interrupt()
        tasks.put(None)
