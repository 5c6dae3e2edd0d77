"""One game of a contest: playing it, timing the bots, keeping its record."""

from dataclasses import dataclass
from time import perf_counter

from librt.vecs import vec

from florilege.arena.contest import Contest, Make
from florilege.bots.bot import Bot, Observation
from florilege.kernel import registry
from florilege.kernel.dice import Dice, fast_dice
from florilege.kernel.position import Position
from florilege.kernel.record import UNFINISHED, Record, begin, fast, start


@dataclass(frozen=True)
class Result:
    """What counts of a game; shares of the victory, decisions and their time are by seat."""

    number: int
    rewards: list[float]
    moves: list[int]
    milliseconds: list[float]


@dataclass(frozen=True)
class Match:
    """A game that was played; plain data, so that it travels between processes."""

    result: Result
    record: str


class Clock:
    """How often each seat decided, and how long it thought."""

    def __init__(self, seats: int) -> None:
        self.moves = [0] * seats
        self.seconds = [0.0] * seats

    def count(self, seat: int, seconds: float) -> None:
        """Count one decision."""
        self.moves[seat] += 1
        self.seconds[seat] += seconds


def play_match(contest: Contest, number: int, make: Make) -> Match:
    """Play the game with this number.

    Its bots are made for it: what one remembers of other games would depend on who played those.
    """
    game = registry.find(contest.game)
    dice = fast(contest.seed, contest.deal(number))
    record = begin(game, contest.players, contest.settings, dice)
    position = start(record, game)
    bots = [make(contest.bots[bot], game) for bot in contest.seating(number)]
    clock = Clock(contest.players)
    play_timed(position, bots, fast_dice(contest.seed, -1 - number), record, clock)
    return Match(result_of(number, position, clock), record.text())


def play_timed(
    position: Position, bots: list[Bot], dice: Dice, record: Record, clock: Clock
) -> None:
    """Let the bots play to the end, one for each seat."""
    observations = [Observation(position, seat) for seat in range(position.seats)]
    while not position.is_over():
        seat = int(position.to_move())
        begun = perf_counter()
        move = bots[seat].choose(observations[seat], dice)
        clock.count(seat, perf_counter() - begun)
        record.moves.append(position.write_move(move))
        position.play(move)
    outcome = position.outcome()
    record.result = UNFINISHED if outcome is None else outcome.text()


def result_of(number: int, position: Position, clock: Clock) -> Result:
    """Return what counts of a game that is over."""
    rewards = vec[float]([0.0] * position.seats)
    position.rewards(rewards)
    milliseconds = [round(1000 * seconds, 3) for seconds in clock.seconds]
    return Result(number, list(rewards), clock.moves, milliseconds)
