"""The rulebook is an index: every clause is proved by a test, and every mark names a clause."""

import ast
from collections.abc import Iterator

import pytest

from florilege.kernel import registry
from florilege.kernel.game import Game
from tests.sources import TESTS, tree


def marks_of(function: ast.FunctionDef) -> Iterator[tuple[str, str]]:
    """Yield (game, clause) for each `@pytest.mark.clause(game, clause…)` of a test."""
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
            game, *clauses = [ast.literal_eval(argument) for argument in decorator.args]
            yield from ((game, clause) for clause in clauses)


def proved() -> set[tuple[str, str]]:
    """Return every clause that some test is marked with."""
    return {
        mark
        for path in TESTS.rglob("test_*.py")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for mark in marks_of(node)
    }


@pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.key)
def test_every_clause_is_proved_by_a_test(game: Game) -> None:
    clauses = {clause.id for clause in game.clauses}
    assert len(clauses) == len(game.clauses)
    marked = {clause for key, clause in proved() if key == game.key}
    assert clauses - marked == set(), "clauses without a test"
    assert marked - clauses == set(), "tests of unknown clauses"


def test_marks_name_known_games() -> None:
    assert {key for key, _ in proved()} <= set(registry.games())


@pytest.mark.parametrize("game", registry.games().values(), ids=lambda game: game.key)
def test_options_and_seats_cite_known_clauses(game: Game) -> None:
    known = {clause.id for clause in game.clauses}
    assert game.seats_clause in known
    assert {option.clause for option in game.options} <= known
