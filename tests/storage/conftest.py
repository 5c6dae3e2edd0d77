"""An empty store of each kind."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from florilege.storage.store import open_store
from florilege.tables.store import Store
from tests.postgresql import Cluster

DATABASES = ["sqlite", "postgresql"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/florilege.db"
    server: Cluster = request.getfixturevalue("postgresql")
    return server.new_schema()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = open_store(url)
    await opened.open(lambda *_: None)
    yield opened
    await opened.close()
