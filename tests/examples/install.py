"""Installs the example, a game in a package of its own, as anybody would: beside Florilège."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from florilege.kernel import registry
from tests.sources import ROOT

EXAMPLE = ROOT / "examples" / "crazy_eights"
KEY = "crazy-eights"


def install(sources: Path, folder: Path) -> Path:
    """Install a package into a folder of its own, from a copy: building leaves files behind."""
    copied = shutil.copytree(sources, folder / "sources")
    site = folder / "site"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    run([*pip, "--target", str(site), str(copied)], {})
    return site


def run(command: list[str], environment: dict[str, str], folder: Path | None = None) -> str:
    """Run a program that must succeed; return what it wrote."""
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "LANG": "en", **environment},
        input="1\n" * 2_000,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def florilege(site: Path, line: str) -> str:
    """Run the command where a game is installed."""
    command = [sys.executable, "-c", "from florilege.cli.main import run; run()", *line.split()]
    return run(command, {"PYTHONPATH": str(site)})


@contextmanager
def installed(site: Path) -> Iterator[None]:
    """Let this process, and those it starts, find what is installed in a folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(site)
        patch.setenv("PYTHONPATH", str(site))
        registry.installed.cache_clear()
        yield
    registry.installed.cache_clear()
