"""The conformance suite over every registered game."""

import pytest

from florilege.testing.checks import CHECKS, Check
from florilege.testing.walk import Case
from tests.conformance.cases import all_cases
from tests.long_tests import LONG

SEEDS = list(range(11, 17)) if LONG else [11]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("case", all_cases(), ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__.removeprefix("check_"))
def test_every_game(check: Check, case: Case, seed: int) -> None:
    check(case, seed)
