"""Simulates many games and sums them up; the same figures whatever the number of workers."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from statistics import fmean, median
from typing import TypedDict

from florilege import COMPILED
from florilege.bots import roster
from florilege.bots.playout import play_games
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.options import Settings
from florilege.kernel.refusal import check_range

CHUNK = 200
MOST_GAMES = 1_000_000_000
MOST_WORKERS = 256


class Length(TypedDict):
    """How many moves the games took."""

    shortest: int
    median: float
    mean: float
    longest: int


class Report(TypedDict):
    """What a simulation found; shares of a shared victory count as parts of a win."""

    game: str
    ruleset: int
    players: int
    options: Settings
    bots: list[str]
    seed: int
    workers: int
    games: int
    moves: int
    seconds: float
    moves_per_second: float
    games_per_second: float
    wins_by_seat: list[float]
    wins_by_order: list[float]
    points_by_seat: list[float]
    reasons: dict[str, int]
    length: Length
    compiled: bool


@dataclass(frozen=True)
class Plan:
    """What is to be simulated."""

    game: str
    settings: Settings
    position: str  # in notation, or nothing for the set-up
    bots: tuple[str, ...]
    seed: int
    games: int
    workers: int

    def check(self) -> None:
        """Refuse a plan that cannot be carried out, before anything runs."""
        registry.find(self.game).check_seats(len(self.bots))
        for name in self.bots:
            roster.make(name, registry.find(self.game))
        check_range("games", self.games, MOST_GAMES)
        check_range("workers", self.workers, MOST_WORKERS)


@dataclass(frozen=True)
class Part:
    """The sums over some of the games; plain data, so that it travels between processes."""

    moves: int
    lengths: list[int]
    wins_by_seat: list[float]
    wins_by_order: list[float]
    points_by_seat: list[int]
    reasons: dict[str, int]


def play_part(plan: Plan, first: int, games: int) -> Part:
    """Play some of the planned games."""
    bots = [roster.make(name, registry.find(plan.game)) for name in plan.bots]
    game = registry.find(plan.game)
    start = game.read(plan.position, fast_dice(0)) if plan.position else None
    tally = play_games(game, plan.settings, start, bots, plan.seed, first, games)
    return Part(
        moves=int(tally.moves),
        lengths=tally.lengths,
        wins_by_seat=tally.wins_by_seat,
        wins_by_order=tally.wins_by_order,
        points_by_seat=tally.points_by_seat,
        reasons=tally.reasons,
    )


def _parts(plan: Plan) -> Iterator[Part]:
    pieces = [(i, min(CHUNK, plan.games - i)) for i in range(0, plan.games, CHUNK)]
    if plan.workers == 1:
        yield from (play_part(plan, first, games) for first, games in pieces)
        return
    with ProcessPoolExecutor(plan.workers) as pool:
        jobs = [pool.submit(play_part, plan, first, games) for first, games in pieces]
        yield from (job.result() for job in as_completed(jobs))


def simulate(plan: Plan, progress: Callable[[int], None]) -> Report:
    """Carry out a plan; `progress` is told how many more games are done."""
    plan.check()
    begun = time.perf_counter()
    parts: list[Part] = []
    for part in _parts(plan):
        parts.append(part)
        progress(len(part.lengths))
    return _report(plan, parts, time.perf_counter() - begun)


def _columns(rows: list[list[float]]) -> list[float]:
    return [round(sum(column), 6) for column in zip(*rows, strict=True)]


def _report(plan: Plan, parts: list[Part], seconds: float) -> Report:
    lengths = [length for part in parts for length in part.lengths]
    moves = sum(part.moves for part in parts)
    points = _columns([[float(points) for points in part.points_by_seat] for part in parts])
    names = sorted({name for part in parts for name in part.reasons})
    return {
        "game": plan.game,
        "ruleset": registry.find(plan.game).version,
        "players": len(plan.bots),
        "options": plan.settings,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "workers": plan.workers,
        "games": len(lengths),
        "moves": moves,
        "seconds": round(seconds, 6),
        "moves_per_second": round(moves / seconds, 1),
        "games_per_second": round(len(lengths) / seconds, 1),
        "wins_by_seat": _columns([part.wins_by_seat for part in parts]),
        "wins_by_order": _columns([part.wins_by_order for part in parts]),
        "points_by_seat": [round(total / len(lengths), 3) for total in points],
        "reasons": {name: sum(part.reasons.get(name, 0) for part in parts) for name in names},
        "length": {
            "shortest": min(lengths),
            "median": median(lengths),
            "mean": round(fmean(lengths), 3),
            "longest": max(lengths),
        },
        "compiled": COMPILED,
    }
