"""Turns what a client asks into commands to a table."""

from collections.abc import Callable
from typing import Any, TypeAlias

from florilege.server.protocol import client
from florilege.tables import commands
from florilege.tables.commands import Command

Extra: TypeAlias = Callable[[Any], dict[str, Any]]


def _nothing(_message: client.Asked) -> dict[str, Any]:
    return {}


# For each kind of message: the command, and what it has besides seat, client and seq.
COMMANDS: dict[type[client.Asked], tuple[type[Command], Extra]] = {
    client.Play: (commands.Play, lambda asked: {"ply": asked.ply, "move": asked.move}),
    client.SeatBot: (commands.SeatBot, lambda asked: {"bot": asked.bot}),
    client.Unseat: (commands.Unseat, _nothing),
    client.Leave: (commands.Leave, _nothing),
    client.Return: (commands.Return, _nothing),
    client.Relieve: (commands.Relieve, _nothing),
    client.Undo: (commands.TakeBack, lambda asked: {"ply": asked.ply}),
    client.Draw: (commands.OfferDraw, _nothing),
    client.Answer: (commands.Answer, lambda asked: {"offer": asked.offer, "agree": asked.agree}),
    client.Abandon: (commands.Abandon, _nothing),
    client.Say: (
        commands.Say,
        lambda asked: {"text": asked.text or "", "phrase": asked.phrase or ""},
    ),
    client.Rematch: (commands.Rematch, lambda _: {"table": ""}),
}


def command_of(message: client.Asked, by: str, heard: str) -> Command:
    """Return the command that a message stands for; `by` asks, `heard` names the client."""
    kind, extra = COMMANDS[type(message)]
    return kind(by=by, seat=message.seat, client=heard, seq=message.seq, **extra(message))
