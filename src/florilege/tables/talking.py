"""Words between players, and what comes after the game."""

from typing import Final

from florilege.kernel.refusal import refused
from florilege.tables.commands import Rate, Rematch, Say
from florilege.tables.entry import Deed
from florilege.tables.standing import held_chair
from florilege.tables.table import Table
from florilege.tables.texts import TEXT_LENGTH, is_printed

MOST_SAID: Final = 500
PHRASES: Final = ("hello", "good-luck", "well-played", "oops", "thinking", "thanks", "again", "bye")


def say(command: Say, table: Table, _now: int) -> list[Deed]:
    """Grant words of one's own, or a quick phrase."""
    held_chair(command, table)
    text = " ".join(command.text.split())
    if is_printed(text) == bool(command.phrase) or len(text) > TEXT_LENGTH:
        raise refused("bad-words", "", {"most": TEXT_LENGTH})
    if command.phrase and command.phrase not in PHRASES:
        raise refused("unknown-phrase", "", {"known": list(PHRASES)})
    if len(table.chat) >= MOST_SAID:
        raise refused("chat-full", "", {"most": MOST_SAID})
    return [Deed("said", command.seat, {"text": text, "phrase": command.phrase})]


def rematch(command: Rematch, table: Table, _now: int) -> list[Deed]:
    """Note where the same people play again."""
    held_chair(command, table)
    if table.ending is None:
        raise refused("game-goes-on")
    return [] if table.rematch else [Deed("rematched", command.seat, {"table": command.table})]


def rate(command: Rate, table: Table, _now: int) -> list[Deed]:  # noqa: ARG001  # as all others
    """Note once that the players were rated."""
    return [Deed("rated", None, {})] if table.is_to_be_rated() else []
