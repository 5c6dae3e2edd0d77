"""Limits attempts to sign in, without letting anybody lock an account.

An address has a steady rate. For each account the delays grow: from one address up to an hour, so
that it cannot guess for long; from all addresses together up to a minute, so that whoever signs in
on a new device has to wait, but not for long. A device that has signed in before waits only for its
own attempts.
"""

import math
from collections.abc import Callable
from ipaddress import ip_address, ip_network

from florilege.kernel.refusal import refused
from florilege.server.growing_delays import GrowingDelays
from florilege.server.limits import Limits
from florilege.server.token_bucket import TokenBuckets

MINUTE = 60.0
HOUR = 60 * MINUTE
ADDRESSES = 10  # that may use up their free attempts before an account waits for all together


class SignInLimit:
    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._addresses = TokenBuckets(
            limits.logins_per_minute / MINUTE, limits.logins_burst, clock
        )
        self._single = GrowingDelays(limits.logins_burst, HOUR, clock)
        self._together = GrowingDelays(ADDRESSES * limits.logins_burst, MINUTE, clock)

    def check_address(self, address: str) -> None:
        if not self._addresses.take(_client(address)):
            raise refused("too-fast")

    def check_account(self, account: str, address: str, is_known: bool) -> None:
        """Count an attempt, or refuse it; `account` is normalised."""
        single = _single(account, address, is_known)
        wait = self._single.remaining(single)
        if not is_known:
            wait = max(wait, self._together.remaining(account))
        if wait > 0:
            raise refused("sign-in-later", "", {"seconds": math.ceil(wait)})
        self._single.count(single)
        if not is_known:
            self._together.count(account)

    def succeed(self, account: str, address: str, is_known: bool) -> None:
        """Do not count against anybody the attempts of whoever knew the password."""
        self._single.forget(_single(account, address, is_known))
        if not is_known:
            self._together.take_back(account)


def _single(account: str, address: str, is_known: bool) -> str:
    return f"{account} known" if is_known else f"{account} {_client(address)}"


def _client(address: str) -> str:
    """Return an address, or the part of an IPv6 address that names the network of one client."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((found, 64), strict=False)) if found.version == 6 else address
