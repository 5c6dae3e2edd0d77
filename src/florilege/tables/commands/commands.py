"""Commands that players and the server send to a table; `decide` accepts or refuses them."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """A request by a player (or SYSTEM) for a seat; `client` and `seq` identify the message."""

    by: str
    seat: int
    client: str = ""
    seq: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeSeat(Command):
    """Take a free seat; one player may take several and share the device."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatBot(Command):
    """Put a bot on a free seat; only for the creator of the table."""

    bot: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ClearSeat(Command):
    """Free a seat before the game begins; only for the creator of the table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveSeat(Command):
    """Leave a seat: before the game it becomes free, during the game a bot plays on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnToSeat(Command):
    """Take one's seat back from the stand-in bot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestStandIn(Command):
    """Let a bot stand in for another player who has not moved for a long time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AddDevice(Command):
    """Hold one's seat from another device too; the seat token has already been checked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(Command):
    """Play a move, given in notation, in the position after `ply` moves."""

    ply: int
    move: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(Command):
    """Undo back to the position after `ply` moves, at once or with the consent of the others."""

    ply: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferDraw(Command):
    """Offer a draw."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerOffer(Command):
    """Accept or decline an offer; `offer` is the version it was made at."""

    offer: int
    agree: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Resign(Command):
    """Resign."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PostMessage(Command):
    """Post a chat message: either free text or a predefined phrase."""

    text: str = ""
    phrase: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpireClock(Command):
    """Act on an expired clock; sent by the server, and refused if time is left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkRematch(Command):
    """Play again with the same players; `table` is filled in once the new table exists."""

    table: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkRated(Command):
    """Record that the players have received their new ratings; sent by the server."""
