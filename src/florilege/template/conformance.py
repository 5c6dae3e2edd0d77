"""What every game must keep: run `pytest`."""

from collections.abc import Callable

import pytest

from florilege.template import GAME


@pytest.mark.conformance(GAME)
def test_conformance(conformance: Callable[[], None]) -> None:
    conformance()
