"""Messages from clients to the server. The first is `hello`.

A command to a table carries `seq`, which grows with every command of a client: the same command
sent again after a reconnect is acknowledged again and changes nothing.
"""

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, TypeAdapter, model_validator

from florilege.server.protocol.fields import (
    BotName,
    Count,
    Ident,
    Key,
    Language,
    Message,
    Move,
    Name,
    Parts,
    Seat,
    Text,
    one_of,
)


class Hello(Message):
    """Opens the session; `client` is a random id of this tab, kept across reconnects."""

    type: Literal["hello"]
    protocol: int
    client: Ident
    lang: Language


class Since(Message):
    """What a client has already seen of a table."""

    version: Count
    ply: Count


class Watch(Message):
    """Subscribes to a table, as a seat one holds or (null) as a spectator."""

    type: Literal["watch"]
    table: Ident
    seat: Seat | None
    lines: bool
    since: Since | None


class Unwatch(Message):
    """Unsubscribes from a table."""

    type: Literal["unwatch"]
    table: Ident


class Ping(Message):
    """Requests a `pong`."""

    type: Literal["ping"]


class TableCommand(Message):
    """The fields of all commands to a table."""

    table: Ident
    seq: Annotated[Count, Field(ge=1)]
    seat: Seat


class Sit(TableCommand):
    """Takes an empty seat, optionally under another name."""

    type: Literal["sit"]
    name: Name | None


class SeatBot(TableCommand):
    """Puts a bot on an empty seat."""

    type: Literal["seat-bot"]
    bot: BotName


class Unseat(TableCommand):
    """Empties a seat before the game begins."""

    type: Literal["unseat"]


class Leave(TableCommand):
    """Leaves one's seat."""

    type: Literal["leave"]


class Return(TableCommand):
    """Takes one's seat back from the bot that stood in."""

    type: Literal["return"]


class Relieve(TableCommand):
    """Lets a bot stand in for a player who has not moved for long."""

    type: Literal["relieve"]


class Play(TableCommand):
    """Plays the next move after `ply` moves: chosen parts that one legal move has, or notation."""

    type: Literal["play"]
    ply: Count
    move: Move | None = None
    parts: Parts | None = None

    @model_validator(mode="after")
    def _either(self) -> Self:
        one_of(self.move, self.parts)
        return self


class Undo(TableCommand):
    """Takes moves back to the position after `ply` moves, or asks the others to agree."""

    type: Literal["undo"]
    ply: Count


class Draw(TableCommand):
    """Proposes a draw."""

    type: Literal["draw"]


class Answer(TableCommand):
    """Accepts or declines a proposal, identified by its version."""

    type: Literal["answer"]
    offer: Count
    agree: bool


class Abandon(TableCommand):
    """Gives up the game."""

    type: Literal["abandon"]


class Rematch(TableCommand):
    """Requests another game with the same players."""

    type: Literal["rematch"]


class Hint(TableCommand):
    """Requests the move a bot would play."""

    type: Literal["hint"]


class Say(TableCommand):
    """Sends a chat message: either text or a quick phrase."""

    type: Literal["say"]
    text: Text | None = None
    phrase: Key | None = None

    @model_validator(mode="after")
    def _either(self) -> Self:
        one_of(self.text, self.phrase)
        return self


Request: TypeAlias = (
    Sit
    | SeatBot
    | Unseat
    | Leave
    | Return
    | Relieve
    | Play
    | Undo
    | Draw
    | Answer
    | Abandon
    | Rematch
    | Hint
    | Say
)
ClientMessage: TypeAlias = Annotated[
    Hello | Watch | Unwatch | Ping | Request, Field(discriminator="type")
]
CLIENT: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
