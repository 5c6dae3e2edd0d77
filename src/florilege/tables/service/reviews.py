"""Reviews of finished games: how much each move cost, computed move by move and cached.

Clients request a few moves at a time, so they can show progress, stop and resume without any state
on the server.
"""

from florilege.arena.analysis import Decision
from florilege.kernel.record import Record
from florilege.kernel.refusal import check_range
from florilege.tables.service.bot_pool import BotPool
from florilege.tables.service.bot_worker import ReviewTask
from florilege.tables.service.fair_queue import Owner

MAX_MOVES = 12
MAX_TABLES = 200
MAX_KEPT = 20_000  # reviewed moves, of about 1 kB


class Reviews:
    """Computes reviews in the bot pool; keeps those used most recently."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._cache: dict[str, dict[int, Decision]] = {}  # least recently used first

    async def decisions(
        self, ident: str, record: Record, first: int, last: int, owner: Owner
    ) -> list[Decision]:
        """Return the reviewed moves numbered `first` to `last`, at most MAX_MOVES of them."""
        check_range("first", first, len(record.moves))
        check_range("last", last - first + 1, min(MAX_MOVES, len(record.moves) - first + 1))
        known = self._cached(ident)
        for number in range(first, last + 1):
            if number not in known:
                answer = await self._bot_pool.run(ReviewTask(record.text(), number), owner)
                assert answer.decision is not None
                known[number] = answer.decision
                self._make_room()
        return [known[number] for number in range(first, last + 1)]

    def _cached(self, ident: str) -> dict[int, Decision]:
        known = self._cache.pop(ident, {})
        self._cache[ident] = known
        self._make_room()
        return known

    def _make_room(self) -> None:
        """Forget the reviews used least recently, but never those of the only game left."""
        while len(self._cache) > 1 and self._is_full():
            del self._cache[next(iter(self._cache))]

    def _is_full(self) -> bool:
        return len(self._cache) > MAX_TABLES or sum(map(len, self._cache.values())) > MAX_KEPT
