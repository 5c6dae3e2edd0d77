"""Messages from the server to clients."""

from typing import Literal, TypeAlias, TypedDict

from florilege.server.protocol.fields import Language
from florilege.server.protocol.http import ErrorData
from florilege.tables.views import Snapshot, Update


class WelcomeMessage(TypedDict):
    """Answers `hello`: the player; `account` is empty for a guest."""

    type: Literal["welcome"]
    protocol: int
    player: str
    name: str
    account: str
    lang: Language


class TableMessage(Snapshot):
    """Answers `watch`: the whole table, or what is new since the client last saw it.

    `rewound`: first drop the log after that ply. `retold`: new versions of plies that the client
    already has. `last`: the ply of the seat's own last move. `heard`: the last `seq` carried out
    for this client.
    """

    type: Literal["table"]
    heard: int


class UpdateMessage(Update):
    """A committed change of a table; null fields have not changed.

    `rewound`: first drop the log after that ply. `retold`: new versions of plies that the client
    already has, because they have faded or may be read again.
    """

    type: Literal["update"]


class AckMessage(TypedDict):
    """The command was carried out and committed, as the entry with this version."""

    type: Literal["ack"]
    table: str
    seq: int
    version: int


class RefusedMessage(ErrorData):
    """The command was refused and changed nothing; `text` says why in the client's language."""

    type: Literal["refused"]
    table: str | None
    seq: int | None


class HintMessage(TypedDict):
    """The move a bot would play, and its estimate of each seat's chances."""

    type: Literal["hint"]
    table: str
    seq: int
    ply: int
    move: str
    chances: list[float]


class MovedOnMessage(TypedDict):
    """The table of the rematch."""

    type: Literal["moved-on"]
    table: str
    seq: int
    rematch: str


class PongMessage(TypedDict):
    """Answers `ping`."""

    type: Literal["pong"]


class ByeMessage(TypedDict):
    """The server is stopping: reconnect later."""

    type: Literal["bye"]
    reason: str


ServerMessage: TypeAlias = (
    WelcomeMessage
    | TableMessage
    | UpdateMessage
    | AckMessage
    | RefusedMessage
    | HintMessage
    | MovedOnMessage
    | PongMessage
    | ByeMessage
)
