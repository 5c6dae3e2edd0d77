"""Chat messages."""

from dataclasses import dataclass
from typing import ClassVar, Final

from florilege.kernel.refusal import refused
from florilege.tables.commands.command import Command
from florilege.tables.commands.guards import held_seat
from florilege.tables.model.events import MessagePosted
from florilege.tables.model.history import TableEvent
from florilege.tables.model.table import Table
from florilege.tables.text_rules import TEXT_LENGTH, is_printable

MAX_MESSAGES: Final = 500
PHRASES: Final = ("hello", "good-luck", "well-played", "oops", "thinking", "thanks", "again", "bye")


@dataclass(frozen=True, slots=True, kw_only=True)
class PostMessage(Command):
    """Post either free text or a predefined phrase."""

    message: ClassVar[str] = "say"
    text: str = ""
    phrase: str = ""

    def decide(self, table: Table, now: int) -> list[TableEvent]:
        held_seat(self, table)
        text = " ".join(self.text.split())
        if is_printable(text) == bool(self.phrase) or len(text) > TEXT_LENGTH:
            raise refused("bad-words", "", {"most": TEXT_LENGTH})
        if self.phrase and self.phrase not in PHRASES:
            raise refused("unknown-phrase", "", {"known": list(PHRASES)})
        if len(table.chat) >= MAX_MESSAGES:
            raise refused("chat-full", "", {"most": MAX_MESSAGES})
        return [MessagePosted(self.seat, text, self.phrase)]
