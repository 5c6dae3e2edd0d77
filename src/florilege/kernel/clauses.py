"""The rulebook as an index: clauses in the order and numbering of the printed rulebook.

What a clause says, in our own words, is in the catalogue (`<game>-clause-<id>`, dots written as
hyphens). Every clause is proved by a test marked with it, and names its source, so that a reader
can tell what is printed from what was found elsewhere, deduced, or decided to fill a gap.
"""

from typing import Final, TypedDict

RULEBOOK: Final = "rulebook"
EXAMPLE: Final = "example"  # shown by an example of the rulebook, stated nowhere
PUBLISHER: Final = "publisher"  # said by the publisher outside the rulebook
INFERRED: Final = "inferred"
RULING: Final = "ruling"  # decided by us where the rulebook is silent or open to readings
DESIGNED: Final = "designed"  # ours, until the printed text is known

SOURCES: Final = (RULEBOOK, EXAMPLE, PUBLISHER, INFERRED, RULING, DESIGNED)


class ClauseData(TypedDict):
    """A clause as JSON."""

    id: str
    section: str
    source: str


class Clause:
    """One numbered statement of a rulebook, or a ruling about it."""

    def __init__(self, ident: str, section: str, source: str) -> None:
        self.id = ident
        self.section = section
        self.source = source

    def data(self) -> ClauseData:
        return {"id": self.id, "section": self.section, "source": self.source}


def section(name: str, source: str, idents: str) -> list[Clause]:
    """Return the clauses of one section; their ids are separated by spaces."""
    return [Clause(ident, name, source) for ident in idents.split()]
