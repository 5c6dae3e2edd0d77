"""What the documents show is run: commands, code and positions."""

import re
import shlex
from pathlib import Path

import pytest

from florilege.cli.main import main
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from tests.sources import ROOT

READMES = ["README.md", "README.fr.md"]


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", path.read_text("utf-8"), re.DOTALL)


def commands(name: str) -> list[str]:
    lines = "".join(blocks(ROOT / name, "console")).splitlines()
    return [line.removeprefix("$ ").partition("#")[0].strip() for line in lines]


@pytest.mark.parametrize("name", READMES)
def test_it_begins_with_the_two_commands(name: str) -> None:
    assert commands(name)[:2] == ["make play", "make test"]
    targets = (ROOT / "Makefile").read_text()
    assert re.search(r"^play:", targets, re.MULTILINE)
    assert re.search(r"^test:", targets, re.MULTILINE)


@pytest.mark.parametrize("name", READMES)
def test_its_commands_run(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = [line for line in commands(name) if line.startswith("florilege")]
    assert len(shown) >= 6
    for line in shown:
        answers = iter(["1"] * 20_000)
        monkeypatch.setattr("rich.console.Console.input", lambda *_, a=answers: next(a))
        assert main(shlex.split(line)[1:]) == 0, line
        assert capsys.readouterr().err == ""


def test_its_code_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks(ROOT / "README.md", "python")
    exec(compile(code, "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d.*\] \[\d+, \d+, \d+\] \w+\n", capsys.readouterr().out)


@pytest.mark.parametrize("key", registry.games())
def test_the_notation_of_each_game_is_documented_by_a_position_that_can_be_read(key: str) -> None:
    positions = [
        text for text in blocks(ROOT / f"docs/notation/{key}.md", "") if text.startswith("seats")
    ]
    assert positions
    for text in positions:
        position = registry.find(key).read(text, fast_dice(1))
        assert registry.find(key).read(position.write(), fast_dice(1)).write() == position.write()
