"""Sentences speak to their reader: "You attack", "your flower", never "A (you) attacks"."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from florilege.kernel import registry
from florilege.kernel.game import Game
from florilege.locale.catalogue import LANGUAGES, Catalogue, source
from tests.sources import SOURCE

FILES = sorted((SOURCE / "locale").glob("*.ftl")) + sorted(SOURCE.glob("games/*/locale/**/*.ftl"))
LABELS = re.compile(r"-(line|board|zone|option|term)-")  # seats stand there by their labels
START = re.compile(r"(^|[.!?:;…] |\n\s*(\*?\[\w+\] )?)\{ \$((?:\w+_)?seat) \}")
OWNER = re.compile(r"\{ \$((?:\w+_)?seat) \}[’']s?\b")
TO_ONE = re.compile(r"-event-you")  # told to one seat alone
ADDRESS = re.compile(r"\b([Yy]ours?|[Yy]ou|[Vv]ous|[Vv]otre|[Vv]os|[Vv]ôtres?)\b")
VOWEL = re.compile(r"[aâeéèêiîïoôuùy]\w", re.IGNORECASE)
ELIDED = re.compile(r"\b([Dd]|[Qq]u|[Jj]usqu|[Ll])[ea] \{ \$(?:\w+_)?(\w+) \}")


def form(argument: str) -> str:
    return "-".join(["you", *argument.split("_")[:-1]])


def lacking(message: ast.Message, text: str) -> set[str]:
    """Return the forms that a message needs and does not have."""
    value = message.value
    assert value is not None
    said = text[value.span.start : value.span.end]  # type: ignore[union-attr]
    needed = {form(match[3]) for match in START.finditer(said)}
    needed |= {form(match[1]) for match in OWNER.finditer(said)}
    return needed - {attribute.id.name for attribute in message.attributes}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_a_sentence_about_the_reader_has_its_own_form(path: Path) -> None:
    text = path.read_text("utf-8")
    entries = FluentParser().parse(text).body
    spoken = [
        entry
        for entry in entries
        if isinstance(entry, ast.Message) and entry.value and not LABELS.search(entry.id.name)
    ]
    wrong = {entry.id.name: lacking(entry, text) for entry in spoken if lacking(entry, text)}
    assert not wrong


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.name}")
def test_what_everybody_is_told_addresses_nobody(path: Path) -> None:
    text = path.read_text("utf-8")
    values = {
        entry.id.name: text[entry.value.span.start : entry.value.span.end]  # type: ignore[union-attr]
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.value and "-event-" in entry.id.name
    }
    wrong = [name for name, said in values.items() if ADDRESS.search(said)]
    assert not [name for name in wrong if not TO_ONE.search(name)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_actor_comes_before_others(language: str) -> None:
    words = Catalogue(language, registry.find("mandala"), 1)
    args = {"seat": 1, "from_seat": 1, "mandala": 2}
    told = words.own("event", "marker-taken", args)
    assert told == words.own("event", "marker-taken", {**args, "from_seat": 0}).replace(
        "A", words.say("seat-you")
    )


def begins_with_a_vowel(game: Game) -> set[str]:
    """Return the kinds of terms of which at least one begins with a vowel in French."""
    terms = re.findall(rf"^{game.key}-term-(\w+)-\S+ = (.+)$", source(game, "fr"), re.MULTILINE)
    return {kind for kind, text in terms if VOWEL.match(text)}


@pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.key)
def test_no_french_word_that_would_be_cut_stands_before_a_vowel(game: Game) -> None:
    kinds = begins_with_a_vowel(game)
    assert kinds
    lines = source(game, "fr").splitlines()
    assert not [line for line in lines for match in ELIDED.finditer(line) if match[2] in kinds]
