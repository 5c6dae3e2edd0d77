"""The guide and the diagram of a finished game name the points that the cards give."""

import re
import tomllib
from importlib.resources import files

import pytest

from florilege.games.anthokyklos.game import GAME
from florilege.kernel.dice import fast_dice
from florilege.locale.catalogue import Catalogue
from tests.games.anthokyklos.table import points, read


@pytest.mark.clause("anthokyklos", "11.2")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_points_told_are_those_of_the_cards(language: str) -> None:
    diagrams = tomllib.loads((files(GAME.package) / "diagrams.toml").read_text("utf-8"))
    words = Catalogue(language, GAME)
    end = read(diagrams["11.1"]["position"])
    expected = [str(points(end, seat)) for seat in "AB"]
    assert re.findall(r"\d+", words.say("anthokyklos-diagram-11-1")) == expected


@pytest.mark.clause("anthokyklos", "11.2")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_guide_ends_with_the_points_it_tells(language: str) -> None:
    guide = tomllib.loads((files(GAME.package) / "guide.toml").read_text("utf-8"))
    position = GAME.read(guide["position"], fast_dice(guide["seed"]))
    for step in guide["steps"]:
        for move in step.get("moves", []) + step.get("then", []):
            position.play(position.read_move(move))
    outcome = position.outcome()
    assert outcome is not None
    told = re.findall(r"\d+", Catalogue(language, GAME).say("anthokyklos-guide-scores"))
    assert told == outcome.text().split()[-2:]
