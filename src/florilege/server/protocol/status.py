"""A table as everybody may see it."""

from typing import Literal

from florilege.server.protocol.fields import Data
from florilege.server.protocol.view import OutcomeData


class ClockTermsData(Data):
    """Thinking time in seconds: a reserve, and what each move adds."""

    reserve: int
    increment: int
    per_move: bool


class TermsData(Data):
    """How people play with each other at this table."""

    public: bool
    rated: bool
    hints: bool
    undo: Literal["consent", "barrier", "never"]
    clock: ClockTermsData | None
    flag: Literal["bot", "forfeit"]
    bots: list[str | None]


class ChairData(Data):
    """A seat: who holds it, and which bot plays it now, if one does."""

    seat: int
    player: str | None
    name: str | None
    bot: str | None
    relieved: bool
    forfeited: bool


class ClocksData(Data):
    """What each seat had left at a moment, in milliseconds, and whose clock runs since."""

    at: int
    running: int | None
    left: list[int]


class OfferData(Data):
    """A proposal that waits for answers."""

    version: int
    kind: Literal["undo", "draw"]
    seat: int
    ply: int
    agreed: list[int]


class SaidData(Data):
    """Something said at the table, in words or by the name of a quick phrase."""

    version: int
    at: int
    seat: int
    text: str
    phrase: str


class EntryData(Data):
    """Something that happened at the table; a move is told by its events instead."""

    version: int
    at: int
    kind: str
    seat: int | None


class Status(Data):
    """A table; the secret of its deal is told when it is over."""

    table: str
    game: str
    ruleset: int
    settings: dict[str, int | str]
    terms: TermsData
    founder: str
    commitment: str
    secret: str | None
    origin: str
    rematch: str | None
    stage: Literal["gathering", "playing", "over"]
    version: int
    ply: int
    seats: list[ChairData]
    clocks: ClocksData | None
    offer: OfferData | None
    ending: OutcomeData | None
