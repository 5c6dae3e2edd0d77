"""What a client may send over its socket. The first message is `hello`.

What is asked of a table carries `seq`, which grows with every message of a client: the same message
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
    Seat,
    Text,
)


class Hello(Message):
    """Opens the conversation; `client` is a random name of this tab, kept over reconnects."""

    type: Literal["hello"]
    protocol: int
    client: Ident
    lang: Language


class Since(Message):
    """What a client has seen of a table already."""

    version: Count
    ply: Count


class Watch(Message):
    """Asks for a table and its news, as a seat that one holds or (null) as a spectator."""

    type: Literal["watch"]
    table: Ident
    seat: Seat | None
    lines: bool
    since: Since | None


class Unwatch(Message):
    """Wants no more news of a table."""

    type: Literal["unwatch"]
    table: Ident


class Ping(Message):
    """Asks for a `pong`."""

    type: Literal["ping"]


class Asked(Message):
    """What all requests to a table have in common."""

    table: Ident
    seq: Annotated[Count, Field(ge=1)]
    seat: Seat


class Sit(Asked):
    """Takes an empty seat, under another name than one's own if given."""

    type: Literal["sit"]
    name: Name | None


class SeatBot(Asked):
    """Puts a bot on an empty seat."""

    type: Literal["seat-bot"]
    bot: BotName


class Unseat(Asked):
    """Empties a seat before the game begins."""

    type: Literal["unseat"]


class Leave(Asked):
    """Gets up."""

    type: Literal["leave"]


class Return(Asked):
    """Takes one's seat back from the bot that stood in."""

    type: Literal["return"]


class Relieve(Asked):
    """Lets a bot stand in for somebody who has not moved for long."""

    type: Literal["relieve"]


class Play(Asked):
    """Plays a move in notation, as the next after `ply` moves."""

    type: Literal["play"]
    ply: Count
    move: Move


class Undo(Asked):
    """Goes back to the position after `ply` moves, or asks the others to."""

    type: Literal["undo"]
    ply: Count


class Draw(Asked):
    """Proposes a draw."""

    type: Literal["draw"]


class Answer(Asked):
    """Agrees to a proposal, named by its version, or declines it."""

    type: Literal["answer"]
    offer: Count
    agree: bool


class Abandon(Asked):
    """Gives the game up."""

    type: Literal["abandon"]


class Rematch(Asked):
    """Asks for another game with the same people."""

    type: Literal["rematch"]


class Hint(Asked):
    """Asks a bot what it would play."""

    type: Literal["hint"]


class Say(Asked):
    """Says something: either words of one's own, or a quick phrase."""

    type: Literal["say"]
    text: Text | None = None
    phrase: Key | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if (self.text is None) == (self.phrase is None):
            raise ValueError("text xor phrase")
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
