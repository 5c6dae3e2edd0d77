"""The results file (JSON lines): a header that describes the tournament, then a line per game.

An interrupted tournament resumes from its file. An incomplete last line is dropped, and a game that
appears twice counts once. A file that belongs to another tournament is refused.
"""

import json
from pathlib import Path
from typing import TypeAlias

from florilege.arena import append_log
from florilege.arena.played_game import GameResult
from florilege.arena.tournament import Tournament
from florilege.kernel import registry
from florilege.kernel.refusal import refused

Header: TypeAlias = dict[str, object]

FORMAT = "florilege-arena 1"


def header_of(tournament: Tournament) -> Header:
    """Return what must match for results to be counted together."""
    return {
        "format": FORMAT,
        "game": tournament.game,
        "version": registry.find(tournament.game).version,
        "players": tournament.players,
        "bots": list(tournament.bots),
        "seed": tournament.seed,
        "options": tournament.settings,
    }


def open_results(path: Path, tournament: Tournament) -> dict[int, GameResult]:
    """Return the saved results by game number, and prepare the file for appending."""
    header = json.dumps(header_of(tournament)) + "\n"
    text = append_log.read(path)
    whole = text[: text.rfind("\n") + 1]
    if not whole and header.startswith(text):
        append_log.append(path, header[len(text) :])
        return {}
    lines = whole.splitlines()
    _check_header(path, lines[0] if lines else text, header_of(tournament))
    done = _read_results(path, lines, tournament.players)
    if whole != text:
        append_log.truncate(path, whole)
    return {number: done[number] for number in done if number < tournament.games}


def add_result(path: Path, result: GameResult) -> None:
    append_log.append(path, json.dumps(vars(result)) + "\n")


def _check_header(path: Path, line: str, expected: Header) -> None:
    found = _parse(line)
    if found.get("format") != FORMAT:
        raise refused("results-format", "", {"path": str(path)})
    wrong = [key for key in expected if found.get(key) != expected[key]]
    if wrong:
        raise refused("results-plan", "", {"path": str(path), "fields": wrong})


def _read_results(path: Path, lines: list[str], seats: int) -> dict[int, GameResult]:
    done: dict[int, GameResult] = {}
    for place, line in enumerate(lines[1:], 2):
        result = _result(_parse(line), seats)
        if result is None:
            raise refused("results-line", "", {"path": str(path), "line": place})
        done.setdefault(result.number, result)
    return done


def _parse(line: str) -> Header:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _result(data: Header, seats: int) -> GameResult | None:
    number = data.get("number")
    rewards = _numbers(data.get("rewards"), seats)
    moves = _numbers(data.get("moves"), seats)
    milliseconds = _numbers(data.get("milliseconds"), seats)
    if not isinstance(number, int) or number < 0 or not (rewards and moves and milliseconds):
        return None
    return GameResult(number, rewards, [int(count) for count in moves], milliseconds)


def _numbers(data: object, seats: int) -> list[float]:
    """Return one number for each seat, or an empty list if the data are anything else."""
    if not isinstance(data, list) or len(data) != seats:
        return []
    good = all(isinstance(value, int | float) and 0 <= value < float("inf") for value in data)
    return [float(value) for value in data] if good else []
