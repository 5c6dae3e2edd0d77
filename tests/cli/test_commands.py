"""What each command answers, to people and as data."""

import pytest

from florilege import COMPILED
from florilege.bots import roster
from florilege.cli.terminal import preferred_language
from florilege.kernel import registry
from florilege.locale.catalogue import Catalogue
from tests.cli.runner import Florilege

COMMANDS = ["play", "games", "rules", "simulate", "arena", "deck", "replay", "analyse", "new-game"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_there_in_both_languages(florilege: Florilege, command: str, language: str) -> None:
    run = florilege(f"{command} --help --lang {language}")
    assert run.status == 0
    assert ("usage\xa0:" if language == "fr" else "usage:") in run.out
    assert ("affiche cette aide" if language == "fr" else "show this help") in run.out


@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_level_is_described(florilege: Florilege, command: str, language: str) -> None:
    run = florilege(f"{command} --help --lang {language}")
    words = Catalogue(language)
    for name in roster.NAMES:
        assert any(
            name in line and words.say(f"bot-{name}") in line for line in run.out.split("\n")
        )


def test_games_lists_every_game(florilege: Florilege) -> None:
    found = florilege("games --json").data["games"]
    assert [game["key"] for game in found] == list(registry.games())
    mandala = next(game for game in found if game["key"] == "mandala")
    assert mandala["seats"] == {"fewest": 2, "most": 4}
    assert {option["key"] for option in mandala["options"]} == {
        "takers_discard",
        "backs",
        "memory",
    }
    assert "2 à 4 joueurs" in florilege("games mandala --lang fr").out


def test_rules_show_all_one_or_some(florilege: Florilege) -> None:
    every = florilege("rules mandala --json").data["clauses"]
    assert len(every) == len(registry.find("mandala").clauses)
    assert [c["id"] for c in florilege("rules mandala 4.2 --json").data["clauses"]] == ["4.2"]
    assert [c["id"] for c in florilege("rules mandala §f16 --json").data["clauses"]] == ["F16"]
    assert len(florilege("rules mandala 4 --json").data["clauses"]) == 9
    assert "§4.2" in florilege("rules mandala 4").out
    assert "notre décision" in florilege("rules mandala F16 --lang fr").out


@pytest.mark.parametrize(("language", "name"), [("en", "Diamond:"), ("fr", "Losange\xa0:")])
def test_rules_draw_what_words_describe(florilege: Florilege, language: str, name: str) -> None:
    run = florilege(f"rules anthokyklos F13 --lang {language}")
    assert name in run.out
    assert "\n       ✿    ✿ · ✿\n      ✿ ✿    · ·\n" in run.out
    drawn = florilege("rules anthokyklos --json").data["clauses"]
    assert [c["id"] for c in drawn if c["sketch"]] == [f"F{n}" for n in range(1, 24)]


def test_rules_tell_what_is_not_printed(florilege: Florilege) -> None:
    assert "our design" in florilege("rules power-plants deeproot.sprout").out
    assert "from the publisher" in florilege("rules power-plants wingbean.grow").out
    assert "de notre cru" in florilege("rules power-plants deeproot.grow --lang fr").out
    assert "(" not in florilege("rules power-plants snapjaw.sprout").out.splitlines()[1][:24]
    sources = {c["source"] for c in florilege("rules power-plants --json").data["clauses"]}
    assert sources == {"rulebook", "example", "publisher", "inferred", "ruling", "designed"}


def test_simulate_answers_with_the_promised_fields(florilege: Florilege) -> None:
    run = florilege("simulate mandala --players 4 --games 30 --seed 7 --json")
    assert run.status == 0
    data = run.data
    promised = {"games", "moves", "seconds", "moves_per_second", "games_per_second"}
    assert promised | {"wins_by_seat", "length", "compiled"} <= set(data)
    assert data["games"] == 30
    assert len(data["wins_by_seat"]) == 4
    assert data["compiled"] is COMPILED
    assert run.err == ""


def test_simulate_takes_options_bots_and_workers(florilege: Florilege) -> None:
    line = "simulate mandala --option takers_discard=any --bot random --games 9 --workers 2"
    data = florilege(f"{line} --json").data
    assert data["options"]["takers_discard"] == "any"
    assert data["bots"] == ["random", "random"]
    assert "9 parties" in florilege(f"{line} --lang fr").out


def test_the_language_is_that_of_the_system() -> None:
    assert preferred_language({"LANG": "fr_CA.UTF-8"}) == "fr"
    assert preferred_language({"LC_ALL": "en_GB", "LANG": "fr_FR"}) == "en"
    assert preferred_language({"FLORILEGE_LANG": "fr", "LANG": "en"}) == "fr"
    assert preferred_language({"LANG": "de_DE"}) == preferred_language({}) == "en"


def test_the_version_says_how_the_engine_runs(florilege: Florilege) -> None:
    assert ("compiled" if COMPILED else "plain Python") in florilege("--version").out
