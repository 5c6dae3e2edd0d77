"""Play one game of a tournament, time its bots and record its moves."""

from dataclasses import dataclass
from time import perf_counter

from librt.vecs import vec

from florilege.arena.tournament import BotFactory, Tournament
from florilege.bots.bot import Bot, Observation
from florilege.kernel import registry
from florilege.kernel.dice import Dice, fast_dice
from florilege.kernel.position import Position
from florilege.kernel.record import UNFINISHED, Record, begin, fast, start


@dataclass(frozen=True)
class GameResult:
    """The result of a game: win shares, number of decisions and thinking time of each seat."""

    number: int
    rewards: list[float]
    moves: list[int]
    milliseconds: list[float]


@dataclass(frozen=True)
class PlayedGame:
    """A finished game as plain data, so that worker processes can return it."""

    result: GameResult
    record: str


class ThinkingTimes:
    """The number of decisions of each seat, and the seconds it took over them."""

    def __init__(self, seats: int) -> None:
        self.moves = [0] * seats
        self.seconds = [0.0] * seats

    def count(self, seat: int, seconds: float) -> None:
        self.moves[seat] += 1
        self.seconds[seat] += seconds


def play_game(tournament: Tournament, number: int, make_bot: BotFactory) -> PlayedGame:
    """Play the game with this number.

    The bots are created for this game: if they remembered earlier ones, the result would depend on
    which worker played those.
    """
    game = registry.find(tournament.game)
    dice = fast(tournament.seed, tournament.deal(number))
    record = begin(game, tournament.players, tournament.settings, dice)
    position = start(record, game)
    bots = [make_bot(tournament.bots[bot], game) for bot in tournament.seating(number)]
    times = ThinkingTimes(tournament.players)
    play_timed(position, bots, fast_dice(tournament.seed, -1 - number), record, times)
    return PlayedGame(result_of(number, position, times), record.text())


def play_timed(
    position: Position, bots: list[Bot], dice: Dice, record: Record, times: ThinkingTimes
) -> None:
    observations = [Observation(position, seat) for seat in range(position.seats)]
    while not position.is_over():
        seat = int(position.to_move())
        begun = perf_counter()
        move = bots[seat].choose(observations[seat], dice)
        times.count(seat, perf_counter() - begun)
        record.moves.append(position.write_move(move))
        position.play(move)
    outcome = position.outcome()
    record.result = UNFINISHED if outcome is None else outcome.text()


def result_of(number: int, position: Position, times: ThinkingTimes) -> GameResult:
    rewards = vec[float]([0.0] * position.seats)
    position.rewards(rewards)
    milliseconds = [round(1000 * seconds, 3) for seconds in times.seconds]
    return GameResult(number, list(rewards), times.moves, milliseconds)
