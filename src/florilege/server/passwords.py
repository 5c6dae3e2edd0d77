"""Passwords are hashed with argon2, away from the event loop, a few at a time."""

import asyncio
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE = 2  # each takes some 64 MB


class Passwords:
    """Hashes and checks passwords."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._room = asyncio.Semaphore(AT_ONCE)

    @cached_property
    def _nobodys(self) -> str:
        return self._hasher.hash("")

    async def hash(self, password: str) -> str:
        """Return what may be kept of a password."""
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Tell whether a password is the one; for nobody's account it takes as long to say no."""
        async with self._room:
            return await asyncio.to_thread(self._fits, kept, password)

    def _fits(self, kept: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(kept or self._nobodys, password)
        except (VerificationError, InvalidHashError):
            return False
