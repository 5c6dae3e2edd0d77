"""Request and response bodies of the HTTP interface."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, SecretStr, StringConstraints

from florilege.server.protocol.fields import (
    DOCUMENT_LENGTH,
    LARGEST,
    MOST_OPTIONS,
    MOST_SEATS,
    Args,
    BotName,
    Data,
    Key,
    Message,
    Move,
    Name,
    Seat,
)
from florilege.server.protocol.status import TermsData
from florilege.server.protocol.view import PlyData, View

Account: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[\w.-]{2,24}$")]
Password: TypeAlias = Annotated[SecretStr, Field(min_length=8, max_length=200)]
Token: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[\x21-\x7e]{1,400}$")]
OptionValue: TypeAlias = (
    Annotated[int, Field(ge=-LARGEST, le=LARGEST)]
    | Annotated[str, StringConstraints(max_length=DOCUMENT_LENGTH)]
)
Seconds: TypeAlias = Annotated[int, Field(ge=0, le=30 * 24 * 60 * 60)]


class ErrorData(Data):
    """Why a request was refused; `text` is in the language of the request."""

    code: str
    clause: str
    args: Args
    game: str
    text: str


class SessionData(Data):
    """The player of the session; `account` is empty for a guest."""

    player: str
    name: str
    account: str


class NameRequest(Message):
    """The name to display."""

    name: Name


class AccountRequest(Message):
    """An account name and a password."""

    account: Account
    password: Password


class ClockRequest(Message):
    """Thinking time in seconds: a reserve (for each move, with `per_move`), and an increment."""

    reserve: Annotated[Seconds, Field(ge=1)]
    increment: Seconds
    per_move: bool


class TermsRequest(Message):
    """The terms of play; `bots` has a bot or null for each seat."""

    public: bool
    rated: bool
    hints: bool
    undo: Literal["consent", "barrier", "never"]
    clock: ClockRequest | None
    flag: Literal["bot", "forfeit"]
    bots: Annotated[list[BotName | None], Field(max_length=MOST_SEATS)]


class TableRequest(Message):
    """A new table; `seat` is the seat its creator takes, if any."""

    game: Key
    seats: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    options: Annotated[dict[Key, OptionValue], Field(max_length=MOST_OPTIONS)]
    terms: TermsRequest
    seat: Seat | None


class ListingData(Data):
    """A table in a list."""

    table: str
    game: str
    settings: dict[str, int | str]
    terms: TermsData
    stage: Literal["gathering", "playing", "over"]
    founder: str
    seats: int
    people: list[int]
    mine: list[int]
    at: int


class OptionData(Data):
    """A variant of a game's rules."""

    key: str
    clause: str
    default: int | str
    values: list[int | str]
    low: int | None
    high: int | None
    document: bool


class ClauseData(Data):
    """A clause of the rulebook; its text is in the catalogue."""

    id: str
    section: str
    source: str


class GameData(Data):
    """A game's declaration, without texts; `presets` are defaults by `<option>=<value>`.

    `guide` is the number of steps of its guided first game (0: none); `diagrams` are the clauses
    that have a diagram.
    """

    key: str
    ruleset: int
    fewest: int
    most: int
    options: list[OptionData]
    presets: dict[str, dict[str, int | str]]
    clauses: list[ClauseData]
    glyphs: dict[str, tuple[str, str]]
    bots: list[str]
    guide: int
    diagrams: list[str]


class GuideData(Data):
    """A place in a guided first game: after `done` moves of a step, as the learner sees it.

    `id` identifies the step's text, `wanted` is the move that leads on (null: only text to read),
    and `log` has the events since the previous place.
    """

    step: int
    steps: int
    done: int
    id: str
    clauses: list[str]
    wanted: str | None
    view: View
    log: list[PlyData]


class GuideRequest(Message):
    """A learner's move."""

    move: Move


class ReplayData(Data):
    """A finished game after `ply` of `plies` moves, as a seat or a spectator saw it.

    With `instead`, the last of these moves is the alternative.
    """

    table: str
    seat: int | None
    ply: int
    plies: int
    view: View
    log: list[PlyData]


class RecordData(Data):
    """A complete game: ruleset, seats, options, dice, moves."""

    format: str
    game: str
    ruleset: int
    seats: int
    options: dict[str, int | str]
    position: str
    dice: str
    moves: list[str]
    result: str
    check: str


class ScoreData(Data):
    """Points of one seat, and their reason."""

    seat: int
    kind: str
    clause: str
    points: int
    args: Args


class DecisionData(Data):
    """A move: each seat's chances before it, a better move, and what the played one cost."""

    number: int
    seat: int
    move: str
    best: str
    cost: float
    chances: list[float]


class ArchivedData(Data):
    """The table of an imported game."""

    table: str


class TokenData(Data):
    """A secret token that carries a seat to another device."""

    token: str


class CarryRequest(Message):
    """The token of a seat to take on this device."""

    token: Token


class CarriedData(Data):
    """The seat that was carried over."""

    table: str
    seat: int


class RatingData(Data):
    """A player's rating in a game; `shown` is a conservative single number."""

    game: str
    mu: float
    sigma: float
    games: int
    shown: float


class RankData(Data):
    """A rank on the ladder."""

    player: str
    name: str
    rating: RatingData


class PlayerData(Data):
    """The public profile of a player."""

    player: str
    name: str
    account: str
    ratings: list[RatingData]
    games: list[ListingData]


class HealthData(Data):
    """The health or readiness of the server."""

    status: Literal["ok"]
