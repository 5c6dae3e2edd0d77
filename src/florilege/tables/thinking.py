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

from florilege.bots import roster
from florilege.bots.bot import Bot, Glimpse
from florilege.bots.clock import Clock
from florilege.bots.search import FOREVER, NO_LIMIT, Budget, Search
from florilege.kernel import registry
from florilege.kernel.dice import Dice, fast_dice
from florilege.kernel.game import Game
from florilege.kernel.record import read_record, replay

HINT = ""  # as a bot's name: no move is played, a person wants advice
HINT_MILLISECONDS = 700.0
POLITENESS = 5


@dataclass(frozen=True, slots=True)
class Question:
    """Which bot is asked, for which seat; `record` is the text of the game so far."""

    record: str
    seat: int
    bot: str


@dataclass(frozen=True, slots=True)
class Thought:
    """A move in notation; and, for a hint, the chances of every seat."""

    move: str
    chances: tuple[float, ...] = ()


class Mind:
    """Answers one question after another; another thread may interrupt."""

    def __init__(self) -> None:
        self.bot: Bot | None = None
        self.clock: Clock | None = None

    def answer(self, question: Question) -> Thought:
        """Replay the game and think."""
        record = read_record(question.record)
        game = registry.find(record.game)
        position = replay(record, game)
        glimpse = Glimpse(position, question.seat)
        dice = fast_dice(secrets.randbits(64))
        if question.bot == HINT:
            return self._advise(glimpse, game, dice)
        self.bot = roster.make(question.bot, game)
        return Thought(position.write_move(self.bot.choose(glimpse, dice)))

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
    """Answer questions until the other end closes; None interrupts the one being answered."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started this process ends it
    os.nice(POLITENESS)
    questions: queue.SimpleQueue[Question | None] = queue.SimpleQueue()
    mind = Mind()
    threading.Thread(target=listen, args=(connection, questions, mind), daemon=True).start()
    while (question := questions.get()) is not None:
        connection.send(mind.answer(question))


def listen(
    connection: Connection, questions: "queue.SimpleQueue[Question | None]", mind: Mind
) -> None:
    """Read what comes in; the end of it ends the process after its last answer."""
    try:
        while True:
            said = connection.recv()
            if said is None:
                mind.interrupt()
            else:
                questions.put(said)
    except (EOFError, OSError):
        mind.interrupt()
        questions.put(None)
