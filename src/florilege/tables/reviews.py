"""What moves of finished games cost, worked out piece by piece and remembered for a while.

Whoever asks for a few moves at a time sees the work go on, may stop, and may go on later; there is
nothing to clean up.
"""

from florilege.arena.analysis import Decision
from florilege.kernel.record import Record
from florilege.kernel.refusal import check_range
from florilege.tables.thinkers import Thinkers
from florilege.tables.thinking import Review

MOST_AT_ONCE = 12
MOST_TABLES = 200


class Reviews:
    """The decisions of the tables that were asked for last, by number of the move."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._known: dict[str, dict[int, Decision]] = {}

    async def decisions(self, ident: str, record: Record, first: int, last: int) -> list[Decision]:
        """Return the moves number `first` to `last`, a few at most."""
        check_range("first", first, len(record.moves))
        check_range("last", last - first + 1, min(MOST_AT_ONCE, len(record.moves) - first + 1))
        known = self._remembered(ident)
        if not all(number in known for number in range(first, last + 1)):
            thought = await self._thinkers.think(Review(record.text(), first, last))
            known.update((decision["number"], decision) for decision in thought.decisions)
        return [known[number] for number in range(first, last + 1)]

    def _remembered(self, ident: str) -> dict[int, Decision]:
        known = self._known.pop(ident, {})
        self._known[ident] = known
        if len(self._known) > MOST_TABLES:
            del self._known[next(iter(self._known))]
        return known
