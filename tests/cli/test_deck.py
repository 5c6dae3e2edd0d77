"""The command that measures a deck, and decks given by file."""

import csv
import io
import re
from pathlib import Path

import pytest

from florilege.games.anthokyklos.deck import standard_text
from tests.cli.runner import Florilege
from tests.games.anthokyklos.test_worth import PLANTED

# Every card of four points is worth five.
OTHER = re.sub(r"(?m)^(card .*) 4$", r"\1 5", standard_text())


@pytest.fixture
def other_deck(tmp_path: Path) -> Path:
    """A deck file that is not the standard one."""
    path = tmp_path / "other.deck"
    path.write_text(OTHER, "utf-8")
    return path


@pytest.mark.clause("anthokyklos", "G6")
def test_rarity_is_measured_and_points_are_proposed(florilege: Florilege) -> None:
    data = florilege("deck anthokyklos --games 400 --seed 3 --json").data
    cards = {card["card"]: card for card in data["cards"]}
    assert data["games"] == 400
    assert len(cards) == 90
    assert cards["M83"]["present"] > 0.85
    assert cards["M83"]["proposed"] == 1
    assert cards["M74"]["present"] < 0.06
    assert cards["M74"]["proposed"] == 10
    assert cards["M01"]["present"] == pytest.approx(0.465, abs=0.08)
    assert cards["M01"]["reach"] == pytest.approx(0.255, abs=0.06)
    close = [card for card in cards.values() if abs(card["proposed"] - card["points"]) <= 1]
    assert len(close) >= 85


def test_a_study_depends_on_the_seed_alone(florilege: Florilege) -> None:
    once = florilege("deck anthokyklos --games 60 --seed 3 --csv").out
    assert florilege("deck anthokyklos --games 60 --seed 3 --csv").out == once
    assert florilege("deck anthokyklos --games 60 --seed 4 --csv").out != once


def test_a_study_is_a_table_in_words_or_csv(florilege: Florilege) -> None:
    rows = list(csv.reader(io.StringIO(florilege("deck anthokyklos --games 5 --csv").out)))
    assert rows[0] == [
        "card",
        "shape",
        "condition",
        "least",
        "points",
        "present",
        "reach",
        "proposed",
    ]
    assert rows[43][:5] == ["M43", "cup", "two-cg", "3c", "5"]
    assert "au moins 3 corail" in florilege("deck anthokyklos --games 5 --lang fr").out


@pytest.mark.clause("anthokyklos", "G6")
def test_cards_that_give_no_more_than_an_easier_one_are_told(
    florilege: Florilege, tmp_path: Path
) -> None:
    path = tmp_path / "planted.deck"
    path.write_text(PLANTED, "utf-8")
    command = f"deck anthokyklos --games 1 --option deck={path}"
    assert florilege(f"{command} --json").data["pairs"] == [
        {"harder": card, "points": 3, "easier": "M67", "easier_points": 3}
        for card in ("M16", "M17", "M18")
    ]
    told = florilege(f"{command} --lang en").out
    assert "M17 never appears without M67, yet gives 3 against 3." in told
    told = florilege(f"{command} --lang fr").out
    assert "M17 n’apparaît jamais sans M67, mais rapporte 3 contre 3." in told


def test_another_deck_is_studied_and_played(florilege: Florilege, other_deck: Path) -> None:
    option = f"--option deck={other_deck}"
    cards = florilege(f"deck anthokyklos --games 5 {option} --json").data["cards"]
    assert cards[0]["points"] == 5
    assert florilege(f"simulate anthokyklos --games 5 {option} --json").status == 0


@pytest.mark.clause("anthokyklos", "G5")
def test_a_broken_deck_file_is_refused_with_its_line(florilege: Florilege, tmp_path: Path) -> None:
    path = tmp_path / "broken.deck"
    path.write_text(standard_text().replace("card M43 cup", "card M43 mug"), "utf-8")
    run = florilege(f"simulate anthokyklos --option deck={path}")
    line = next(n for n, text in enumerate(path.read_text().splitlines(), 1) if " mug " in text)
    assert run.status == 2
    assert f"line {line}" in run.err
    assert "§G5" in run.err
    assert florilege("simulate anthokyklos --option deck=no-such-file").status == 2


def test_games_without_a_deck_and_bad_numbers_are_refused(florilege: Florilege) -> None:
    assert florilege("deck mandala").status == 2
    assert florilege("deck anthokyklos --games 0").status == 2


def test_a_game_with_another_deck_is_recorded_whole(
    florilege: Florilege, other_deck: Path, tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    answers = "1\n" * 400
    command = f"play anthokyklos --seed 1 --option deck={other_deck} --record {record}"
    assert florilege(command, answers).status == 0
    other_deck.unlink()
    assert florilege(f"replay {record}").status == 0
