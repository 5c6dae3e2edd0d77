"""Converts messages of clients into commands to tables."""

from typing import Any

from florilege.server.protocol import client
from florilege.tables.commands.command import COMMAND_TYPES, Command, own_fields


def command_of(message: client.Request, by: str, client_id: str) -> Command:
    """Return the command that a message from player `by` asks for, with its fields by name."""
    fields: dict[str, Any] = {}
    for name in own_fields(message.type):
        value = getattr(message, name, None)
        if value is not None:
            fields[name] = value
    command_type = COMMAND_TYPES[message.type]
    return command_type(by=by, seat=message.seat, client=client_id, seq=message.seq, **fields)
