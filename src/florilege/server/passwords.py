"""Argon2 password hashing in threads, a few at a time."""

import asyncio
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

CONCURRENCY = 2  # each hash takes about 64 MB


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._slots = asyncio.Semaphore(CONCURRENCY)

    @cached_property
    def _dummy_hash(self) -> str:
        return self._hasher.hash("")

    async def hash(self, password: str) -> str:
        async with self._slots:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def verify(self, stored: str | None, password: str) -> bool:
        """Return whether a password matches a hash; without one, return False in the same time."""
        async with self._slots:
            return await asyncio.to_thread(self._verify, stored, password)

    def _verify(self, stored: str | None, password: str) -> bool:
        try:
            return self._hasher.verify(stored or self._dummy_hash, password)
        except (VerificationError, InvalidHashError):
            return False
