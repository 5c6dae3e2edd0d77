"""The compiled engine and the plain sources play the same games, move for move."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.sources import ROOT


def digests(pure: str) -> Any:
    run = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digest"],
        cwd=ROOT,
        env={**os.environ, "FLORILEGE_PURE": pure},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=600,
    )
    return json.loads(run.stdout)


def test_compiled_and_plain_runs_agree() -> None:
    native, plain = digests(""), digests("1")
    assert not plain["compiled"]
    if not native["compiled"] and os.environ.get("CI") is None:
        pytest.skip("there is no compiled engine here: run `make setup`")
    assert native["compiled"]
    assert native["digests"] == plain["digests"]
