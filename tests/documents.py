"""The code samples of a document, and running them as a reader would."""

import io
import re
import shlex
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from florilege.cli.main import main
from tests.sources import ROOT

# Stands before a sample that a test cannot run, with the reason.
NOT_RUN = re.compile(r"<!-- not run: \S.* -->\n?")
TARGETS = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
MOVES = 20_000  # answers for a person who plays a whole game in the terminal


@dataclass(frozen=True)
class Sample:
    """A block of code; `output` is the block of output that follows it."""

    language: str
    text: str
    output: str | None
    runs: bool


def samples(path: Path) -> list[Sample]:
    """Return the blocks of code of a document, in order."""
    tokens = MarkdownIt().parse(path.read_text("utf-8"))
    found: list[Sample] = []
    runs = True
    for token in tokens:
        if token.type == "html_block":
            runs = NOT_RUN.fullmatch(token.content) is None
        elif token.type in ("fence", "code_block"):
            language = token.info.strip() if token.type == "fence" else "indented"
            if language == "output":
                last = found.pop()
                found.append(Sample(last.language, last.text, token.content, last.runs))
            else:
                found.append(Sample(language, token.content, None, runs))
            runs = True
    return found


def commands(text: str) -> Iterator[str]:
    """Return the command lines of a console sample, without comments."""
    for line in text.splitlines():
        if line.startswith("$ "):
            yield line.removeprefix("$ ").partition(" #")[0].strip()


def run_python(sample: Sample, names: dict[str, object]) -> None:
    """Run a sample of Python with the names that earlier ones have left, and check its output."""
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(sample.text, "sample", "exec"), names)
    check_output(sample, printed.getvalue())


def run_console(sample: Sample, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the commands of a sample in the current folder, and check their output."""
    printed = io.StringIO()
    for line in commands(sample.text):
        program, *words = shlex.split(line)
        if program == "make":
            assert set(words) <= TARGETS, line
            continue
        assert program == "florilege", line
        answers = iter(["1"] * MOVES)
        monkeypatch.setattr("rich.console.Console.input", lambda *_, a=answers: next(a))
        errors = io.StringIO()
        with redirect_stdout(printed), redirect_stderr(errors):
            assert main(words) == 0, line
        assert errors.getvalue() == "", line
    check_output(sample, printed.getvalue())


def check_output(sample: Sample, printed: str) -> None:
    """Compare what was printed with what the document says; `...` stands for anything."""
    if sample.output is None:
        return
    checker = OutputChecker()
    flags = ELLIPSIS | NORMALIZE_WHITESPACE
    assert checker.check_output(sample.output, printed, flags), printed
