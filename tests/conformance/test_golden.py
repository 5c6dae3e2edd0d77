"""The recorded playthroughs replay to the letter; a missing one fails."""

import pytest

from florilege.testing.playthrough import playthrough
from florilege.testing.walk import Case
from tests.conformance.cases import plain_cases
from tests.conformance.golden import FOLDER, path_of


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_playthrough_is_as_recorded(case: Case) -> None:
    assert path_of(case).is_file(), "no playthrough: run `make golden` and read what it wrote"
    assert playthrough(case) == path_of(case).read_text("utf-8")


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(c).name for c in plain_cases()}
