"""Rate limits as token buckets: a steady rate, and a burst that may be spent at once."""

from collections.abc import Callable

SWEEP = 4096  # number of buckets from which full ones are discarded


class TokenBucket:
    """Fills at `rate` tokens per second up to `burst`; times are seconds of a monotonic clock."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.at = now

    def take(self, now: float, amount: int = 1) -> bool:
        """Take tokens, or return False and go into debt, up to another burst."""
        left = min(self.burst, self.tokens + (now - self.at) * self.rate) - amount
        self.at = now
        self.tokens = left if left > -self.burst else -float(self.burst)
        return left >= 0

    def fill(self, now: float) -> None:
        """Add the tokens since the last call."""
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now

    def is_full(self, now: float) -> bool:
        """Return whether nothing was taken lately."""
        self.fill(now)
        return self.tokens >= self.burst

    def is_overdrawn(self) -> bool:
        """Return whether the debt has reached a whole burst."""
        return self.tokens <= -self.burst


class TokenBuckets:
    """A bucket for each name; full buckets are discarded."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, name: str) -> bool:
        """Return whether the name's bucket had a token to take."""
        now = self._clock()
        bucket = self._buckets.get(name)
        if bucket is None:
            self._sweep(now)
            bucket = self._buckets[name] = TokenBucket(self._rate, self._burst, now)
        return bucket.take(now)

    def _sweep(self, now: float) -> None:
        if len(self._buckets) < SWEEP:
            return
        for name, bucket in tuple(self._buckets.items()):
            if bucket.is_full(now):
                del self._buckets[name]
