"""The command that lets bots meet."""

from pathlib import Path

import pytest

from tests.arena.bots import Interrupting, make
from tests.cli.runner import Florilege

MEET = "arena mandala first last"


@pytest.fixture(autouse=True)
def small_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick bots for the command."""
    monkeypatch.setattr("florilege.bots.roster.make", make)


def test_it_answers_with_the_promised_fields(florilege: Florilege) -> None:
    run = florilege(f"{MEET} random --games 7 --seed 2 --json")
    assert run.status == 0
    assert run.err == ""
    assert list(run.data) == ["game", "players", "games", "seed", "deals", "bots"]
    assert [run.data[key] for key in ("players", "games", "seed", "deals")] == [3, 9, 2, 3]
    fields = ["bot", "games", "win_rate", "low", "high", "rating", "ms_per_move"]
    assert all(list(bot) == fields for bot in run.data["bots"])
    assert {bot["bot"] for bot in run.data["bots"]} == {"first", "last", "random"}


def test_it_answers_in_words(florilege: Florilege) -> None:
    run = florilege(f"{MEET} --games 5")
    assert "5 games were asked for, 6 were played" in run.out
    assert "Games: 6; deals, each played from every seat: 3; players: 2." in run.out
    assert run.out.splitlines()[2].split()[:3] == ["Bot", "Rating", "Wins"]
    assert len(run.out.splitlines()) == 5
    assert "Parties\xa0: 2\u202f;" in florilege(f"{MEET} --games 2 --lang fr").out


def test_it_takes_options_and_workers(florilege: Florilege) -> None:
    line = f"{MEET} --games 6 --option takers_discard=any --json"
    alone, shared = florilege(line).data, florilege(f"{line} --workers 2").data
    for data in (alone, shared):
        for bot in data["bots"]:
            del bot["ms_per_move"]
    assert alone == shared
    assert alone != florilege(f"{MEET} --games 6 --json").data


def test_the_bots_of_the_roster_meet(florilege: Florilege) -> None:
    assert florilege("arena mandala random greedy --games 2 --json").status == 0


def test_it_goes_on_after_an_interrupt(
    florilege: Florilege, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "results"
    line = f"{MEET} --games 12 --file {path}"
    with monkeypatch.context() as during:
        during.setattr("florilege.bots.roster.make", Interrupting(4 + 5))
        run = florilege(line)
    assert run.status == 130
    assert run.err == "Stopped.\n"
    assert len(path.read_text().splitlines()) == 1 + 2
    assert florilege(line).status == 0
    assert len(path.read_text().splitlines()) == 1 + 12


def test_its_records_replay(florilege: Florilege, tmp_path: Path) -> None:
    path = tmp_path / "records"
    assert florilege(f"{MEET} --games 4 --match-file {path}").status == 0
    texts = path.read_text().removesuffix("\n\n").split("\n\n")
    assert len(texts) == 4
    for text in texts:
        one = tmp_path / "one"
        one.write_text(text)
        assert florilege(f"replay {one}").status == 0


BAD = [
    ("arena", "usage", ""),
    ("arena mandala", "usage", ""),
    ("arena tulips first last", "unknown-game", ""),
    ("arena mandala first", "too-few-bots", ""),
    ("arena mandala first first", "too-few-bots", ""),
    ("arena mandala first last first", "bot-twice", ""),
    ("arena mandala first last random --players 2", "more-bots-than-seats", ""),
    ("arena mandala a b c d e", "more-bots-than-seats", ""),
    ("arena mandala first nobody", "unknown-bot", ""),
    ("arena mandala first last --players 1", "seats-range", "M5"),
    ("arena mandala first last --players 5", "seats-range", "M5"),
    ("arena mandala first last --players many", "not-a-number", ""),
    ("arena mandala first last --games 0", "out-of-range", ""),
    ("arena mandala first last --workers 0", "out-of-range", ""),
    ("arena mandala first last --option fronts=odd", "unknown-option", ""),
    ("arena mandala first last --file no/such/folder/file", "folder-missing", ""),
    ("arena mandala first last --match-file no/such/folder/file", "folder-missing", ""),
    ("arena mandala first last --file .", "file-unreadable", ""),
]


@pytest.mark.parametrize(("line", "code", "clause"), BAD, ids=[line for line, _, _ in BAD])
def test_bad_input_is_refused_in_one_line(
    florilege: Florilege, line: str, code: str, clause: str
) -> None:
    for language in ("en", "fr"):
        run = florilege(f"{line} --lang {language}")
        assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)
        assert f"§{clause}" in run.err if clause else "§" not in run.err
    error = florilege(f"{line} --json").data["error"]
    assert (error["code"], error["clause"]) == (code, clause)


def test_the_files_of_others_are_left_alone(florilege: Florilege, tmp_path: Path) -> None:
    path = tmp_path / "results"
    assert florilege(f"{MEET} --games 2 --file {path}").status == 0
    before = path.read_text()
    run = florilege(f"{MEET} --games 2 --seed 1 --file {path} --lang fr")
    assert run.status == 2
    assert "diffèrent\xa0: seed" in run.err
    path.write_text(before + "gibberish\n")
    assert "line 4" in florilege(f"{MEET} --games 2 --file {path}").err
