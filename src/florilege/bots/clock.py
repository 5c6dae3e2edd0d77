"""The time a bot may take: the one window through which the engine looks at the clock."""

import time
from typing import Final

from mypy_extensions import mypyc_attr

BREATH: Final = 0.02  # seconds after which other threads may run for a moment


@mypyc_attr(acyclic=True)
class Clock:
    """Runs from when it is made; may be stopped from outside at any moment."""

    def __init__(self, milliseconds: float) -> None:
        now = time.perf_counter()
        self.begun = now
        self.ending = now + milliseconds / 1000.0
        self.breathing = now + BREATH
        self.stopped = False

    def stop(self) -> None:
        """End the time now: whoever thinks answers with what it has found."""
        self.stopped = True

    def is_over(self) -> bool:
        """Tell whether the time is spent; now and then others may run, and stop the clock."""
        now = time.perf_counter()
        if now > self.breathing:
            self.breathing = now + BREATH
            time.sleep(0)
        return self.stopped or now > self.ending

    def left_of_passed(self) -> float:
        """Return how much time is left, as a multiple of what has passed."""
        now = time.perf_counter()
        return max(0.0, self.ending - now) / max(1e-6, now - self.begun)
