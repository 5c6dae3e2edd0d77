"""Stands in for notifications on SQLite, which serves a single process."""

from collections.abc import Sequence

from sqlalchemy import Connection

from florilege.storage.append import Append


class NoNotifications:
    """Sends and receives nothing."""

    def notify(self, connection: Connection, written: Sequence[Append]) -> None:
        """Do nothing."""

    async def open(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""
