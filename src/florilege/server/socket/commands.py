"""Converts messages of clients into commands to tables."""

from collections.abc import Callable
from typing import Any, TypeAlias

from florilege.server.protocol import client
from florilege.tables.commands import commands
from florilege.tables.commands.commands import Command

Extra: TypeAlias = Callable[[Any], dict[str, Any]]


def _no_fields(_message: client.TableCommand) -> dict[str, Any]:
    return {}


# For each message type: the command, and its fields besides seat, client and seq.
COMMANDS: dict[type[client.TableCommand], tuple[type[Command], Extra]] = {
    client.Play: (commands.Play, lambda message: {"ply": message.ply, "move": message.move}),
    client.SeatBot: (commands.SeatBot, lambda message: {"bot": message.bot}),
    client.Unseat: (commands.ClearSeat, _no_fields),
    client.Leave: (commands.LeaveSeat, _no_fields),
    client.Return: (commands.ReturnToSeat, _no_fields),
    client.Relieve: (commands.RequestStandIn, _no_fields),
    client.Undo: (commands.Undo, lambda message: {"ply": message.ply}),
    client.Draw: (commands.OfferDraw, _no_fields),
    client.Answer: (
        commands.AnswerOffer,
        lambda message: {"offer": message.offer, "agree": message.agree},
    ),
    client.Abandon: (commands.Resign, _no_fields),
    client.Say: (
        commands.PostMessage,
        lambda message: {"text": message.text or "", "phrase": message.phrase or ""},
    ),
    client.Rematch: (commands.LinkRematch, lambda _: {"table": ""}),
}


def command_of(message: client.TableCommand, by: str, client_id: str) -> Command:
    """Return the command of a message from player `by`."""
    kind, extra = COMMANDS[type(message)]
    return kind(by=by, seat=message.seat, client=client_id, seq=message.seq, **extra(message))
