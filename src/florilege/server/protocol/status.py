"""The public state of a table."""

from typing import Literal

from florilege.server.protocol.fields import Data
from florilege.server.protocol.view import OutcomeData


class ClockTermsData(Data):
    """Thinking time in seconds: a reserve, and an increment for each move."""

    reserve: int
    increment: int
    per_move: bool


class TermsData(Data):
    """The terms of play at a table."""

    public: bool
    rated: bool
    hints: bool
    undo: Literal["consent", "barrier", "never"]
    clock: ClockTermsData | None
    flag: Literal["bot", "forfeit"]
    bots: list[str | None]


class ChairData(Data):
    """A seat: who holds it, and which bot plays it, if any."""

    seat: int
    player: str | None
    name: str | None
    bot: str | None
    relieved: bool
    forfeited: bool


class ClocksData(Data):
    """The time left to each seat at a moment, in milliseconds, and whose clock is running."""

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
    """A chat message: text, or the name of a quick phrase."""

    version: int
    at: int
    seat: int
    text: str
    phrase: str


class EntryData(Data):
    """An entry of the table; the content of a move is sent as events instead."""

    version: int
    at: int
    kind: str
    seat: int | None


class Status(Data):
    """The public state of a table; `secret`, the seed of the deal, is null until it is over."""

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
