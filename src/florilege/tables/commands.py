"""What may be asked of a table. Whether it is granted is decided in `decide`."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """Asked by a player (or HOUSE), for a seat; `client` and `seq` name the message."""

    by: str
    seat: int
    client: str = ""
    seq: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Sit(Command):
    """Take an empty seat; one player may take several, to pass the device on."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatBot(Command):
    """Put a bot on an empty seat; for whoever founded the table."""

    bot: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Unseat(Command):
    """Empty a seat before the game begins; for whoever founded the table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(Command):
    """Get up: before the game the seat is free again, during it a bot plays on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Return(Command):
    """Take one's own seat back from the bot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Relieve(Command):
    """Let a bot play for somebody else who has not moved for long."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Carry(Command):
    """Hold a seat from another device as well; the seat's token has been checked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(Command):
    """Play a move, given in notation, as the next after `ply` moves."""

    ply: int
    move: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBack(Command):
    """Go back to the position after `ply` moves: at once, or after everybody has agreed."""

    ply: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferDraw(Command):
    """Propose to end the game without a winner."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer(Command):
    """Agree to what is proposed, or not; `offer` is the version of the proposal."""

    offer: int
    agree: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Abandon(Command):
    """Give the game up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Say(Command):
    """Say something to the table: words of one's own, or a quick phrase of the catalogue."""

    text: str = ""
    phrase: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class StopClock(Command):
    """The clock of a seat has run out (the house says so; whether it has is checked)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rematch(Command):
    """Play again with the same people, at a table that is named once it is founded."""

    table: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rate(Command):
    """Note that the players of a rated game have their new ratings (the house says so)."""
