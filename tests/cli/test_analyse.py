"""`florilege analyse`: a table, data, a picture; and what it refuses."""

from pathlib import Path

import pytest

from florilege.arena.played_game import play_game
from florilege.arena.tournament import Tournament
from florilege.bots import roster
from florilege.kernel import registry
from florilege.kernel.record import read_record
from tests.cli.runner import Florilege

GAME = registry.find("anthokyklos")
TOURNAMENT = Tournament(GAME.key, GAME.settings({}), 2, ("greedy", "random"), 3, 2, 1)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a game between bots."""
    path = tmp_path / "game.txt"
    path.write_text(play_game(TOURNAMENT, 0, roster.make).record)
    return path


def test_every_move_has_a_line(florilege: Florilege, record: Path) -> None:
    run = florilege(f"analyse {record} --simulations 5")
    moves = read_record(record.read_text()).moves
    assert run.status == 0
    assert all(move in run.out for move in moves)
    assert "Cost" in run.out
    assert "Coût" in florilege(f"analyse {record} --simulations 5 --lang fr").out


def test_every_decision_is_data(florilege: Florilege, record: Path) -> None:
    run = florilege(f"analyse {record} --simulations 5 --json")
    moves = read_record(record.read_text()).moves
    assert [decision["move"] for decision in run.data["decisions"]] == moves
    assert set(run.data["decisions"][0]) == {"number", "seat", "move", "best", "cost", "chances"}


@pytest.mark.parametrize(("name", "head"), [("a.svg", b"<svg"), ("a.png", b"\x89PNG")])
def test_the_chances_are_drawn(florilege: Florilege, record: Path, name: str, head: bytes) -> None:
    picture = record.parent / name
    assert florilege(f"analyse {record} --simulations 3 --plot {picture}").status == 0
    assert picture.read_bytes().startswith(head)


@pytest.mark.parametrize(
    ("arguments", "part", "french"),
    [
        ("--plot chances.pdf", ".svg", "n’est pas une image"),
        ("--plot chances", ".png", "n’est pas une image"),
        ("--plot no/folder/a.svg", "folder does not exist", "dossier"),
        ("--simulations 0", "from 1 to", "de 1 à"),
    ],
)
def test_bad_requests_are_refused_before_anything_is_judged(
    florilege: Florilege, record: Path, arguments: str, part: str, french: str
) -> None:
    run = florilege(f"analyse {record} {arguments}")
    assert (run.status, run.out) == (2, "")
    assert part in run.err
    assert french in florilege(f"analyse {record} {arguments} --lang fr").err
    assert [path.name for path in record.parent.iterdir()] == ["game.txt"]


def test_no_picture_is_overwritten(florilege: Florilege, record: Path) -> None:
    picture = record.parent / "a.png"
    picture.write_text("precious")
    assert florilege(f"analyse {record} --plot {picture}").status == 2
    assert picture.read_text() == "precious"
