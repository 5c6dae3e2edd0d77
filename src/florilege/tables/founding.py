"""What is settled when a table is founded, and never changes after."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, TypedDict

from florilege.kernel.options import Settings

Undo: TypeAlias = Literal["consent", "barrier", "never"]
Flag: TypeAlias = Literal["bot", "forfeit"]

MILLISECONDS = 1000
DAY = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class ClockTerms:
    """Thinking time in seconds: a reserve for the game, and what each move adds.

    With `per_move` the reserve is for each move anew, as in games of days a move.
    """

    reserve: int
    increment: int
    per_move: bool


class ClockTermsData(TypedDict):
    """Clock terms as JSON."""

    reserve: int
    increment: int
    per_move: bool


class TermsData(TypedDict):
    """Terms as JSON."""

    public: bool
    rated: bool
    hints: bool
    undo: Undo
    clock: ClockTermsData | None
    flag: Flag
    bots: list[str | None]


@dataclass(frozen=True, slots=True)
class Terms:
    """How people play with each other here.

    `public` tables are listed, the others found by their link. Undo is free up to the barrier of
    information and by consent beyond it, or only up to it, or never. When a clock runs out, a bot
    takes over, or the seat is forfeited. `bots` names a bot, or None for a person, for each seat.
    """

    public: bool
    rated: bool
    hints: bool
    undo: Undo
    clock: ClockTerms | None
    flag: Flag
    bots: tuple[str | None, ...]

    def data(self) -> TermsData:
        """Return the terms as JSON data."""
        clock = self.clock
        return {
            "public": self.public,
            "rated": self.rated,
            "hints": self.hints,
            "undo": self.undo,
            "clock": None
            if clock is None
            else {
                "reserve": clock.reserve,
                "increment": clock.increment,
                "per_move": clock.per_move,
            },
            "flag": self.flag,
            "bots": list(self.bots),
        }


def terms_of(data: TermsData) -> Terms:
    """Return the terms that JSON data describe."""
    clock = data["clock"]
    return Terms(
        public=data["public"],
        rated=data["rated"],
        hints=data["hints"],
        undo=data["undo"],
        clock=None if clock is None else ClockTerms(**clock),
        flag=data["flag"],
        bots=tuple(data["bots"]),
    )


@dataclass(frozen=True, slots=True)
class Founding:
    """A table before anything happens at it; `secret` seeds its dice and stays hidden till the end.

    `origin` is the table this is a rematch of, or nothing.
    """

    table: str
    at: int
    by: str
    game: str
    ruleset: int
    seats: int
    settings: Settings
    secret: bytes
    terms: Terms
    origin: str = ""
