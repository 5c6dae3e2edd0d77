"""The conformance suite over every registered game."""

from collections.abc import Callable

import pytest

from tests.conformance.cases import all_cases
from tests.conformance.checks import CHECKS
from tests.conformance.walk import Case
from tests.effort import LONG

SEEDS = list(range(11, 17)) if LONG else [11]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("case", all_cases(), ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_every_game(check: Callable[[Case, int], None], case: Case, seed: int) -> None:
    check(case, seed)
