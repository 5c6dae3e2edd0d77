"""What happened at a table, one entry at a time.

A table is its founding and its entries, nothing else: whoever has these can compute the position,
the clocks, the offers and the log. Entries are appended and never changed, each with the next
version, so two writers can never both have their way.
"""

from dataclasses import dataclass
from typing import TypedDict

from florilege.kernel.refusal import Args

HOUSE = ""  # as `by`: nobody asked for it; a bot moved, or a clock ran out


class EntryData(TypedDict):
    """An entry as everybody may see it: what was done, but no hidden card."""

    version: int
    at: int
    kind: str
    seat: int | None


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that is about to happen; `data` may hold what not every seat may know."""

    kind: str
    seat: int | None
    data: Args


@dataclass(frozen=True, slots=True)
class Entry:
    """A deed that has its place in the history of a table.

    `at` is in milliseconds since 1970. `client` and `seq` name the message that asked for it, so
    that the same message sent again is recognised.
    """

    version: int
    at: int
    by: str
    client: str
    seq: int
    deed: Deed

    def public(self) -> EntryData:
        """Return what every client may see of it."""
        return {
            "version": self.version,
            "at": self.at,
            "kind": self.deed.kind,
            "seat": self.deed.seat,
        }
