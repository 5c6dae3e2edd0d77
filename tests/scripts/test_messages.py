"""Messages of the setup scripts, which run before any library is installed."""

import ast
import re

import pytest

from scripts import messages
from tests.sources import ROOT

CHECKOUT = ROOT


def used() -> set[str]:
    """Return the messages that the scripts name outright."""
    found: set[str] = set()
    for path in (CHECKOUT / "scripts").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(re.findall(r"^setup-[a-z-]*[a-z]$", node.value))
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_message_that_is_named_exists(language: str) -> None:
    text = (messages.LOCALE / f"setup.{language}.ftl").read_text("utf-8")
    assert used() <= set(dict(messages.MESSAGE.findall(text)))


@pytest.mark.parametrize(
    ("environment", "language"),
    [({"LANG": "fr_CA.UTF-8"}, "fr"), ({"LANG": "fr", "LC_ALL": "C"}, "en"), ({}, "en")],
)
def test_the_environment_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("FLORILEGE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert messages.language() == language


def test_arguments_are_filled_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FLORILEGE_LANG", "fr")
    assert messages.say("setup-took", seconds=3) == "fait en 3 s"
