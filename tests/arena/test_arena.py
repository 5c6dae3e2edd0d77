"""Tournaments: a fair schedule, figures worked out by hand, files that never count twice."""

import json
from collections import Counter
from dataclasses import replace
from itertools import combinations, product
from math import log10
from pathlib import Path

import pytest

from florilege.arena.played_game import GameResult, play_game
from florilege.arena.rating import count_game, no_wins, ratings, strengths, wilson
from florilege.arena.schedule import deals_for, line_ups, seating
from florilege.arena.standings import Standings, standings_of
from florilege.arena.tournament import BotFactory, Tournament
from florilege.arena.tournament_runner import TournamentFiles, run_tournament
from florilege.kernel import registry
from florilege.kernel.record import read_record, replay
from florilege.kernel.refusal import Refused
from tests.arena.bots import Interrupting, make

GAME = registry.find("mandala")
TOURNAMENT = Tournament(GAME.key, GAME.settings({}), 3, ("first", "last", "random"), 5, 12, 1)
SIZES = [size for size in product(range(2, 7), range(2, 9)) if size[0] <= size[1]]


def held(
    tournament: Tournament, files: TournamentFiles | None = None, maker: BotFactory = make
) -> Standings:
    return run_tournament(tournament, maker, files or TournamentFiles(), lambda _: None)


def timeless(report: Standings) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = [dict(bot) for bot in report["bots"]]
    return [{key: row[key] for key in row if key != "ms_per_move"} for row in rows]


def refusal_of(tournament: Tournament, files: TournamentFiles | None = None) -> str:
    with pytest.raises(Refused) as caught:
        held(tournament, files)
    return caught.value.refusal.code


def one_round(bots: int, players: int) -> list[tuple[int, ...]]:
    games = len(line_ups(bots, players)) * players
    return [seating(bots, players, number) for number in range(games)]


# The schedule


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_every_bot_has_every_seat_equally_often(bots: int, players: int) -> None:
    taken = Counter(pair for game in one_round(bots, players) for pair in enumerate(game))
    assert set(taken) == set(product(range(players), range(bots)))
    assert len(set(taken.values())) == 1


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_every_two_bots_meet_equally_often(bots: int, players: int) -> None:
    games = one_round(bots, players)
    meetings = Counter(frozenset(pair) for game in games for pair in combinations(game, 2))
    between = [meetings[frozenset(pair)] for pair in combinations(range(bots), 2)]
    assert len(set(between)) == 1
    assert between[0] > 0


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_no_two_games_of_a_deal_are_the_same(bots: int, players: int) -> None:
    games = one_round(bots, players)
    for first in range(0, len(games), players):
        assert len(set(games[first : first + players])) == players


def test_a_deal_is_played_from_every_seat() -> None:
    assert [seating(3, 3, number) for number in range(3)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert [TOURNAMENT.deal(number) for number in range(4)] == [0, 0, 0, 1]
    assert line_ups(2, 3) == [(0, 0, 1), (0, 1, 1)]


def test_who_plays_after_whom_is_turned_round() -> None:
    games = [seating(3, 3, number) for number in range(6)]
    after = Counter((game[i - 1], game[i]) for game in games for i in range(3))
    assert set(after.values()) == {3}


def test_a_round_broken_off_is_nearly_fair() -> None:
    deals = [seating(5, 7, 7 * deal) for deal in range(5)]
    assert set(Counter(bot for deal in deals for bot in deal).values()) == {7}


def test_only_whole_deals_are_played() -> None:
    assert [deals_for(games, 3) for games in (1, 3, 4)] == [1, 1, 2]
    report = held(replace(TOURNAMENT, requested=4))
    assert (report["games"], report["deals"]) == (6, 2)


# The figures


def test_the_interval_of_wilson() -> None:
    square = 1.959963984540054**2
    assert wilson(0.0, 10) == pytest.approx((0, square / (10 + square)))
    assert wilson(1.0, 10) == pytest.approx((10 / (10 + square), 1))
    assert wilson(0.5, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)


def test_pairs_of_seats_are_counted() -> None:
    wins = no_wins(3)
    count_game(wins, (0, 1, 2), (1.0, 0.0, 0.0))  # the losers among themselves: nothing
    count_game(wins, (1, 0, 2), (0.5, 0.5, 0.0))  # a shared victory is half of one
    count_game(wins, (2, 2, 1), (0.0, 1.0, 0.0))  # a bot does not play against itself
    count_game(wins, (0, 1, 2), (0.0, 0.0, 0.0))
    assert wins == [[0, 1.5, 2], [0.5, 0, 1], [0, 1, 0]]


def test_two_bots_are_rated_by_the_odds() -> None:
    # Three to nothing and the virtual draw: odds of 3.5 to 0.5.
    half = 200 * log10(7)
    assert ratings([[0, 3], [0, 0]]) == pytest.approx([1500 + half, 1500 - half])


def test_three_bots_of_known_strength() -> None:
    # With the virtual draws the odds are 2 : 1, 4 : 1 and 2 : 1, as strengths of 2, 1, ½ have it.
    wins = [[0, 1.5, 3.5], [0.5, 0, 1.5], [0.5, 0.5, 0]]
    assert strengths(wins) == pytest.approx([2, 1, 0.5])
    step = 400 * log10(2)
    assert ratings(wins) == pytest.approx([1500 + step, 1500, 1500 - step])


def test_bots_that_never_met_are_equal() -> None:
    assert ratings(no_wins(4)) == [1500] * 4


def test_a_report_adds_up() -> None:
    tournament = replace(TOURNAMENT, bots=("a", "b"), requested=6)
    won = [[1.0, 0.0, 0.0], [0.5, 0.5, 0.0], [0.0, 0.0, 1.0], [0.0, 1.0, 0.0]]
    # The seats are a a b, a b a, b a a, a b b: a wins 2.5 of 4 games, b 1.5.
    results = [GameResult(number, won[number], [2, 2, 2], [1.0, 2.0, 3.0]) for number in range(4)]
    first, second = sorted(standings_of(tournament, results)["bots"], key=lambda row: row["bot"])
    assert first["win_rate"] == pytest.approx(2.5 / 4, abs=1e-4)
    assert second["win_rate"] == pytest.approx(1.5 / 4, abs=1e-4)
    assert first["games"] == second["games"] == 4
    assert first["ms_per_move"] == pytest.approx(13 / 14, abs=1e-4)
    assert second["ms_per_move"] == pytest.approx(11 / 10, abs=1e-4)
    assert first["rating"] + second["rating"] == pytest.approx(3000)


def test_a_bot_that_always_wins_wins_everything_whatever_its_seats() -> None:
    tournament = replace(TOURNAMENT, bots=("a", "b"), requested=12)
    results = []
    for number in range(12):
        seat = tournament.seating(number).index(0)
        rewards = [float(place == seat) for place in range(3)]
        results.append(GameResult(number, rewards, [1, 1, 1], [1.0, 1.0, 1.0]))
    best, worst = standings_of(tournament, results)["bots"]
    assert (best["bot"], best["win_rate"], best["high"]) == ("a", 1.0, 1.0)
    assert worst["win_rate"] == 0.0
    assert best["low"] == pytest.approx(wilson(1.0, 12)[0], abs=1e-4)


def test_the_shares_of_a_tournament_add_up() -> None:
    report = held(TOURNAMENT)
    assert sum(row["win_rate"] for row in report["bots"]) == pytest.approx(1, abs=1e-3)
    rated = [row["rating"] for row in report["bots"]]
    assert rated == sorted(rated, reverse=True)
    assert sum(rated) == pytest.approx(4500, abs=0.2)
    assert all(row["low"] <= row["win_rate"] <= row["high"] for row in report["bots"])


# Playing


def test_the_workers_change_nothing(tmp_path: Path) -> None:
    paths = [tmp_path / "alone", tmp_path / "shared"]
    alone = held(TOURNAMENT, TournamentFiles(records=paths[0]))
    shared = held(replace(TOURNAMENT, workers=2), TournamentFiles(records=paths[1]))
    assert timeless(alone) == timeless(shared)
    once, again = (sorted(path.read_text().split("\n\n")) for path in paths)
    assert once == again


def test_a_game_depends_on_its_number_alone() -> None:
    longer = replace(TOURNAMENT, requested=600)
    assert play_game(TOURNAMENT, 7, make).record == play_game(longer, 7, make).record
    assert play_game(TOURNAMENT, 7, make).record != play_game(TOURNAMENT, 8, make).record


def test_progress_is_told() -> None:
    told: list[int] = []
    run_tournament(TOURNAMENT, make, TournamentFiles(), told.append)
    assert sum(told) == 12


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (replace(TOURNAMENT, requested=0), "out-of-range"),
        (replace(TOURNAMENT, requested=-3), "out-of-range"),
        (replace(TOURNAMENT, workers=0), "out-of-range"),
        (replace(TOURNAMENT, players=1), "seats-range"),
        (replace(TOURNAMENT, players=14), "seats-range"),
        (replace(TOURNAMENT, game="tulips"), "unknown-game"),
        (replace(TOURNAMENT, bots=("first", "nobody")), "unknown-bot"),
        (replace(TOURNAMENT, bots=("first",)), "too-few-bots"),
        (replace(TOURNAMENT, bots=("first", "first")), "too-few-bots"),
        (replace(TOURNAMENT, bots=("first", "last", "random", "greedy")), "more-bots-than-seats"),
        (replace(TOURNAMENT, bots=("first", "last", "first")), "bot-twice"),
    ],
)
def test_impossible_tournaments_are_refused(bad: Tournament, code: str, tmp_path: Path) -> None:
    path = tmp_path / "results"
    assert refusal_of(bad, TournamentFiles(path)) == code
    assert not path.exists()


# The file of results


def numbers_in(path: Path) -> list[int]:
    lines = path.read_text().splitlines()[1:]
    return [json.loads(line)["number"] for line in lines]


@pytest.fixture
def results(tmp_path: Path) -> Path:
    """The file of a tournament that is over."""
    path = tmp_path / "results"
    held(TOURNAMENT, TournamentFiles(path))
    return path


def test_a_finished_tournament_is_not_played_again(results: Path) -> None:
    before = results.read_text()
    again = held(TOURNAMENT, TournamentFiles(results), Interrupting(len(TOURNAMENT.bots)))
    assert timeless(again) == timeless(held(TOURNAMENT))
    assert results.read_text() == before


@pytest.mark.parametrize("size", [0, 1, 30, 200, 420, 700, -50, -1])
def test_a_file_cut_anywhere_is_completed(results: Path, size: int) -> None:
    results.write_bytes(results.read_bytes()[:size])
    assert timeless(held(TOURNAMENT, TournamentFiles(results))) == timeless(held(TOURNAMENT))
    assert sorted(numbers_in(results)) == list(range(12))


def test_an_interrupted_tournament_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "results"
    records = tmp_path / "records"
    for games in (3, 4):
        bots_made = 3 + 3 * games + 1  # those that are checked first, and in the midst of a game
        with pytest.raises(KeyboardInterrupt):
            held(TOURNAMENT, TournamentFiles(path, records), Interrupting(bots_made))
    assert numbers_in(path) == list(range(7))
    assert timeless(held(TOURNAMENT, TournamentFiles(path, records))) == timeless(held(TOURNAMENT))
    assert numbers_in(path) == list(range(12))
    assert records.read_text().count("\n\n") == 12


def test_a_tournament_can_be_prolonged_and_shortened(results: Path) -> None:
    longer = replace(TOURNAMENT, requested=18)
    assert timeless(held(longer, TournamentFiles(results))) == timeless(held(longer))
    assert numbers_in(results) == list(range(18))
    assert timeless(held(TOURNAMENT, TournamentFiles(results))) == timeless(held(TOURNAMENT))


def test_a_game_that_is_there_twice_counts_once(results: Path) -> None:
    lines = results.read_text().splitlines(keepends=True)
    results.write_text("".join([*lines, lines[3], lines[5]]))
    assert timeless(held(TOURNAMENT, TournamentFiles(results))) == timeless(held(TOURNAMENT))


@pytest.mark.parametrize(
    "other",
    [
        replace(TOURNAMENT, seed=6),
        replace(TOURNAMENT, players=4),
        replace(TOURNAMENT, bots=("last", "first", "random")),
        replace(TOURNAMENT, settings=GAME.settings({"takers_discard": "any"})),
    ],
)
def test_the_file_of_another_tournament_is_refused(results: Path, other: Tournament) -> None:
    before = results.read_text()
    assert refusal_of(other, TournamentFiles(results)) == "results-plan"
    assert results.read_text() == before


@pytest.mark.parametrize("text", ["precious", "precious\n", "[1]\n", '{"format": "x"}\n', "\n"])
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "precious"
    path.write_text(text)
    assert refusal_of(TOURNAMENT, TournamentFiles(path)) == "results-format"
    assert path.read_text() == text


@pytest.mark.parametrize(
    "line",
    [
        "{}",
        "gibberish",
        '{"number": -1, "rewards": [1, 0, 0], "moves": [1, 1, 1], "milliseconds": [1, 1, 1]}',
        '{"number": 1, "rewards": [1, 0], "moves": [1, 1, 1], "milliseconds": [1, 1, 1]}',
        '{"number": 1, "rewards": [1, 0, "x"], "moves": [1, 1, 1], "milliseconds": [1, 1, 1]}',
    ],
)
def test_a_damaged_line_is_refused(results: Path, line: str) -> None:
    results.write_text(results.read_text() + line + "\n")
    assert refusal_of(TOURNAMENT, TournamentFiles(results)) == "results-line"


def test_files_that_cannot_be_are_refused(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe")
    assert refusal_of(TOURNAMENT, TournamentFiles(tmp_path / "no" / "file")) == "folder-missing"
    assert refusal_of(TOURNAMENT, TournamentFiles(tmp_path)) == "file-unreadable"
    assert refusal_of(TOURNAMENT, TournamentFiles(binary)) == "file-not-text"
    assert (
        refusal_of(TOURNAMENT, TournamentFiles(records=tmp_path / "no" / "file"))
        == "folder-missing"
    )


# The file of records


@pytest.fixture
def records(tmp_path: Path) -> Path:
    """The file of records of a tournament."""
    path = tmp_path / "records"
    held(replace(TOURNAMENT, requested=3), TournamentFiles(records=path))
    return path


def texts_in(path: Path) -> list[str]:
    return path.read_text().removesuffix("\n\n").split("\n\n")


def test_records_replay(records: Path) -> None:
    texts = texts_in(records)
    assert len(texts) == 3
    for number, text in enumerate(texts):
        position = replay(read_record(text), GAME)
        assert position.is_over()
        assert text + "\n" == play_game(TOURNAMENT, number, make).record


def test_records_are_appended(records: Path) -> None:
    before = records.read_text()
    held(replace(TOURNAMENT, requested=3, seed=8), TournamentFiles(records=records))
    assert records.read_text().startswith(before)
    assert len(texts_in(records)) == 6


@pytest.mark.parametrize("lost", [1, 2, 60, 200])
def test_a_record_cut_short_makes_room(records: Path, lost: int) -> None:
    records.write_bytes(records.read_bytes()[:-lost])
    held(replace(TOURNAMENT, requested=3), TournamentFiles(records=records))
    texts = texts_in(records)
    assert len(texts) == (6 if lost <= 2 else 5)
    assert all(replay(read_record(text), GAME).is_over() for text in texts)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("precious\n", "record-format"),
        ("florilege-record 1\n\nprecious\n", "record-format"),
        ("florilege-record 1\r\ngame mandala 1\r\n", "record-format"),
        ("florilege-record 1\ngame mandala 1\ncheck 0\n", "records-damaged"),
    ],
)
def test_a_file_of_other_text_takes_no_records(tmp_path: Path, text: str, code: str) -> None:
    path = tmp_path / "precious"
    path.write_bytes(text.encode())
    assert refusal_of(TOURNAMENT, TournamentFiles(records=path)) == code
    assert path.read_bytes() == text.encode()
