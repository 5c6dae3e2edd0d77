"""Delays that grow with the number of attempts, for each name."""

from collections.abc import Callable
from dataclasses import dataclass

FIRST = 1.0  # seconds after the last free attempt, doubled by each that follows
FORGET = 24 * 60 * 60.0  # seconds without an attempt
MOST = 20_000  # names remembered


@dataclass(slots=True)
class Attempts:
    count: int
    at: float  # of the last one


class GrowingDelays:
    """The first attempts are `free`; each of the others waits twice as long, up to `longest`.

    Attempts that come too early are refused and not counted, so that who goes on trying does not
    lengthen the delay. Times are seconds of a monotonic clock.
    """

    def __init__(self, free: int, longest: float, clock: Callable[[], float]) -> None:
        self._free = free
        self._longest = longest
        self._clock = clock
        self._attempts: dict[str, Attempts] = {}

    def remaining(self, name: str) -> float:
        """Return the seconds until the next attempt, 0 if it may be made now."""
        made = self._attempts.get(name)
        if made is None or made.count < self._free:
            return 0.0
        return max(0.0, made.at + self._delay(made.count) - self._clock())

    def count(self, name: str) -> None:
        """Count an attempt, before its outcome is known."""
        now = self._clock()
        made = self._attempts.pop(name, None)
        if made is None or now - made.at > FORGET:
            made = Attempts(0, now)
        self._attempts[name] = Attempts(made.count + 1, now)
        if len(self._attempts) > MOST:
            del self._attempts[next(iter(self._attempts))]

    def forget(self, name: str) -> None:
        """Forget all attempts."""
        self._attempts.pop(name, None)

    def take_back(self, name: str) -> None:
        """Forget one attempt."""
        made = self._attempts.get(name)
        if made is not None:
            made.count -= 1

    def _delay(self, count: int) -> float:
        doublings = min(count - self._free, 40)
        return min(self._longest, FIRST * 2.0**doublings)
