"""Runs the command inside the test's own process."""

import io
import json
from dataclasses import dataclass
from typing import Any

import pytest

from florilege.cli.main import main


@dataclass(frozen=True)
class Run:
    """What a command answered."""

    status: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """The answer as data."""
        return json.loads(self.out)


class Florilege:
    """The command, with captured output and a typed input."""

    def __init__(self, capsys: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.capsys = capsys
        self.patch = patch
        patch.setenv("LANG", "en_GB.UTF-8")
        for key in ("FLORILEGE_LANG", "LC_ALL", "LC_MESSAGES"):
            patch.delenv(key, raising=False)

    def __call__(self, line: str, typed: str = "") -> Run:
        """Run a command line; a `--help` leaves the program as commands do."""
        self.patch.setattr("sys.stdin", io.StringIO(typed))
        try:
            status = main(line.split())
        except SystemExit as left:
            status = int(left.code or 0)
        captured = self.capsys.readouterr()
        return Run(status, captured.out, captured.err)
