"""A person plays in the terminal, and the record replays."""

import json
import re
from pathlib import Path

import pytest

from florilege.kernel import registry
from florilege.kernel.seats import LETTERS
from tests.cli.runner import Florilege

KEYS = list(registry.games())
WON = {
    "en": re.compile(r"^(You win|(\w|The Mole) wins|Won by .+): ", re.MULTILINE),
    "fr": re.compile(r"^(Vous gagnez|(\w|La Taupe) gagne|Victoire de .+)\s: ", re.MULTILINE),
}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", KEYS)
def test_a_whole_game_by_numbers(
    florilege: Florilege, tmp_path: Path, key: str, language: str
) -> None:
    """Always the first choice; whoever plays so comes to the end of the game."""
    path = tmp_path / "game.txt"
    run = florilege(f"play {key} --seed 3 --record {path} --lang {language}", "1\n" * 20_000)
    assert run.status == 0
    assert WON[language].search(run.out)
    replayed = florilege(f"replay {path} --lang {language}")
    assert replayed.status == 0
    assert ("Vérifié" if language == "fr" else "Verified") in replayed.out
    data = florilege(f"replay {path} --json --seat A").data
    assert data["verified"] is True
    assert data["view"]["seat"] == 0
    assert data["outcome"] is not None


def test_each_seat_reads_its_own_log(florilege: Florilege, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    florilege(f"play mandala --players 3 --seat B --seed 3 --record {path}", "1\n" * 20_000)
    drawn = {
        seat: [
            event["args"]
            for event in florilege(f"replay {path} --json --seat {seat}").data["events"]
            if event["kind"] == "you-drew"
        ]
        for seat in LETTERS[:3]
    }
    assert all(drawn.values())
    assert drawn["A"] != drawn["B"] != drawn["C"]
    spectator = florilege(f"replay {path} --json").data["events"]
    assert not [event for event in spectator if event["kind"] == "you-drew"]


def test_the_deal_is_sealed_and_revealed(florilege: Florilege, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    run = florilege(f"play mandala --record {path}", "1\n" * 20_000)
    line = next(line for line in path.read_text().splitlines() if line.startswith("dice"))
    _, kind, commitment, secret = line.split()
    assert kind == "sealed"
    assert commitment in run.out
    assert secret in run.out
    assert run.out.index(commitment) < run.out.index(secret)
    forged = path.read_text().replace(commitment, "0" * 64)
    path.write_text(forged)
    assert florilege(f"replay {path}").status == 2


def test_a_shape_is_looked_up_while_playing(florilege: Florilege) -> None:
    run = florilege("play anthokyklos --seed 5", "rules F11\nq\n")
    assert "§F11" in run.out
    assert "\n      ✿ ✿   ✿ · ✿   ✿ · · ✿   ✿ · · · ✿\n" in run.out


def test_moves_may_be_typed_and_refusals_change_nothing(florilege: Florilege) -> None:
    typed = "9r>1\npass\nnonsense\n[bold]\nb\n?\nrules 2.5\nrules 99\nq\n"
    run = florilege("play mandala --seed 5 --players 3", typed)
    assert run.status == 0
    for clause in ("§1.1", "§F7", "§2.5"):
        assert clause in run.out
    assert "“[bold]” is not a move" in run.out
    assert "You have left the game." in run.out


def test_leaving_keeps_the_record(florilege: Florilege, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    assert florilege(f"play mandala --seed 5 --record {path}", "1\n1\n").status == 0
    assert "not finished" in florilege(f"replay {path}").out


def test_what_a_bot_draws_is_not_shown(florilege: Florilege) -> None:
    """The same game from seats A and B: neither transcript tells the other's cards."""
    for seat, other in (("A", "B"), ("B", "A")):
        out = florilege(f"play mandala --seed 8 --seat {seat}", "q\n").out
        assert f"{seat} (you)" in out
        assert out.count("Hand:") == 1
        assert f"{other} draws" in out


def test_a_program_plays_over_json_lines(florilege: Florilege, tmp_path: Path) -> None:
    """The same prompts: a move that is refused, one that is legal, then the end of the input."""
    run = florilege("play mandala --seed 5 --json --seat B", "9r>1\n")
    *_, asked, refused, left = [json.loads(line) for line in run.out.splitlines()]
    assert asked["view"]["prompt"]["seat"] == 1
    assert refused["error"]["code"] == "not-in-hand"
    assert left == {"left": True}
    move = asked["view"]["prompt"]["choices"][0]["move"]
    path = tmp_path / "game.txt"
    florilege(f"play mandala --seed 5 --json --seat B --record {path}", f"{move}\n")
    assert move in path.read_text()


def test_a_program_can_finish_a_game(florilege: Florilege) -> None:
    """Every first move of a game on a set seed, answered as the prompts come."""
    typed: list[str] = []
    for _ in range(400):
        run = florilege("play mandala --seed 5 --json", "\n".join(typed))
        last = json.loads(run.out.splitlines()[-1])
        if "outcome" in last:
            break
        view = json.loads(run.out.splitlines()[-2])["view"]
        typed.append(view["prompt"]["choices"][0]["move"])
    assert last["outcome"]["winners"]


@pytest.mark.parametrize(
    ("gardens", "language", "said"),
    [
        ("A hand - garden [AS,4D]\nB hand - garden [KD]", "en", "You win: the last player alive"),
        ("A hand - garden [AS,4D]\nB hand - garden [KD]", "fr", "Vous gagnez : dernier joueur"),
        ("A hand 9S garden [8D]\nB hand - garden [KD]", "en", "B wins: the last player alive"),
    ],
)
def test_the_end_speaks_to_its_reader(
    florilege: Florilege, tmp_path: Path, gardens: str, language: str, said: str
) -> None:
    position = tmp_path / "position.txt"
    position.write_text(f"seats 2\n{gardens}\n")
    typed = "9S\npoison:A1.1\nend\n" if "9S" in gardens else "A1\nB1\npass\n"
    run = florilege(f"play flower-power --position {position} --lang {language}", typed)
    assert said in run.out.replace("\u202f", " ").replace("\xa0", " ")


def test_a_game_from_a_position_replays(florilege: Florilege, tmp_path: Path) -> None:
    position, record = tmp_path / "position.txt", tmp_path / "game.txt"
    position.write_text(
        "seats 2\noptions memory=hidden\nturn A\nA hand r2y1\nB hand p1\n"
        "1 a2 g2\n2 p2 o2\n3 r2 y2\n"
    )
    florilege(f"play mandala --position {position} --record {record}", "2r>1\nq\n")
    run = florilege(f"replay {record} --json --seat A")
    assert run.data["record"]["moves"][0] == "2r>1"
    assert run.data["record"]["options"]["memory"] == "hidden"
    assert run.data["record"]["position"].startswith("seats 2")
    forged = record.read_text().replace("memory=hidden takers", "memory=open takers", 1)
    record.write_text(forged)
    assert florilege(f"replay {record} --json").data["error"]["code"] == "record-corrupt"


def test_simulation_from_a_position(florilege: Florilege, tmp_path: Path) -> None:
    position = tmp_path / "position.txt"
    position.write_text(
        "seats 3\nturn C\nA hand r2y1\nB hand p1\nC hand g5\n1 a2 g2\n2 p2 o2\n3 r2 y2\n"
    )
    data = florilege(f"simulate mandala --position {position} --games 10 --json").data
    assert data["players"] == 3
    assert data["games"] == 10
