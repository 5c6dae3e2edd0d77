"""Random walks through a game, one position after the other."""

from collections.abc import Iterator
from dataclasses import dataclass

from florilege.kernel.dice import Dice, fast_dice
from florilege.kernel.game import Game
from florilege.kernel.journal import Journal
from florilege.kernel.options import Settings
from florilege.kernel.position import Position
from florilege.kernel.seats import WATCHER


@dataclass(frozen=True)
class Case:
    """A game with a number of players and its options."""

    game: Game
    seats: int
    settings: Settings

    def __str__(self) -> str:
        changed = [
            f"{option.key}={self.settings[option.key]}"
            for option in self.game.options
            if self.settings[option.key] != option.default
        ]
        return "-".join([self.game.key, str(self.seats), *changed])

    def is_usual(self) -> bool:
        return all(self.settings[option.key] == option.default for option in self.game.options)

    def start(self, seed: int, journal: Journal | None = None) -> Position:
        return self.game.start(self.seats, self.settings, fast_dice(seed), journal)

    def readers(self) -> list[int]:
        """Return all seats and the spectator."""
        return [*range(self.seats), int(WATCHER)]


def choose(position: Position, dice: Dice) -> int:
    """Return a random legal move."""
    moves = position.legal_moves()
    return moves[dice.below(len(moves))]


def walk(case: Case, seed: int, journal: Journal | None = None) -> Iterator[tuple[Position, int]]:
    """Yield each position of a random game with the move about to be played, then play it."""
    position = case.start(seed, journal)
    dice = fast_dice(seed, 1)
    while not position.is_over():
        move = choose(position, dice)
        yield position, move
        position.play(move)


def thin(steps: Iterator[tuple[Position, int]], often: int = 60) -> Iterator[tuple[Position, int]]:
    """Yield the first positions of a walk, then ever fewer of a long one."""
    due = 0
    for step, found in enumerate(steps):
        if step >= due:
            yield found
            due = step + 1 + step // often


def finished(case: Case, seed: int) -> Position:
    """Return the last position of a random game."""
    position = case.start(seed)
    dice = fast_dice(seed, 1)
    while not position.is_over():
        position.play(choose(position, dice))
    return position
