"""Tables without storage, for tests: commands are decided and applied at once."""

import random
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from florilege.kernel import registry
from florilege.kernel.options import Value
from florilege.kernel.outcome import OutcomeData
from florilege.kernel.refusal import Refused
from florilege.tables import commands
from florilege.tables.commands import Command
from florilege.tables.decide import decide
from florilege.tables.entry import HOUSE, Entry
from florilege.tables.founding import ClockTerms, Founding, Terms
from florilege.tables.request import Request, found
from florilege.tables.sight import News
from florilege.tables.store import Chronicle
from florilege.tables.table import Offer, Table

C = TypeVar("C", bound=Command)
CASUAL = Terms(
    public=True, rated=False, hints=True, undo="consent", clock=None, flag="bot", bots=(None, None)
)
PEOPLE = ("ann", "ben", "cat", "dan", "eve")
START = 1_000_000


class Desk:
    """One table with its entries and a clock that the test sets."""

    def __init__(self, founding: Founding) -> None:
        self.table = Table(founding)
        self.entries: list[Entry] = []
        self.now = founding.at
        self.decided: list[Entry] = []

    def do(self, kind: type[C], seat: int, by: str | None = None, **fields: Any) -> News:
        """Carry out a command of whoever holds the seat, or of somebody else."""
        asker = self._holder(seat) if by is None else by
        command = kind(by=asker, seat=seat, **fields)
        self.decided = decide(command, self.table, self.now)
        self.entries += self.decided
        return News(self.table, self.decided)

    # What changes from one command to the next.

    def stage(self) -> str:
        """Return how far the table has come."""
        return self.table.stage

    def ending(self) -> OutcomeData | None:
        """Return how the game ended, if it has."""
        return self.table.ending

    def offer(self) -> Offer | None:
        """Return what is proposed."""
        return self.table.offer

    def _holder(self, seat: int) -> str:
        holders = self.table.chairs[seat].holders
        return holders[0] if holders else PEOPLE[seat]

    def refused(self, kind: type[C], seat: int, by: str | None = None, **fields: Any) -> str:
        """Return the code of a refusal, which must change nothing."""
        before = self.table.version
        with pytest.raises(Refused) as caught:
            self.do(kind, seat, by, **fields)
        assert self.table.version == before
        return caught.value.refusal.code

    def seat_people(self) -> None:
        """Let a person sit down at every free seat."""
        for seat, chair in enumerate(self.table.chairs):
            if chair.is_free():
                self.do(commands.Sit, seat, name=PEOPLE[seat].title())

    def play(self, dice: random.Random) -> News:
        """Play any legal move."""
        course = self.table.course
        assert course is not None
        seat = self.table.decides()
        assert seat is not None
        move = course.position.write_move(dice.choice(course.position.legal_moves()))
        by = HOUSE if self.table.chairs[seat].player_bot() else None
        return self.do(commands.Play, seat, by, ply=course.ply, move=move)

    def play_on(self, moves: int, seed: int = 1) -> None:
        """Play so many moves, or to the end."""
        dice = random.Random(seed)
        for _ in range(moves):
            if self.table.ending is None:
                self.play(dice)

    def chronicle(self) -> Chronicle:
        """Return what would be stored."""
        return Chronicle(self.table.founding, list(self.entries))


def desk(
    game: str = "mandala",
    seats: int = 2,
    options: dict[str, Value] | None = None,
    **terms: Any,
) -> Desk:
    """Return an empty table."""
    given = {"bots": (None,) * seats, **terms}
    request = Request(game, seats, replace(CASUAL, **given), options or {})
    return Desk(found(request, PEOPLE[0], START))


def begun(game: str = "mandala", seats: int = 2, **terms: Any) -> Desk:
    """Return a table whose game has begun."""
    found = desk(game, seats, **terms)
    found.seat_people()
    return found


def clock(reserve: int, increment: int = 0, per_move: bool = False) -> ClockTerms:
    """Return clock terms."""
    return ClockTerms(reserve, increment, per_move)


def sizes() -> list[tuple[str, int]]:
    """Return every game with its fewest and a middling number of players."""
    return [
        (game.key, seats)
        for game in registry.games().values()
        for seats in sorted({game.fewest, min(3, game.most)})
    ]
