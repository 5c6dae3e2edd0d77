"""Every message of clients that is a command to a table finds its command by its type."""

from typing import get_args

import pytest

from florilege.server.protocol import client
from florilege.server.socket.commands import command_of
from florilege.tables.commands.after_game import LinkRematch
from florilege.tables.commands.chat import PostMessage
from florilege.tables.commands.command import COMMAND_TYPES, own_fields

TYPES = {
    get_args(message.model_fields["type"].annotation)[0]: message
    for message in get_args(client.Request)
}
FILLED_IN = {"rematch": {"rematch"}}  # fields that the server knows, not the client


def test_every_message_is_a_command_but_the_hint() -> None:
    assert set(TYPES) == set(COMMAND_TYPES) | {"hint"}


@pytest.mark.parametrize("name", COMMAND_TYPES)
def test_a_message_has_the_fields_of_its_command(name: str) -> None:
    given = set(TYPES[name].model_fields) - set(client.TableCommand.model_fields) - {"type"}
    assert given | FILLED_IN.get(name, set()) == set(own_fields(name))


def test_a_command_has_what_its_message_says() -> None:
    said = client.Say(type="say", table="t", seq=3, seat=1, phrase="hello")
    expected = PostMessage(by="ann", seat=1, client="ann:tab", seq=3, phrase="hello")
    assert command_of(said, "ann", "ann:tab") == expected
    again = client.Rematch(type="rematch", table="t", seq=4, seat=1)
    assert command_of(again, "ann", "tab") == LinkRematch(by="ann", seat=1, client="tab", seq=4)
