"""What the READMEs show is true: commands and code run, pictures and linked pages exist."""

import re
from pathlib import Path

import pytest

from tests.documents import TARGETS, commands, run_console, run_python, samples
from tests.sources import ROOT

READMES = ["README.md", "README.fr.md"]
MOST_LINES = 120
FEWEST_COMMANDS = 6
MOST_BYTES = 200_000  # of a picture
PICTURE = re.compile(r"!\[[^\]]+\]\(([^)]+)\)")
LINK = re.compile(r"\]\(([^)#:]+)\)")


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def shown(name: str) -> list[str]:
    return [
        line
        for sample in samples(ROOT / name)
        if sample.language == "console"
        for line in commands(sample.text)
    ]


@pytest.mark.parametrize("name", READMES)
def test_it_begins_with_a_picture_and_the_two_commands(name: str) -> None:
    assert PICTURE.match(text(name).splitlines()[2])
    assert shown(name)[:2] == ["make play", "make test"]
    assert {"play", "test"} <= TARGETS


@pytest.mark.parametrize("name", READMES)
def test_it_is_short(name: str) -> None:
    assert len(text(name).splitlines()) <= MOST_LINES


@pytest.mark.parametrize("name", READMES)
def test_its_samples_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert len([line for line in shown(name) if line.startswith("florilege ")]) >= FEWEST_COMMANDS
    for sample in samples(ROOT / name):
        assert sample.runs
        if sample.language == "console":
            run_console(sample, monkeypatch)
        else:
            assert sample.language == "python"
            assert sample.output is not None
            run_python(sample, {})


@pytest.mark.parametrize("name", READMES)
def test_what_it_links_to_exists(name: str) -> None:
    links = LINK.findall(text(name))
    assert links
    for link in links:
        assert (ROOT / link).is_file(), link


@pytest.mark.parametrize("name", READMES)
def test_its_pictures_are_small(name: str) -> None:
    for picture in PICTURE.findall(text(name)):
        assert (ROOT / picture).stat().st_size < MOST_BYTES, picture
