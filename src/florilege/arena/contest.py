"""What a contest is: a game, the bots that meet in it, and how long they do."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from florilege.arena.pairing import LineUp, deals_for, seating
from florilege.bots.bot import Bot
from florilege.kernel import registry
from florilege.kernel.game import Game
from florilege.kernel.options import Settings
from florilege.kernel.refusal import check_range, refused

Make: TypeAlias = Callable[[str, Game], Bot]  # a bot by its name, as the roster does

FEWEST_BOTS = 2
MOST_GAMES = 10_000_000
MOST_WORKERS = 256


@dataclass(frozen=True)
class Contest:
    """What is to be played; `asked` games are rounded up to whole deals."""

    game: str
    settings: Settings
    players: int
    bots: tuple[str, ...]
    seed: int
    asked: int
    workers: int

    @property
    def deals(self) -> int:
        """How many deals are played."""
        return deals_for(self.asked, self.players)

    @property
    def games(self) -> int:
        """How many games are played."""
        return self.deals * self.players

    def seating(self, number: int) -> LineUp:
        """Return which bot sits at each seat in a game."""
        return seating(len(self.bots), self.players, number)

    def deal(self, number: int) -> int:
        """Return which deal a game is played with."""
        return number // self.players

    def check(self, make: Make) -> None:
        """Refuse a contest that cannot be held, before anything runs."""
        game = registry.find(self.game)
        game.check_seats(self.players)
        check_range("games", self.asked, MOST_GAMES)
        check_range("workers", self.workers, MOST_WORKERS)
        check_bots(self.bots, self.players)
        for name in self.bots:
            make(name, game)


def check_bots(names: tuple[str, ...], seats: int) -> None:
    """Refuse too few bots, one that is named twice, and more than there are seats."""
    different = len(set(names))
    if different < FEWEST_BOTS:
        raise refused("too-few-bots", "", {"given": different, "fewest": FEWEST_BOTS})
    for place, name in enumerate(names):
        if name in names[:place]:
            raise refused("bot-twice", "", {"name": name})
    if different > seats:
        raise refused("more-bots-than-seats", "", {"given": different, "seats": seats})
