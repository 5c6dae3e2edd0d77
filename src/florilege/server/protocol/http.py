"""Request and response bodies of the HTTP interface."""

from typing import Annotated, Literal, Self, TypeAlias, TypedDict

from pydantic import Field, SecretStr, StringConstraints, model_validator

from florilege.kernel.clauses import ClauseData
from florilege.kernel.game import Glyph
from florilege.kernel.options import OptionData, Settings
from florilege.kernel.refusal import Args
from florilege.server.protocol.fields import (
    DOCUMENT_LENGTH,
    LARGEST,
    MOST_OPTIONS,
    MOST_SEATS,
    BotName,
    Key,
    Message,
    Move,
    Name,
    Parts,
    Seat,
    one_of,
)
from florilege.tables.model.setup import TermsData
from florilege.tables.model.summary import Stage

Account: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[\w.-]{2,24}$")]
Password: TypeAlias = Annotated[SecretStr, Field(min_length=8, max_length=200)]
Token: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[\x21-\x7e]{1,400}$")]
OptionValue: TypeAlias = (
    Annotated[int, Field(ge=-LARGEST, le=LARGEST)]
    | Annotated[str, StringConstraints(max_length=DOCUMENT_LENGTH)]
)
Seconds: TypeAlias = Annotated[int, Field(ge=0, le=30 * 24 * 60 * 60)]


class ErrorData(TypedDict):
    """Why a request was refused; `text` is in the language of the request."""

    code: str
    clause: str
    args: Args
    game: str
    text: str


class SessionData(TypedDict):
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


class ListingData(TypedDict):
    """A table in a list."""

    table: str
    game: str
    settings: Settings
    terms: TermsData
    stage: Stage
    founder: str
    seats: int
    people: list[int]
    mine: list[int]
    at: int


class GameData(TypedDict):
    """A game's declaration, without texts; `presets` are defaults by `<option>=<value>`.

    `guide` is the number of steps of its guided first game (0: none); `diagrams` are the clauses
    that have a diagram.
    """

    key: str
    ruleset: int
    fewest: int
    most: int
    options: list[OptionData]
    presets: dict[str, Settings]
    clauses: list[ClauseData]
    glyphs: dict[str, Glyph]
    bots: list[str]
    guide: int
    diagrams: list[str]


class GuideRequest(Message):
    """A learner's move: chosen parts that one legal move has, or notation."""

    move: Move | None = None
    parts: Parts | None = None

    @model_validator(mode="after")
    def _either(self) -> Self:
        one_of(self.move, self.parts)
        return self


class ArchivedData(TypedDict):
    """The table of an imported game."""

    table: str


class TokenData(TypedDict):
    """A secret token that carries a seat to another device."""

    token: str


class CarryRequest(Message):
    """The token of a seat to take on this device."""

    token: Token


class CarriedData(TypedDict):
    """The seat that was carried over."""

    table: str
    seat: int


class RatingData(TypedDict):
    """A player's rating in a game; `shown` is a conservative single number."""

    game: str
    mu: float
    sigma: float
    games: int
    shown: float


class RankData(TypedDict):
    """A rank on the ladder."""

    player: str
    name: str
    rating: RatingData


class PlayerData(TypedDict):
    """The public profile of a player."""

    player: str
    name: str
    account: str
    ratings: list[RatingData]
    games: list[ListingData]


class HealthData(TypedDict):
    """The health or readiness of the server."""

    status: Literal["ok"]
