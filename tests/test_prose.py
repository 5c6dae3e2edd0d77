"""Comments and docstrings are written in plain English."""

import re
from pathlib import Path

import pytest

from tests.sources import ROOT, SOURCE

PROSE = sorted([*SOURCE.rglob("*.py"), *ROOT.glob("bench/**/*.py"), *ROOT.glob("scripts/*.py")])
REFUSED = re.compile(
    r"\bTells? (whether|if)\b|\bTells (how|what|which|who|where)\b"  # write “Return whether…”
    r"|\bfor (whoever|whomever)\b|\bin the midst of\b|\bof its own accord\b|\bcoffee\b"
)


@pytest.mark.parametrize("path", PROSE, ids=lambda path: str(path.relative_to(ROOT)))
def test_prose_is_plain(path: Path) -> None:
    found = [line for line in path.read_text("utf-8").splitlines() if REFUSED.search(line)]
    assert not found
