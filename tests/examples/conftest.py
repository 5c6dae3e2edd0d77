"""Crazy eights, installed once."""

from pathlib import Path

import pytest

from tests.examples.install import EXAMPLE, install


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(EXAMPLE, tmp_path_factory.mktemp("crazy-eights"))
