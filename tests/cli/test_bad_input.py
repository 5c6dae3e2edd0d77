"""Bad input: one line that says what is wrong, status 2, nothing written; the same as data."""

from pathlib import Path

import pytest

from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from tests.cli.runner import Florilege

BAD = [
    ("frobnicate", "usage", ""),
    ("play", "usage", ""),
    ("simulate mandala --frob", "usage", ""),
    ("simulate mandala --lang xx", "usage", ""),
    ("games tulips", "unknown-game", ""),
    ("rules tulips", "unknown-game", ""),
    ("play tulips", "unknown-game", ""),
    ("simulate tulips", "unknown-game", ""),
    ("rules mandala 9.9", "unknown-clause", ""),
    ("simulate mandala --players 1", "seats-range", "M5"),
    ("simulate mandala --players 5", "seats-range", "M5"),
    ("play mandala --players 9", "seats-range", "M5"),
    ("simulate mandala --players many", "not-a-number", ""),
    ("simulate mandala --games 0", "out-of-range", ""),
    ("simulate mandala --games -3", "out-of-range", ""),
    ("simulate mandala --workers 0", "out-of-range", ""),
    ("simulate mandala --seed 1.5", "not-a-number", ""),
    ("simulate mandala --option backs", "not-a-setting", ""),
    ("simulate mandala --option backs=odd", "option-value", "F1"),
    ("simulate mandala --option takers_discard=2", "option-value", "F16"),
    ("simulate mandala --option fronts=odd", "unknown-option", ""),
    ("simulate mandala --bot nobody", "unknown-bot", ""),
    ("simulate mandala --bot random --bot random --bot random", "too-many-bots", ""),
    ("play mandala --seat Z", "unknown-seat", ""),
    ("play mandala --seat C", "unknown-seat", ""),
    ("play mandala --record no/such/folder/game.txt", "folder-missing", ""),
    ("replay no-such-file", "file-unreadable", ""),
    ("replay .", "file-unreadable", ""),
]


@pytest.mark.parametrize(("line", "code", "clause"), BAD, ids=[line for line, _, _ in BAD])
def test_bad_input_is_refused_in_one_line(
    florilege: Florilege, line: str, code: str, clause: str
) -> None:
    for language in ("en", "fr"):
        asked = line if "--lang" in line else f"{line} --lang {language}"
        run = florilege(asked)
        assert run.status == 2
        assert run.out == ""
        assert run.err.count("\n") == 1
        assert not clause or f"§{clause}" in run.err
        assert "Traceback" not in run.err
    run = florilege(f"{line} --json")
    assert run.status == 2
    assert run.err == ""
    error = run.data["error"]
    assert (error["code"], error["clause"]) == (code, clause)


POSITION = """seats 2
turn A
A hand r2y1
B hand p1r1
1 a2 g2
2 p2 o2
3 r2 y2
"""


@pytest.mark.parametrize(
    ("change", "code", "clause"),
    [
        (("pile *", "pile a1"), "card-missing", "M1"),
        (("A hand r2y1", "A hand r15y1"), "card-duplicated", "M1"),
        (("1 a2 g2", "1 a2 g2 A r15/-"), "marker-elsewhere", "3.2"),
        (("2 p2 o2", "2 a2 o2"), "tile-duplicated", "F35"),
        (("seats 2", "seats 5"), "seats-range", "M5"),
        (("turn A", "turn Z"), "notation-word", ""),
        (("3 r2 y2\n", ""), "notation-missing", ""),
        (("turn A", "turn over"), "over-without-ending", "5.1"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_bad_position_is_refused(
    florilege: Florilege,
    tmp_path: Path,
    command: str,
    change: tuple[str, str],
    code: str,
    clause: str,
) -> None:
    path = tmp_path / "position.txt"
    path.write_text((POSITION + "pile *\n").replace(*change))
    run = florilege(f"{command} mandala --position {path} --json")
    assert run.status == 2
    assert (run.data["error"]["code"], run.data["error"]["clause"]) == (code, clause)
    text = florilege(f"{command} mandala --position {path} --lang fr").err
    assert text.count("\n") == 1


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_finished_position_is_refused(florilege: Florilege, tmp_path: Path, command: str) -> None:
    position = registry.find("mandala").start(2, {}, fast_dice(1))
    while not position.is_over():
        position.play(position.legal_moves()[0])
    path = tmp_path / "position.txt"
    path.write_text(position.write())
    run = florilege(f"{command} mandala --position {path} --json")
    assert (run.status, run.data["error"]["code"]) == (2, "game-over")


def test_a_position_brings_its_own_players(florilege: Florilege, tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(POSITION)
    run = florilege(f"simulate mandala --position {path} --players 2 --json")
    assert run.data["error"]["code"] == "position-alone"


def test_nothing_is_overwritten(florilege: Florilege, tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("precious")
    run = florilege(f"play mandala --record {path}")
    assert run.status == 2
    assert path.read_text() == "precious"


def test_a_binary_file_is_no_record(florilege: Florilege, tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(b"\x89PNG\xff\xfe")
    assert florilege(f"replay {path} --json").data["error"]["code"] == "file-not-text"
