"""Turns what a client asks into commands to a table."""

from functools import singledispatch

from florilege.server.protocol import client
from florilege.tables import commands
from florilege.tables.commands import Command


@singledispatch
def command_of(message: client.Asked, by: str, heard: str) -> Command:
    """Return the command that a message stands for; `by` asks, `heard` names the client."""
    raise NotImplementedError(type(message), by, heard)


@command_of.register
def _(message: client.Play, by: str, heard: str) -> Command:
    return commands.Play(
        by=by,
        seat=message.seat,
        client=heard,
        seq=message.seq,
        ply=message.ply,
        move=message.move,
    )


@command_of.register
def _(message: client.SeatBot, by: str, heard: str) -> Command:
    return commands.SeatBot(
        by=by, seat=message.seat, client=heard, seq=message.seq, bot=message.bot
    )


@command_of.register
def _(message: client.Undo, by: str, heard: str) -> Command:
    return commands.TakeBack(
        by=by, seat=message.seat, client=heard, seq=message.seq, ply=message.ply
    )


@command_of.register
def _(message: client.Answer, by: str, heard: str) -> Command:
    return commands.Answer(
        by=by,
        seat=message.seat,
        client=heard,
        seq=message.seq,
        offer=message.offer,
        agree=message.agree,
    )


@command_of.register
def _(message: client.Say, by: str, heard: str) -> Command:
    return commands.Say(
        by=by,
        seat=message.seat,
        client=heard,
        seq=message.seq,
        text=message.text or "",
        phrase=message.phrase or "",
    )


PLAIN: dict[type[client.Asked], type[Command]] = {
    client.Unseat: commands.Unseat,
    client.Leave: commands.Leave,
    client.Return: commands.Return,
    client.Relieve: commands.Relieve,
    client.Draw: commands.OfferDraw,
    client.Abandon: commands.Abandon,
}


def _plain(message: client.Asked, by: str, heard: str) -> Command:
    kind = PLAIN[type(message)]
    return kind(by=by, seat=message.seat, client=heard, seq=message.seq)


for kind in PLAIN:
    command_of.register(kind, _plain)
