"""The conformance suite under pytest: every check of a game is a test of its own.

    @pytest.mark.conformance(GAME)
    def test_conformance(conformance: Callable[[], None]) -> None:
        conformance()

`seeds=[…]` plays other random games than the usual one.
"""

import pytest

from florilege.testing.run import trials


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "conformance(game, seeds): the game whose checks to run")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give a test with the fixture `conformance` all checks of the game it is marked with."""
    if "conformance" not in metafunc.fixturenames:
        return
    marker = metafunc.definition.get_closest_marker("conformance")
    if marker is None:
        raise pytest.Collector.CollectError("mark this test with pytest.mark.conformance(GAME)")
    metafunc.parametrize("conformance", list(trials(*marker.args, **marker.kwargs)), ids=str)
