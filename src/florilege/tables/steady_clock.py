"""The time of this process: that of the system at its start, and from then on what has elapsed."""

import time
from collections.abc import Callable

NANOSECONDS = 1_000_000  # in a millisecond


class SteadyClock:
    """Returns milliseconds since 1970; setting the clock of the system does not change it."""

    def __init__(
        self,
        system: Callable[[], int] = time.time_ns,
        monotonic: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._monotonic = monotonic
        self._offset = system() - monotonic()

    def __call__(self) -> int:
        return (self._offset + self._monotonic()) // NANOSECONDS
