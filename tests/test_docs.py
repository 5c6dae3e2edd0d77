"""Every code sample of the documentation is run, and what it names exists."""

import re
from pathlib import Path

import pytest

from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.record import read_record, replay
from tests.documents import TARGETS, Sample, run_console, run_python, samples
from tests.sources import ROOT

DOCS = ROOT / "docs"
TESTED_ELSEWHERE = {"add-a-game.md"}  # its samples are the files of a package
PAGES = sorted(path for path in DOCS.rglob("*.md") if path.name not in TESTED_ELSEWHERE)
DIRECTIVE = re.compile(r"\{[\w-]+\}.*")  # of Sphinx
SHOWN = {"text", "nginx"}  # samples that are no program
FILES = {
    str(path.relative_to(ROOT))
    for folder in ("src", "tests", "bench", "scripts", "web/src", "web/scripts", "deploy")
    for path in (ROOT / folder).rglob("*.*")
} | {path.name for path in ROOT.iterdir()}
NAMED_FILE = re.compile(r"`([\w/.-]+\.(?:py|ts|toml|service))`")
NAMED_PATH = re.compile(r"`((?:src|web|tests|bench|scripts|docs|deploy)/[\w/.-]+)`")
NAMED_MODULE = re.compile(r"`python -m ((?:bench|florilege|tests)[\w.]*)")
NAMED_TARGET = re.compile(r"`make ([a-z][\w-]*)")


def name(path: Path) -> str:
    return str(path.relative_to(DOCS))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_its_samples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("FLORILEGE_LANG", "en")
    names: dict[str, object] = {"__name__": "sample"}
    for sample in samples(page):
        if DIRECTIVE.fullmatch(sample.language) or not sample.runs:
            continue
        if sample.language == "python":
            run_python(sample, names)
        elif sample.language == "console":
            run_console(sample, monkeypatch)
        else:
            assert sample.language in SHOWN, f"what is {sample.language!r}? {sample.text}"


def notation(key: str) -> list[Sample]:
    return [sample for sample in samples(DOCS / f"notation/{key}.md") if sample.language == "text"]


@pytest.mark.parametrize("key", registry.games())
def test_the_notation_of_each_game_is_documented_by_a_position_that_can_be_read(key: str) -> None:
    positions = [sample.text for sample in notation(key) if sample.text.startswith("seats")]
    assert positions
    for text in positions:
        position = registry.find(key).read(text, fast_dice(1))
        assert registry.find(key).read(position.write(), fast_dice(1)).write() == position.write()


def test_the_record_that_is_shown_can_be_replayed() -> None:
    (text,) = [each.text for each in notation("mandala") if each.text.startswith("florilege")]
    record = read_record(text)
    replay(record, registry.find(record.game))
    assert record.text() == text


@pytest.mark.parametrize("page", [*PAGES, *ROOT.glob("*.md")], ids=lambda path: path.name)
def test_what_it_names_exists(page: Path) -> None:
    text = page.read_text("utf-8")
    for path in NAMED_FILE.findall(text):
        assert any(f"/{each}".endswith(f"/{path}") for each in FILES), path
    for path in NAMED_PATH.findall(text):
        assert (ROOT / path).exists(), path
    for module in NAMED_MODULE.findall(text):
        assert f"{module.replace('.', '/')}.py" in FILES, module
    for target in NAMED_TARGET.findall(text):
        assert target in TARGETS, target
