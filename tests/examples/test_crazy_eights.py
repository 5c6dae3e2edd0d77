"""Crazy eights from its own package: the command, every bot, the arena, its own tests."""

import sys
from pathlib import Path

import pytest

from florilege.bots import roster
from tests.examples.install import EXAMPLE, KEY, florilege, run

LONGEST = 250  # lines of Python


def test_it_is_one_short_file() -> None:
    (path,) = (EXAMPLE / "crazy_eights").rglob("*.py")
    assert len(path.read_text("utf-8").splitlines()) <= LONGEST


def test_it_is_found_by_its_entry_point(site: Path) -> None:
    assert f"{KEY} · Crazy Eights" in florilege(site, "games")
    assert "§2.2 Un huit se joue" in florilege(site, f"rules {KEY} --lang fr")


def test_its_own_tests_pass(site: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    folder = site.parent / "sources"
    assert "passed" in run(command, {"PYTHONPATH": str(site)}, folder)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_person_plays_it_in_the_terminal(site: Path, tmp_path: Path, language: str) -> None:
    record = tmp_path / "game.txt"
    line = f"play {KEY} --players 3 --seed 3 --record {record} --lang {language}"
    assert "§4." in florilege(site, line)
    assert ("Vérifié" if language == "fr" else "Verified") in florilege(
        site, f"replay {record} --lang {language}"
    )


@pytest.mark.parametrize("bot", roster.NAMES)
def test_every_bot_plays_it(site: Path, bot: str) -> None:
    budget = ":20" if bot in roster.SEARCHING else ""
    told = florilege(site, f"simulate {KEY} --players 3 --bot {bot}{budget} --games 2")
    assert told.startswith("2 games")


def test_bots_meet_in_the_arena(site: Path) -> None:
    told = florilege(site, f"arena {KEY} greedy random --games 8")
    assert "greedy" in told
