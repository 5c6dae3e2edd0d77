"""French punctuation: no-break spaces before `:` and in `« »`, narrow ones before `;`, `!`, `?`."""

import re
from pathlib import Path

import pytest

from tests.sources import SOURCE

FRENCH = sorted(SOURCE.rglob("*fr.ftl"))
SPACES = "[ \u00a0\u202f]"
COLON = re.compile(rf"(?!\u00a0){SPACES}[:»]|«(?!\u00a0)|\w:(?=\s|$)")
OTHER = re.compile(rf"(?!\u202f){SPACES}[;!?]|\w[;!?]")
ENGLISH = {  # names of games as printed, and the switch to English
    "Flower Power!",
    "Flowers: A Mandala Game",
    "EN: switch to English",
}
PLACEABLE = re.compile(r"\{[^{}]*\}")


def wrong_lines(text: str) -> list[str]:
    """Return the lines of a catalogue with a missing or wrong space."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return [line for line in lines if is_wrong(line)]


def is_wrong(line: str) -> bool:
    text = PLACEABLE.sub("x", line)
    for name in ENGLISH:
        text = text.replace(name, "")
    return bool(COLON.search(text) or OTHER.search(text))


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_punctuation_has_the_right_spaces(path: Path) -> None:
    assert not wrong_lines(path.read_text("utf-8"))


@pytest.mark.parametrize(
    "line",
    [
        "a = b :",
        "a = b\u202f: c",
        "a = b: c",
        "a = { $b } ; c",
        "a = b\u00a0?",
        "a = b!",
        "a = « b »",
    ],
)
def test_a_wrong_space_is_found(line: str) -> None:
    assert wrong_lines(line)


@pytest.mark.parametrize(
    "line", ["a = b\u00a0: c\u202f; «\u00a0d\u00a0»\u202f!", "a = botanist:200ms (?)", "# b : c"]
)
def test_a_right_one_is_not(line: str) -> None:
    assert not wrong_lines(line)
