"""Counts what clients send, per socket and per client address, before any of it is parsed.

All sockets of an address together may send `address_share` times as much as one of them.
"""

from collections.abc import Callable

from florilege.server.limits import Limits
from florilege.server.token_bucket import TokenBucket

CONTROL_FRAMES = 2  # frames allowed per message, for pings and fragments
SWEEP = 4096  # number of addresses from which idle ones are discarded


class Traffic:
    """Buckets for bytes, frames and messages."""

    __slots__ = ("bytes", "connections", "frames", "messages")

    def __init__(self, limits: Limits, share: int, now: float) -> None:
        rate, burst = share * limits.messages_per_second, share * limits.messages_burst
        self.messages = TokenBucket(rate, burst, now)
        self.frames = TokenBucket(CONTROL_FRAMES * rate, CONTROL_FRAMES * burst, now)
        rate, burst = share * limits.bytes_per_second, share * limits.bytes_burst
        self.bytes = TokenBucket(rate, burst, now)
        self.connections = 0

    def take(self, received: int, frames: int, now: float) -> bool:
        """Count what was received; return whether it may be parsed."""
        in_bytes = self.bytes.take(now, received)
        return self.frames.take(now, frames) and in_bytes

    def most_frames(self, now: float) -> int:
        """Return how many frames may be received now."""
        self.frames.fill(now)
        return max(0, int(self.frames.tokens))

    def is_idle(self, now: float) -> bool:
        """Return whether nothing is open and nothing was sent lately."""
        buckets = (self.messages, self.frames, self.bytes)
        return not self.connections and all(bucket.is_full(now) for bucket in buckets)


class Addresses:
    """The traffic and the open connections of each client address."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._limits = limits
        self._clock = clock
        self._traffic: dict[str, Traffic] = {}

    def connect(self, address: str) -> Traffic | None:
        """Count a new connection and return the traffic of its address, or None if it has too many.

        Every connection counted is released by `disconnect`.
        """
        traffic = self._traffic.get(address)
        if traffic is None:
            self._sweep()
            traffic = Traffic(self._limits, self._limits.address_share, self._clock())
            self._traffic[address] = traffic
        if traffic.connections >= self._limits.connections_per_address:
            return None
        traffic.connections += 1
        return traffic

    def disconnect(self, traffic: Traffic) -> None:
        traffic.connections -= 1

    def _sweep(self) -> None:
        if len(self._traffic) < SWEEP:
            return
        now = self._clock()
        for address, traffic in tuple(self._traffic.items()):
            if traffic.is_idle(now):
                del self._traffic[address]
