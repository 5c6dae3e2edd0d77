"""Bad input: one line that says what is wrong, status 2, nothing written; the same as data."""

from pathlib import Path

import pytest

from tests.cli.runs import Florilege

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
    if not line.startswith("play"):
        run = florilege(f"{line} --json")
        assert run.status == 2
        assert run.err == ""
        error = run.data["error"]
        assert (error["code"], error["clause"]) == (code, clause)


def test_a_game_for_a_person_is_not_json(florilege: Florilege) -> None:
    assert florilege("play mandala --json").data["error"]["code"] == "play-json"


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
