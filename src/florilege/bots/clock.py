"""The time a bot may take: the one window through which the engine looks at the clock."""

import time

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Clock:
    """Runs from when it is made; may be stopped from outside at any moment."""

    def __init__(self, milliseconds: float) -> None:
        self.ending = time.perf_counter() + milliseconds / 1000.0
        self.stopped = False

    def stop(self) -> None:
        """End the time now: whoever thinks answers with what it has found."""
        self.stopped = True

    def is_over(self) -> bool:
        """Tell whether the time is spent; meanwhile other threads may run, and stop the clock."""
        time.sleep(0)
        return self.stopped or time.perf_counter() > self.ending
