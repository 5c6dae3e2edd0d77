"""The deadline of a decision: the only place where the engine reads the time."""

import time
from typing import Final

from mypy_extensions import mypyc_attr

YIELD_INTERVAL: Final = 0.02  # seconds between two chances for other threads to run


@mypyc_attr(acyclic=True)
class Clock:
    """Starts when created; another thread may stop it at any time."""

    def __init__(self, milliseconds: float) -> None:
        now = time.perf_counter()
        self.started = now
        self.deadline = now + milliseconds / 1000.0
        self.next_yield = now + YIELD_INTERVAL
        self.stopped = False

    def stop(self) -> None:
        self.stopped = True

    def is_over(self) -> bool:
        """Return whether time is up; lets other threads run regularly, since they may stop it."""
        now = time.perf_counter()
        if now > self.next_yield:
            self.next_yield = now + YIELD_INTERVAL
            time.sleep(0)
        return self.stopped or now > self.deadline

    def remaining_ratio(self) -> float:
        """Return the remaining time as a multiple of the elapsed time."""
        now = time.perf_counter()
        return max(0.0, self.deadline - now) / max(1e-6, now - self.started)
