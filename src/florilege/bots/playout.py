"""Complete games between bots, and their statistics. Speed matters here."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.bots.bot import Bot, Observation
from florilege.kernel.dice import Dice, fast_dice
from florilege.kernel.game import Game
from florilege.kernel.options import Settings
from florilege.kernel.position import Position


@mypyc_attr(acyclic=True)
class Tally:
    """Statistics over many games, by seat and by order of play."""

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
        """Add a finished game in which seat `first` made the first move."""
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
    """Play to the end, one bot per seat; return the number of moves."""
    observations = [Observation(position, seat) for seat in range(position.seats)]
    moves: i64 = 0
    while not position.is_over():
        seat = position.to_move()
        position.play(bots[seat].choose(observations[seat], dice))
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
    """Play games number `first`, `first` + 1… of a seed, each with its own dice.

    They begin from the position `start`, or with the set-up if it is None.
    """
    seats = len(bots)
    tally = Tally(seats)
    rewards = vec[float]([0.0] * seats)
    for number in range(first, first + games):
        dice = fast_dice(seed, number)
        if start is None:
            position = game.begin(seats, settings, dice, None)
        else:
            position = start.copy()
            position.dice = dice
        opener = position.to_move()
        moves = play_out(position, bots, fast_dice(seed, -1 - number))
        tally.count(position, opener, moves, rewards)
    return tally
