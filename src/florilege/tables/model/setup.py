"""The immutable setup of a table, fixed when it is created."""

from dataclasses import dataclass
from typing import Literal, TypeAlias, TypedDict

from florilege.kernel.options import Settings

UndoPolicy: TypeAlias = Literal["consent", "barrier", "never"]
TimeoutPolicy: TypeAlias = Literal["bot", "forfeit"]

MILLISECONDS = 1000


@dataclass(frozen=True, slots=True)
class ClockTerms:
    """Clock settings in seconds: a reserve for the game, and an increment per turn.

    With `per_move` the full reserve is available for every turn, as in correspondence games.
    """

    reserve: int
    increment: int
    per_move: bool


class ClockTermsData(TypedDict):
    reserve: int
    increment: int
    per_move: bool


class TermsData(TypedDict):
    public: bool
    rated: bool
    hints: bool
    undo: UndoPolicy
    clock: ClockTermsData | None
    flag: TimeoutPolicy
    bots: list[str | None]


@dataclass(frozen=True, slots=True)
class Terms:
    """The conditions of play at a table.

    `public` tables are listed, others are reachable by link only. `undo` beyond the information
    barrier needs consent ('consent') or is forbidden ('barrier'); 'never' forbids all undo. `flag`
    says whether a bot takes over or the seat is forfeited when a clock expires. `bots` has a bot
    for each seat, or None for a person.
    """

    public: bool
    rated: bool
    hints: bool
    undo: UndoPolicy
    clock: ClockTerms | None
    flag: TimeoutPolicy
    bots: tuple[str | None, ...]

    def data(self) -> TermsData:
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
class TableSetup:
    """A new table; `secret` seeds its dice and stays hidden until the game is over.

    `origin` is the table of which this is a rematch, or empty.
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
