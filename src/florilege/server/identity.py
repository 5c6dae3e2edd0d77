"""Signed cookies of sessions and devices, and signed tokens that carry a seat to another device."""

import secrets
from typing import Final

from itsdangerous import BadSignature, TimestampSigner, URLSafeTimedSerializer

from florilege.kernel.refusal import refused

COOKIE: Final = "florilege"
DEVICE_COOKIE: Final = "florilege-devices"
COOKIE_AGE: Final = 400 * 24 * 60 * 60  # the maximum that browsers allow
TOKEN_AGE: Final = 7 * 24 * 60 * 60
IDENT_BYTES: Final = 12
MOST_ACCOUNTS: Final = 4  # that a device is remembered for


def new_ident() -> str:
    return secrets.token_urlsafe(IDENT_BYTES)


class Identity:
    def __init__(self, key: bytes) -> None:
        self._cookies = TimestampSigner(key, salt="session")
        self._devices = TimestampSigner(key, salt="device")
        self._tokens = URLSafeTimedSerializer(key, salt="seat")

    def cookie(self, player: str) -> str:
        return self._cookies.sign(player).decode()

    def player(self, cookie: str) -> str | None:
        """Return the player of a session cookie, None if it is invalid or expired."""
        try:
            return self._cookies.unsign(cookie, max_age=COOKIE_AGE).decode()
        except (BadSignature, UnicodeError):
            return None

    def device_cookie(self, player: str, cookie: str) -> str:
        """Return the cookie of a device where the password of one more account was given."""
        others = [other for other in self.accounts(cookie) if other != player]
        return self._devices.sign(":".join([player, *others][:MOST_ACCOUNTS])).decode()

    def accounts(self, cookie: str) -> list[str]:
        """Return the players whose passwords were given on a device, the last one first."""
        try:
            return self._devices.unsign(cookie, max_age=COOKIE_AGE).decode().split(":")
        except (BadSignature, UnicodeError):
            return []

    def token(self, table: str, seat: int, player: str) -> str:
        """Return a token for a seat, valid while this player holds the seat."""
        return self._tokens.dumps([table, seat, player])

    def seat(self, token: str) -> tuple[str, int, str]:
        """Return the table, seat and former holder of a token, or refuse."""
        try:
            table, seat, player = self._tokens.loads(token, max_age=TOKEN_AGE)
        except (BadSignature, UnicodeError):
            raise refused("bad-token") from None
        return str(table), int(seat), str(player)
