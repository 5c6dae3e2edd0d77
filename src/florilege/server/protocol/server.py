"""Messages from the server to clients."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from florilege.server.protocol.fields import Args, Data, Language
from florilege.server.protocol.status import EntryData, SaidData, Status
from florilege.server.protocol.view import PlyData, View


class WelcomeMessage(Data):
    """Answers `hello`: the player; `account` is empty for a guest."""

    type: Literal["welcome"]
    protocol: int
    player: str
    name: str
    account: str
    lang: Language


class TableMessage(Data):
    """Answers `watch`: the whole table, or what is new since the client last saw it.

    `rewound`: first drop the log after that ply. `retold`: new versions of plies that the client
    already has. `last`: the ply of the seat's own last move. `heard`: the last `seq` carried out
    for this client.
    """

    type: Literal["table"]
    status: Status
    seat: int | None
    ply: int
    view: View | None
    log: list[PlyData]
    retold: list[PlyData]
    rewound: int | None
    last: int
    chat: list[SaidData]
    heard: int


class UpdateMessage(Data):
    """A committed change of a table; null fields have not changed.

    `rewound`: first drop the log after that ply. `retold`: new versions of plies that the client
    already has, because they have faded or may be read again.
    """

    type: Literal["update"]
    table: str
    version: int
    ply: int
    entries: list[EntryData]
    view: View | None
    log: list[PlyData]
    retold: list[PlyData]
    rewound: int | None
    status: Status | None
    chat: list[SaidData]


class AckMessage(Data):
    """The command was carried out and committed, as the entry with this version."""

    type: Literal["ack"]
    table: str
    seq: int
    version: int


class RefusedMessage(Data):
    """The command was refused and changed nothing; `text` says why in the client's language."""

    type: Literal["refused"]
    table: str | None
    seq: int | None
    code: str
    clause: str
    args: Args
    game: str
    text: str


class HintMessage(Data):
    """The move a bot would play, and its estimate of each seat's chances."""

    type: Literal["hint"]
    table: str
    seq: int
    ply: int
    move: str
    chances: list[float]


class MovedOnMessage(Data):
    """The table of the rematch."""

    type: Literal["moved-on"]
    table: str
    seq: int
    rematch: str


class PongMessage(Data):
    """Answers `ping`."""

    type: Literal["pong"]


class ByeMessage(Data):
    """The server is stopping: reconnect later."""

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
