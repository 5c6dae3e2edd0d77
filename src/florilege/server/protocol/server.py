"""What the server sends over a socket."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from florilege.server.protocol.fields import Args, Data, Language
from florilege.server.protocol.status import EntryData, SaidData, Status
from florilege.server.protocol.view import PlyData, View


class WelcomeMessage(Data):
    """Answers `hello`: who the client is; `account` is empty for a guest."""

    type: Literal["welcome"]
    protocol: int
    player: str
    name: str
    account: str
    lang: Language


class TableMessage(Data):
    """Answers `watch`: the whole table, or what is new since the client last saw it.

    `rewound`: first drop what the log has after that ply; `last` is the ply of the seat's last own
    move; `heard` the last `seq` heard from this client.
    """

    type: Literal["table"]
    status: Status
    seat: int | None
    ply: int
    view: View | None
    log: list[PlyData]
    rewound: int | None
    last: int
    chat: list[SaidData]
    heard: int


class UpdateMessage(Data):
    """News of a table, once committed; what is null has not changed.

    `rewound`: first drop what the log has after that ply.
    """

    type: Literal["update"]
    table: str
    version: int
    ply: int
    entries: list[EntryData]
    view: View | None
    log: list[PlyData]
    rewound: int | None
    status: Status | None
    chat: list[SaidData]


class AckMessage(Data):
    """The request is granted and kept, as the entry with this version."""

    type: Literal["ack"]
    table: str
    seq: int
    version: int


class RefusedMessage(Data):
    """The request is refused and has changed nothing; `text` says why in the client's language."""

    type: Literal["refused"]
    table: str | None
    seq: int | None
    code: str
    clause: str
    args: Args
    game: str
    text: str


class HintMessage(Data):
    """What a bot would play, and each seat's chances in its eyes."""

    type: Literal["hint"]
    table: str
    seq: int
    ply: int
    move: str
    chances: list[float]


class MovedOnMessage(Data):
    """Where the same people play again."""

    type: Literal["moved-on"]
    table: str
    seq: int
    rematch: str


class PongMessage(Data):
    """Answers `ping`."""

    type: Literal["pong"]


class ByeMessage(Data):
    """The server goes away for a while: reconnect later."""

    type: Literal["bye"]
    reason: str


ServerMessage: TypeAlias = Annotated[
    WelcomeMessage
    | TableMessage
    | UpdateMessage
    | AckMessage
    | RefusedMessage
    | HintMessage
    | MovedOnMessage
    | PongMessage
    | ByeMessage,
    Field(discriminator="type"),
]
SERVER: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
