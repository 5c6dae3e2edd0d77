"""Games played for measurements: moves without statistics, copies and samples many times over."""

from florilege.bots.bot import Bot, Observation
from florilege.kernel.dice import Dice, fast_dice
from florilege.kernel.game import Game
from florilege.kernel.options import Settings
from florilege.kernel.position import Position


def check_games(
    game: Game, settings: Settings, bots: list[Bot], seed: int, first: int, games: int
) -> tuple[int, int]:
    """Check the component count after every move; return all moves, and the longest game's."""
    moves = 0
    longest = 0
    for number in range(first, first + games):
        position = game.begin(len(bots), settings, fast_dice(seed, number), None)
        dice = fast_dice(seed, -1 - number)
        census = position.census()
        played = 0
        while not position.is_over():
            seat = position.to_move()
            position.play(bots[seat].choose(Observation(position, seat), dice))
            played += 1
            if position.census() != census or played > game.longest:
                raise AssertionError(f"game {number} of seed {seed} at move {played}")
        moves += played
        longest = max(longest, played)
    return moves, longest


def advance(position: Position, bots: list[Bot], dice: Dice, moves: int) -> None:
    """Play a number of moves, or to the end."""
    for _ in range(moves):
        if position.is_over():
            return
        seat = position.to_move()
        position.play(bots[seat].choose(Observation(position, seat), dice))


def copy_often(position: Position, times: int) -> None:
    for _ in range(times):
        position.copy()


def resample_often(position: Position, dice: Dice, times: int) -> None:
    """Resample a position repeatedly for the seat to move."""
    seat = position.to_move()
    for _ in range(times):
        position.resample(seat, dice)
