"""Game clocks, computed from the timestamps of events; the system time is never read."""

from typing import TypedDict

from florilege.tables.model.setup import MILLISECONDS, ClockTerms


class ClocksData(TypedDict):
    """The clocks as JSON: time left per seat at the time `at`, and whose clock has run since."""

    at: int
    running: int | None
    left: list[int]


class Clocks:
    """A clock for each seat, in milliseconds; at most one runs."""

    def __init__(self, terms: ClockTerms, seats: int) -> None:
        self.terms = terms
        self.left = [terms.reserve * MILLISECONDS] * seats
        self.running: int | None = None
        self.at = 0

    def run(self, seat: int | None, at: int) -> None:
        """Switch to the clock of a seat, or stop all; no effect if that clock already runs."""
        if seat == self.running:
            return
        if self.running is not None:
            self.left[self.running] = self._after_turn(self.running, at)
        self.running = seat
        self.at = at

    def pause(self, since: int, until: int) -> None:
        """Take a span of time that has passed off the running clock."""
        assert self.running is not None
        self.left[self.running] = self.left_at(self.running, max(since, self.at))
        self.at = until

    def _after_turn(self, seat: int, at: int) -> int:
        if self.terms.per_move:
            return self.terms.reserve * MILLISECONDS
        return self.left_at(seat, at) + self.terms.increment * MILLISECONDS

    def left_at(self, seat: int, at: int) -> int:
        """Return the time a seat has left at a given time, at least 0."""
        spent = at - self.at if seat == self.running else 0
        return max(0, self.left[seat] - spent)

    def runs_out(self) -> int | None:
        """Return when the running clock expires, or None if no clock runs."""
        return None if self.running is None else self.at + self.left[self.running]

    def data(self) -> ClocksData:
        return {"at": self.at, "running": self.running, "left": list(self.left)}
