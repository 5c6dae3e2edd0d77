"""Signed cookies of sessions and devices, and signed tokens that carry a seat to another device."""

import secrets
import time
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from itsdangerous import BadSignature, TimestampSigner, URLSafeTimedSerializer

from florilege.kernel.refusal import refused

COOKIE: Final = "florilege"
DEVICE_COOKIE: Final = "florilege-devices"
COOKIE_AGE: Final = 400 * 24 * 60 * 60  # the maximum that browsers allow
TOKEN_AGE: Final = 7 * 24 * 60 * 60
SKEW: Final = 60  # seconds by which the clocks of machines may differ
IDENT_BYTES: Final = 12
MOST_ACCOUNTS: Final = 4  # that a device is remembered for


def new_ident() -> str:
    return secrets.token_urlsafe(IDENT_BYTES)


@dataclass(frozen=True, slots=True)
class SeatToken:
    """A seat to carry to another device, while `giver` holds it; `until` is in ms since 1970."""

    ident: str
    table: str
    seat: int
    giver: str
    until: int  # no machine accepts it any more


class Identity:
    def __init__(self, key: bytes) -> None:
        self._sessions = TimestampSigner(key, salt="session")
        self._devices = TimestampSigner(key, salt="device")
        self._seats = URLSafeTimedSerializer(key, salt="seat")

    def cookie(self, player: str) -> str:
        return self._sessions.sign(player).decode()

    def player(self, cookie: str) -> str | None:
        """Return the player of a session cookie, None if it is invalid or expired."""
        return _unsign(self._sessions, cookie)

    def device_cookie(self, player: str, cookie: str) -> str:
        """Return the cookie of a device where the password of one more account was given."""
        others = [other for other in self.accounts(cookie) if other != player]
        return self._devices.sign(":".join([player, *others][:MOST_ACCOUNTS])).decode()

    def accounts(self, cookie: str) -> list[str]:
        """Return the players whose passwords were given on a device, the last one first."""
        players = _unsign(self._devices, cookie)
        return players.split(":") if players else []

    def token(self, table: str, seat: int, player: str) -> str:
        """Return a token for a seat, valid while this player holds the seat."""
        return self._seats.dumps([table, seat, player, new_ident()])

    def seat(self, token: str) -> SeatToken:
        """Return what a token says, or refuse."""
        try:
            (table, seat, giver, ident), at = self._seats.loads(token, return_timestamp=True)
        except (BadSignature, ValueError):
            raise refused("bad-token") from None
        if not _is_in_time(at, TOKEN_AGE):
            raise refused("bad-token")
        until = int(at.timestamp()) + TOKEN_AGE + SKEW
        return SeatToken(str(ident), str(table), int(seat), str(giver), 1000 * until)


def _unsign(signer: TimestampSigner, cookie: str) -> str | None:
    try:
        value, at = signer.unsign(cookie, return_timestamp=True)
        return value.decode() if _is_in_time(at, COOKIE_AGE) else None
    except (BadSignature, UnicodeError):
        return None


def _is_in_time(at: datetime, age: int) -> bool:
    """Return whether a signature is not too old, nor made by a clock that is too far ahead.

    itsdangerous itself refuses whatever was signed in the future, even by a second.
    """
    return -SKEW <= time.time() - at.timestamp() <= age
