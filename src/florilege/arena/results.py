"""The file of results: a line of JSON that says what is played, then a line for each finished game.

A contest that was broken off goes on from its file. A last line that was cut short is no result;
a game that is there twice counts once. A file that belongs to another contest is refused.
"""

import json
from pathlib import Path
from typing import TypeAlias

from florilege.arena import append_log
from florilege.arena.contest import Contest
from florilege.arena.match import Result
from florilege.kernel import registry
from florilege.kernel.refusal import refused

Header: TypeAlias = dict[str, object]

FORMAT = "florilege-arena 1"


def header_of(contest: Contest) -> Header:
    """Return what must be the same for results to be counted together."""
    return {
        "format": FORMAT,
        "game": contest.game,
        "version": registry.find(contest.game).version,
        "players": contest.players,
        "bots": list(contest.bots),
        "seed": contest.seed,
        "options": contest.settings,
    }


def open_results(path: Path, contest: Contest) -> dict[int, Result]:
    """Return the results of a contest so far, by number; leave the file ready for more."""
    header = json.dumps(header_of(contest)) + "\n"
    text = append_log.read(path)
    whole = text[: text.rfind("\n") + 1]
    if not whole and header.startswith(text):
        append_log.append(path, header[len(text) :])
        return {}
    lines = whole.splitlines()
    _check_header(path, lines[0] if lines else text, header_of(contest))
    done = _read_results(path, lines, contest.players)
    if whole != text:
        append_log.cut(path, whole)
    return {number: done[number] for number in done if number < contest.games}


def add_result(path: Path, result: Result) -> None:
    """Write the line of a finished game."""
    append_log.append(path, json.dumps(vars(result)) + "\n")


def _check_header(path: Path, line: str, expected: Header) -> None:
    found = _parse(line)
    if found.get("format") != FORMAT:
        raise refused("results-format", "", {"path": str(path)})
    wrong = [key for key in expected if found.get(key) != expected[key]]
    if wrong:
        raise refused("results-plan", "", {"path": str(path), "fields": wrong})


def _read_results(path: Path, lines: list[str], seats: int) -> dict[int, Result]:
    done: dict[int, Result] = {}
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


def _result(data: Header, seats: int) -> Result | None:
    number = data.get("number")
    rewards = _numbers(data.get("rewards"), seats)
    moves = _numbers(data.get("moves"), seats)
    milliseconds = _numbers(data.get("milliseconds"), seats)
    if not isinstance(number, int) or number < 0 or not (rewards and moves and milliseconds):
        return None
    return Result(number, rewards, [int(count) for count in moves], milliseconds)


def _numbers(data: object, seats: int) -> list[float]:
    """Return a number for each seat, or nothing if they are not that."""
    if not isinstance(data, list) or len(data) != seats:
        return []
    good = all(isinstance(value, int | float) and 0 <= value < float("inf") for value in data)
    return [float(value) for value in data] if good else []
