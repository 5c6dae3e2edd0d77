"""Both languages say everything, with the same variables; everything the program says is there."""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from florilege.bots import roster
from florilege.kernel import registry
from florilege.kernel.clauses import Clause
from florilege.kernel.game import Game
from florilege.kernel.refusal import Args
from florilege.kernel.seats import AUTOMATON
from florilege.locale.catalogue import LANGUAGES, Catalogue, MissingWordsError
from florilege.testing.walk import Case
from florilege.testing.words import check_declaration, check_words
from tests.conformance.cases import all_cases
from tests.sources import SOURCE, TESTS, modules

CATALOGUES = [
    SOURCE / "locale",
    *sorted(SOURCE.glob("games/*/locale")),
    TESTS / "toys" / "locale",
    SOURCE / "template" / "locale",
]
GAMES = list(registry.games().values())


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """Return the ids of a file and the variables of each; a line that cannot be read fails."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} twice"
            collected = Variables()
            collected.visit(entry)
            found[entry.id.name] = collected.found
    return found


def catalogue(folder: Path, language: str) -> dict[str, set[str]]:
    """Return the messages of all files of a language; none may be said twice."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.rglob(f"*{language}.ftl")):
        own = messages(path)
        assert not found.keys() & own.keys(), path
        found |= own
    return found


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.parent.name)
def test_both_languages_say_the_same_things(folder: Path) -> None:
    assert {path.stem.rpartition(".")[2] for path in folder.rglob("*.ftl")} == set(LANGUAGES)
    every = [catalogue(folder, language) for language in LANGUAGES]
    for one, other in pairwise(every):
        assert one == other


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.parent.name)
def test_apostrophes_are_curved(folder: Path) -> None:
    paths = sorted(folder.rglob("*.ftl"))
    lines = [line for path in paths for line in path.read_text("utf-8").splitlines()]
    assert not [line for line in lines if line[:1] != "#" and re.search(r"\w'\w", line)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_declaration_is_in_words(game: Game) -> None:
    check_declaration(game)


def clause_texts(game: Game, clauses: list[Clause], language: str) -> list[str]:
    return [Catalogue(language, game).clause(clause.id) for clause in clauses]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_no_clause_is_a_copy_of_another(game: Game) -> None:
    for language in LANGUAGES:
        texts = clause_texts(game, game.clauses, language)
        assert len(set(texts)) == len(texts)
    assert clause_texts(game, game.clauses, "fr") != clause_texts(game, game.clauses, "en")


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_whatever_happens_is_in_words(case: Case) -> None:
    check_words(case, 21)


def test_every_refusal_code_in_the_sources_has_words() -> None:
    common = catalogue(SOURCE / "locale", "en")
    call = re.compile(r'(?:Refusal|refused|fail)\(\s*"([a-z-]+)"')
    for path in modules():
        known = set(common)
        for own in [folder / "locale" / "en.ftl" for folder in path.parents]:
            if SOURCE in own.parent.parent.parents and own.is_file():  # the words of its game
                known |= {f"refusal-{ident.partition('-refusal-')[2]}" for ident in messages(own)}
        for code in call.findall(path.read_text("utf-8")):
            assert f"refusal-{code}" in known, f"{path}: {code}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_is_described(language: str) -> None:
    assert all(Catalogue(language).say(f"bot-{name}") for name in roster.NAMES)


def test_missing_words_are_an_error_of_ours() -> None:
    with pytest.raises(MissingWordsError):
        Catalogue("en").say("no-such-message")
    with pytest.raises(MissingWordsError):
        Catalogue("en").say("cited", {})


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You capture a fairy of the Mole on"),
        ("fr", "Vous capturez une fée de la Taupe sur"),
    ],
)
def test_an_automaton_inside_a_sentence_has_no_capital(language: str, told: str) -> None:
    words = Catalogue(language, registry.find("power-plants"), 0)
    args: Args = {"seat": 0, "owner_seat": int(AUTOMATON), "patch": "h1"}
    assert words.own("event", "captured", args).startswith(told)


def test_a_sentence_in_words_is_not_put_into_words_again() -> None:
    words = Catalogue("en", GAMES[0], 0)
    assert words.cite("It is done.", "1") == "It is done. (§1)"
    assert words.seat(0) == "A (you)"
    assert words.word("from_seat", 0) == "you"
    assert words.terms("nothing", []) == "nothing"
