"""Token buckets: a steady rate, and a burst that may be spent at once."""

from collections.abc import Callable

SWEEP = 4096  # buckets that may lie about before full ones are thrown away


class Bucket:
    """Fills at `rate` tokens a second up to `burst`; times are seconds of any steady clock."""

    __slots__ = ("at", "burst", "rate", "tokens")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = float(burst)
        self.at = now

    def take(self, now: float) -> bool:
        """Take a token, or return False; asking too often goes on debt, down to another burst."""
        self.fill(now)
        if self.tokens >= 1:
            self.tokens -= 1
            return True
        self.tokens = max(self.tokens - 1, -float(self.burst))
        return False

    def fill(self, now: float) -> None:
        """Add what has come in since."""
        self.tokens = min(self.burst, self.tokens + (now - self.at) * self.rate)
        self.at = now

    def is_spent(self) -> bool:
        """Tell whether no patience is left: a whole burst was asked for in vain."""
        return self.tokens <= -self.burst


class Buckets:
    """A bucket for everybody who asks, by name; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        """Take a token of this name's bucket, or return False."""
        now = self._clock()
        bucket = self._buckets.get(name)
        if bucket is None:
            self._sweep(now)
            bucket = self._buckets[name] = Bucket(self._rate, self._burst, now)
        return bucket.take(now)

    def _sweep(self, now: float) -> None:
        if len(self._buckets) < SWEEP:
            return
        for name, bucket in tuple(self._buckets.items()):
            bucket.fill(now)
            if bucket.tokens >= self._burst:
                del self._buckets[name]
