"""The command as a fixture."""

import pytest

from tests.cli.runner import Florilege


@pytest.fixture
def florilege(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Florilege:
    return Florilege(capsys, monkeypatch)
