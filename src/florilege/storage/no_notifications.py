"""Takes the place of notifications on SQLite, which serves a single process."""

from collections.abc import Sequence

from sqlalchemy import Connection

from florilege.storage.append import Append


class NoNotifications:
    def notify(self, connection: Connection, written: Sequence[Append]) -> None:
        pass

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass
