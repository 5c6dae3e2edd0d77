"""The worker process of the bot pool: replays a game and runs a bot on it.

A bot only ever receives an `Observation` of its seat.
"""

import os
import queue
import secrets
import signal
import sys
import threading
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import TypeAlias

from florilege.arena.analysis import Decision, judge
from florilege.bots import roster
from florilege.bots.bot import Bot, Observation
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
NICENESS = 5


@dataclass(frozen=True, slots=True)
class MoveTask:
    """Choose a move for a seat; `record` is the text of the game so far."""

    record: str
    seat: int
    bot: str
    milliseconds: float = FOREVER


@dataclass(frozen=True, slots=True)
class HintTask:
    record: str
    seat: int


@dataclass(frozen=True, slots=True)
class ReviewTask:
    """Judge the move with this number."""

    record: str
    number: int


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """A move in notation, for a hint with every seat's chance of winning; or a reviewed move."""

    move: str = ""
    chances: tuple[float, ...] = ()
    decision: Decision | None = None


Task: TypeAlias = MoveTask | HintTask | ReviewTask


class BotWorker:
    """Runs one task at a time; another thread may interrupt it."""

    def __init__(self) -> None:
        self.bot: Bot | None = None
        self.clock: Clock | None = None

    def answer(self, task: Task) -> BotAnswer:
        record = read_record(task.record)
        game = registry.find(record.game)
        if isinstance(task, ReviewTask):
            return self._review(task, record, game)
        position = replay(record, game)
        observation = Observation(position, task.seat)
        dice = fast_dice(secrets.randbits(64))
        if isinstance(task, HintTask):
            return self._hint(observation, game, dice)
        self.bot = roster.make(task.bot, game, task.milliseconds)
        return BotAnswer(position.write_move(self.bot.choose(observation, dice)))

    def _review(self, task: ReviewTask, record: Record, game: Game) -> BotAnswer:
        answers: list[BotAnswer] = []

        def judge_move(position: Position, number: int, move: str) -> None:
            if number == task.number:
                decision = judge(position, game, number, move, REVIEW_SIMULATIONS, number)
                answers.append(BotAnswer(decision=decision))

        replay(record, game, None, judge_move)
        return answers[0]

    def _hint(self, observation: Observation, game: Game, dice: Dice) -> BotAnswer:
        self.clock = Clock(HINT_MILLISECONDS)
        search = Search(observation, game.weights, False)
        search.run(Budget(NO_LIMIT, FOREVER), self.clock, dice)
        world = observation.sample_world(dice)  # notation is the same in all of them
        chances = tuple(round(search.chance_of(seat), 4) for seat in range(observation.seats()))
        return BotAnswer(world.write_move(search.best_move()), chances)

    def interrupt(self) -> None:
        """Make the running task answer as soon as possible."""
        if self.bot is not None:
            self.bot.cancel()
        if self.clock is not None:
            self.clock.stop()


def serve(connection: Connection) -> None:
    """Run tasks until the connection closes; None interrupts the running task."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process terminates this one
    if sys.platform != "win32":
        os.nice(NICENESS)
    tasks: queue.SimpleQueue[Task | None] = queue.SimpleQueue()
    worker = BotWorker()
    threading.Thread(target=listen, args=(connection, tasks, worker), daemon=True).start()
    while (task := tasks.get()) is not None:
        connection.send(worker.answer(task))


def listen(
    connection: Connection, tasks: "queue.SimpleQueue[Task | None]", worker: BotWorker
) -> None:
    """Queue incoming tasks; when the connection closes, stop after the running task."""
    try:
        while True:
            message = connection.recv()
            if message is None:
                worker.interrupt()
            else:
                tasks.put(message)
    except (EOFError, OSError):
        worker.interrupt()
        tasks.put(None)
