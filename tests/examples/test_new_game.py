"""`florilege new-game` writes a game that works; a bad name is refused, and nothing written."""

import sys
from pathlib import Path

import pytest

from florilege.cli.main import main
from tests.examples.install import florilege, install, run


def test_what_is_written_passes_the_suite_and_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new-game", "my-first-game"]) == 0
    package = tmp_path / "my-first-game"
    site = install(package, tmp_path)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    assert "passed" in run(command, {"PYTHONPATH": str(site)}, package)
    assert "my-first-game · My First Game" in florilege(site, "games")
    assert "§3" in florilege(site, "play my-first-game --seed 3")
    assert florilege(site, "simulate my-first-game --bot botanist:20 --games 2")
    texts = "".join(path.read_text("utf-8") for path in package.rglob("*.*") if path.is_file())
    assert not [name for name in ("template", "last-petal", "last_petal") if name in texts]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("mandala", "taken"),
        ("json", "taken"),
        ("florilege", "taken"),
        ("class", "is no key"),
        ("My-Game", "is no key"),
        ("2x", "is no key"),
        ("a--b", "is no key"),
        ("my_game", "is no key"),
        ("../game", "is no key"),
        ("folder", "exists already"),
    ],
)
def test_a_bad_name_is_refused(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    code: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    assert main(["new-game", name, "--lang", "en"]) == 2
    assert code in capsys.readouterr().err
    assert [path.name for path in tmp_path.rglob("*")] == ["folder"]
