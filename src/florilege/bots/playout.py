"""Whole games between bots, and what is counted about them. This is the loop that must be fast."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.bots.bot import Bot, Glimpse
from florilege.kernel.dice import Dice, fast_dice
from florilege.kernel.game import Game
from florilege.kernel.options import Settings
from florilege.kernel.position import Position


@mypyc_attr(acyclic=True)
class Tally:
    """What is counted over many games, by seat and by order of play."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.games: i64 = 0
        self.moves: i64 = 0
        self.lengths: list[int] = []
        self.wins_by_seat = [0.0] * seats
        self.wins_by_order = [0.0] * seats
        self.points_by_seat = [0] * seats
        self.reasons: dict[str, int] = {}

    def count(self, position: Position, first: i64, moves: i64, rewards: vec[float]) -> None:
        """Count one finished game whose first move was that of seat `first`."""
        self.games += 1
        self.moves += moves
        self.lengths.append(int(moves))
        position.rewards(rewards)
        for seat in range(self.seats):
            self.wins_by_seat[seat] += rewards[seat]
            self.wins_by_order[(seat - first) % self.seats] += rewards[seat]
        outcome = position.outcome()
        if outcome is not None:
            self.reasons[outcome.reason] = self.reasons.get(outcome.reason, 0) + 1
            for seat in range(self.seats):
                self.points_by_seat[seat] += outcome.scores[seat]


def play_out(position: Position, bots: list[Bot], dice: Dice) -> i64:
    """Let the bots play to the end, one for each seat; return the number of moves."""
    glimpses = [Glimpse(position, seat) for seat in range(position.seats)]
    moves: i64 = 0
    while not position.is_over():
        seat = position.to_move()
        position.play(bots[seat].choose(glimpses[seat], dice))
        moves += 1
    return moves


def play_games(
    game: Game,
    settings: Settings,
    start: Position | None,
    bots: list[Bot],
    seed: int,
    first: int,
    games: int,
) -> Tally:
    """Play the games number `first`, `first` + 1… of a seed; each has dice of its own.

    They begin with the set-up, or all at `start`.
    """
    seats = len(bots)
    tally = Tally(seats)
    rewards = vec[float]([0.0] * seats)
    for number in range(first, first + games):
        dice = fast_dice(seed, number)
        if start is None:
            position = game.start(seats, settings, dice, None)
        else:
            position = start.copy()
            position.dice = dice
        opener = position.to_move()
        moves = play_out(position, bots, fast_dice(seed, -1 - number))
        tally.count(position, opener, moves, rewards)
    return tally


def patrol(
    game: Game, settings: Settings, bots: list[Bot], seed: int, first: int, games: int
) -> tuple[int, int]:
    """Play games counting all components after every move; return moves, and the longest game."""
    moves: i64 = 0
    longest: i64 = 0
    for number in range(first, first + games):
        position = game.start(len(bots), settings, fast_dice(seed, number), None)
        dice = fast_dice(seed, -1 - number)
        census = position.census()
        played: i64 = 0
        while not position.is_over():
            seat = position.to_move()
            position.play(bots[seat].choose(Glimpse(position, seat), dice))
            played += 1
            if position.census() != census or played > game.longest:
                raise AssertionError(f"game {number} of seed {seed} at move {played}")
        moves += played
        longest = max(longest, played)
    return int(moves), int(longest)


def advance(position: Position, bots: list[Bot], dice: Dice, moves: int) -> None:
    """Let the bots play a number of moves, or to the end."""
    for i in range(moves):
        if position.is_over():
            return
        seat = position.to_move()
        position.play(bots[seat].choose(Glimpse(position, seat), dice))


def copy_often(position: Position, times: i64) -> None:
    """Copy a position again and again; for measuring."""
    for i in range(times):
        position.copy()


def resample_often(position: Position, dice: Dice, times: i64) -> None:
    """Resample a position for the seat to move again and again; for measuring."""
    seat = position.to_move()
    for i in range(times):
        position.resample(seat, dice)
