"""A tournament: the game, the bots that play each other, and how many games."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from florilege.arena.schedule import LineUp, deals_for, seating
from florilege.bots.bot import Bot
from florilege.kernel import registry
from florilege.kernel.game import Game
from florilege.kernel.options import Settings
from florilege.kernel.refusal import check_range, refused

BotFactory: TypeAlias = Callable[[str, Game], Bot]  # creates a bot by name, like `roster.make`

FEWEST_BOTS = 2
MOST_GAMES = 10_000_000
MOST_WORKERS = 256


@dataclass(frozen=True)
class Tournament:
    """What to play. `requested` games are rounded up to whole deals."""

    game: str
    settings: Settings
    players: int
    bots: tuple[str, ...]
    seed: int
    requested: int
    workers: int

    @property
    def deals(self) -> int:
        return deals_for(self.requested, self.players)

    @property
    def games(self) -> int:
        return self.deals * self.players

    def seating(self, number: int) -> LineUp:
        return seating(len(self.bots), self.players, number)

    def deal(self, number: int) -> int:
        return number // self.players

    def check(self, make_bot: BotFactory) -> None:
        """Refuse a tournament that cannot be played, before any game starts."""
        game = registry.find(self.game)
        game.check_seats(self.players)
        check_range("games", self.requested, MOST_GAMES)
        check_range("workers", self.workers, MOST_WORKERS)
        check_bots(self.bots, self.players)
        for name in self.bots:
            make_bot(name, game)


def check_bots(names: tuple[str, ...], seats: int) -> None:
    """Refuse fewer than two bots, a bot named twice, and more bots than seats."""
    different = len(set(names))
    if different < FEWEST_BOTS:
        raise refused("too-few-bots", "", {"given": different, "fewest": FEWEST_BOTS})
    for place, name in enumerate(names):
        if name in names[:place]:
            raise refused("bot-twice", "", {"name": name})
    if different > seats:
        raise refused("more-bots-than-seats", "", {"given": different, "seats": seats})
