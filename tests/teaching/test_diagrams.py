"""Diagrams of the rules: each renders, belongs to a clause and has a caption."""

import re

import pytest

from florilege.kernel import registry
from florilege.kernel.game import Game
from florilege.kernel.refusal import Refused
from florilege.locale.catalogue import LANGUAGES, Catalogue, source
from florilege.teaching.diagrams import clauses_drawn, diagram

GAMES = list(registry.games().values())
DRAWN = [(game, clause) for game in GAMES for clause in clauses_drawn(game)]


@pytest.mark.parametrize(("game", "clause"), DRAWN, ids=lambda each: getattr(each, "key", each))
def test_a_diagram_renders_with_a_caption(game: Game, clause: str) -> None:
    view = diagram(game.key, clause)
    assert clause in {each.id for each in game.clauses}
    assert view["prompt"] is None
    assert view["outline"]
    for language in LANGUAGES:
        words = Catalogue(language, game)
        assert words.own("diagram", clause.replace(".", "-"))
        assert all(words.line(line) for line in view["outline"])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_game_has_several_diagrams_and_no_unused_caption(game: Game) -> None:
    drawn = {clause.replace(".", "-") for clause in clauses_drawn(game)}
    assert len(drawn) >= 6
    captions = re.compile(rf"^{game.key}-diagram-(\S+) =", re.MULTILINE)
    assert set(captions.findall(source(game, "en"))) == drawn


def test_unknown_diagrams_are_refused() -> None:
    for key, clause in ((GAMES[0].key, "no-such-clause"), (GAMES[0].key, "")):
        with pytest.raises(Refused, match="no-diagram"):
            diagram(key, clause)
    with pytest.raises(Refused, match="unknown-game"):
        diagram("no-such-game", "1")


def test_numbers_in_captions_match_the_engine() -> None:
    scored = {player["seat"]: player["points"] for player in players("mandala", "6.4")}
    assert scored[0] == 43
    late = {player["seat"]: player["gems"] for player in players("power-plants", "E2")}
    assert late[0] == 7 + 4


def players(key: str, clause: str) -> list[dict[str, int]]:
    shown = diagram(key, clause)["board"]["players"]
    assert isinstance(shown, list)
    return shown
