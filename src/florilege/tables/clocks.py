"""Thinking time, computed from when entries were made; nothing here looks at a real clock."""

from typing import TypedDict

from florilege.tables.founding import MILLISECONDS, ClockTerms


class ClocksData(TypedDict):
    """The clocks as JSON: what each seat had left at a moment, and whose clock runs since."""

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
        """From now on the clock of this seat runs, or none; who decides again thinks on."""
        if seat == self.running:
            return
        if self.running is not None:
            self.left[self.running] = self._after_turn(self.running, at)
        self.running = seat
        self.at = at

    def _after_turn(self, seat: int, at: int) -> int:
        if self.terms.per_move:
            return self.terms.reserve * MILLISECONDS
        return self.left_at(seat, at) + self.terms.increment * MILLISECONDS

    def left_at(self, seat: int, at: int) -> int:
        """Return the time a seat has left at a moment, never below nothing."""
        spent = at - self.at if seat == self.running else 0
        return max(0, self.left[seat] - spent)

    def runs_out(self) -> int | None:
        """Return when the running clock will have run out."""
        return None if self.running is None else self.at + self.left[self.running]

    def data(self) -> ClocksData:
        """Return the clocks as JSON data."""
        return {"at": self.at, "running": self.running, "left": list(self.left)}
