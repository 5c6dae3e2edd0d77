"""Handlers for chat, and for rematches and ratings after the game."""

from typing import Final

from florilege.kernel.refusal import refused
from florilege.tables.commands.commands import LinkRematch, MarkRated, PostMessage
from florilege.tables.commands.guards import held_seat
from florilege.tables.model.events import TableEvent
from florilege.tables.model.table import Table
from florilege.tables.text_rules import TEXT_LENGTH, is_printable

MAX_MESSAGES: Final = 500
PHRASES: Final = ("hello", "good-luck", "well-played", "oops", "thinking", "thanks", "again", "bye")


def post_message(command: PostMessage, table: Table, _now: int) -> list[TableEvent]:
    """Post either free text or a predefined phrase."""
    held_seat(command, table)
    text = " ".join(command.text.split())
    if is_printable(text) == bool(command.phrase) or len(text) > TEXT_LENGTH:
        raise refused("bad-words", "", {"most": TEXT_LENGTH})
    if command.phrase and command.phrase not in PHRASES:
        raise refused("unknown-phrase", "", {"known": list(PHRASES)})
    if len(table.chat) >= MAX_MESSAGES:
        raise refused("chat-full", "", {"most": MAX_MESSAGES})
    return [TableEvent("said", command.seat, {"text": text, "phrase": command.phrase})]


def link_rematch(command: LinkRematch, table: Table, _now: int) -> list[TableEvent]:
    """Link the table of the rematch, once."""
    held_seat(command, table)
    if table.ending is None:
        raise refused("game-goes-on")
    return (
        [] if table.rematch else [TableEvent("rematched", command.seat, {"table": command.table})]
    )


def mark_rated(command: MarkRated, table: Table, _now: int) -> list[TableEvent]:  # noqa: ARG001  # handlers share one signature
    """Mark the game as rated, once."""
    return [TableEvent("rated", None, {})] if table.needs_rating() else []
