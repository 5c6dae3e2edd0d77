"""What authors of games use: one call, or a marker and a fixture of pytest."""

from collections.abc import Callable
from importlib.metadata import entry_points

import pytest

from florilege.kernel import registry
from florilege.testing import check_game
from tests.conformance.test_the_suite import MiscountsItsScores
from tests.toys.peep import declare

pytest_plugins = ["pytester"]
GAME = next(iter(registry.games().values()))


def test_one_call_names_the_check_and_the_case_that_fail() -> None:
    check_game(declare())
    with pytest.raises(AssertionError, match=r"^score_sheet-peep-2-11: the score sheet says"):
        check_game(declare(MiscountsItsScores))


@pytest.mark.conformance(GAME, seeds=[12])
def test_each_check_is_a_test(conformance: Callable[[], None]) -> None:
    if str(conformance).startswith("json-"):
        conformance()


def test_the_plug_in_is_installed() -> None:
    assert "florilege.testing.pytest_plugin" in {p.value for p in entry_points(group="pytest11")}


def test_a_test_without_the_marker_is_an_error(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("def test_conformance(conformance): conformance()")
    result = pytester.runpytest("-p", "no:cacheprovider")
    result.stdout.fnmatch_lines(["*mark this test with pytest.mark.conformance(GAME)*"])
