"""The steps of docs/add-a-game.md, executed: they lead from the skeleton to crazy eights."""

import shutil
import sys
from pathlib import Path

import pytest

from florilege.cli.main import main
from tests.documents import Sample, commands, samples
from tests.examples.install import EXAMPLE, KEY, florilege, install, run
from tests.sources import ROOT

SAMPLES = samples(ROOT / "docs" / "add-a-game.md")


def shown(language: str) -> list[Sample]:
    return [sample for sample in SAMPLES if sample.language == language]


def lines(text: str) -> list[str]:
    """Return the lines that are not empty: a page may divide a file anywhere."""
    return [line for line in text.splitlines() if line]


def game() -> str:
    """Return the samples that make up the game; a test and a sample of its use follow them."""
    return "\n\n".join(sample.text for sample in shown("python")[:-2])


def test_the_samples_are_the_example() -> None:
    assert lines(game()) == lines((EXAMPLE / "crazy_eights" / "__init__.py").read_text("utf-8"))
    (words,) = shown("ftl")
    assert words.text == (EXAMPLE / "crazy_eights" / "locale" / "en.ftl").read_text("utf-8")
    (declaration,) = shown("toml")
    assert declaration.text == (EXAMPLE / "pyproject.toml").read_text("utf-8")
    tests = (EXAMPLE / "tests" / "test_crazy_eights.py").read_text("utf-8")
    assert tests.startswith(shown("python")[-2].text)


def test_the_steps_lead_from_the_skeleton_to_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    begin, play = (list(commands(sample.text)) for sample in shown("console"))
    assert main(begin.pop(0).split()[1:]) == 0
    package = tmp_path / KEY
    assert (package / "pyproject.toml").read_text("utf-8") == shown("toml")[0].text
    follow(begin, package, tmp_path / "begin")
    (package / "crazy_eights" / "__init__.py").write_text(game(), "utf-8")
    shutil.copytree(
        EXAMPLE / "crazy_eights" / "locale", package / "crazy_eights" / "locale", dirs_exist_ok=True
    )
    shutil.copy(EXAMPLE / "tests" / "test_crazy_eights.py", package / "tests")
    site = follow(play, package, tmp_path / "play")
    use = [sys.executable, "-c", shown("python")[-1].text]
    assert run(use, {"PYTHONPATH": str(site)}) == "True\n"


def follow(steps: list[str], package: Path, folder: Path) -> Path:
    """Run console lines where the package is installed; return the folder it is installed in."""
    folder.mkdir()
    site = install(package, folder)
    for step in steps:
        program, _, rest = step.partition(" ")
        if program == "florilege":
            assert florilege(site, rest)
        elif program == "pytest":
            command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
            assert "passed" in run(command, {"PYTHONPATH": str(site)}, package)
        else:
            assert step == f"pip install --editable {KEY}"
    return site
