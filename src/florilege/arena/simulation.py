"""Simulate many games and total them; the number of workers does not change the figures."""

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
    """The lengths of the games, in moves."""

    shortest: int
    median: float
    mean: float
    longest: int


class SimulationReport(TypedDict):
    """The totals of a simulation; a shared victory is a fraction of a win for each winner."""

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
class SimulationPlan:
    game: str
    settings: Settings
    position: str  # in notation; empty for the set-up of the game
    bots: tuple[str, ...]
    seed: int
    games: int
    workers: int

    def check(self) -> None:
        """Refuse a plan that cannot be carried out, before any game starts."""
        registry.find(self.game).check_seats(len(self.bots))
        for name in self.bots:
            roster.make(name, registry.find(self.game))
        check_range("games", self.games, MOST_GAMES)
        check_range("workers", self.workers, MOST_WORKERS)


@dataclass(frozen=True)
class Totals:
    """Totals of a chunk of games as plain data, so that worker processes can return them."""

    moves: int
    lengths: list[int]
    wins_by_seat: list[float]
    wins_by_order: list[float]
    points_by_seat: list[int]
    reasons: dict[str, int]


def play_chunk(plan: SimulationPlan, first: int, games: int) -> Totals:
    bots = [roster.make(name, registry.find(plan.game)) for name in plan.bots]
    game = registry.find(plan.game)
    start = game.read(plan.position, fast_dice(0)) if plan.position else None
    tally = play_games(game, plan.settings, start, bots, plan.seed, first, games)
    return Totals(
        moves=int(tally.moves),
        lengths=tally.lengths,
        wins_by_seat=tally.wins_by_seat,
        wins_by_order=tally.wins_by_order,
        points_by_seat=tally.points_by_seat,
        reasons=tally.reasons,
    )


def _chunk_totals(plan: SimulationPlan) -> Iterator[Totals]:
    ranges = [(i, min(CHUNK, plan.games - i)) for i in range(0, plan.games, CHUNK)]
    if plan.workers == 1:
        yield from (play_chunk(plan, first, games) for first, games in ranges)
        return
    with ProcessPoolExecutor(plan.workers) as pool:
        jobs = [pool.submit(play_chunk, plan, first, games) for first, games in ranges]
        yield from (job.result() for job in as_completed(jobs))


def simulate(plan: SimulationPlan, progress: Callable[[int], None]) -> SimulationReport:
    """Play all games; `progress` is called with the number of games done since the last call."""
    plan.check()
    begun = time.perf_counter()
    chunks: list[Totals] = []
    for chunk in _chunk_totals(plan):
        chunks.append(chunk)
        progress(len(chunk.lengths))
    return _report(plan, chunks, time.perf_counter() - begun)


def _columns(rows: list[list[float]]) -> list[float]:
    return [round(sum(column), 6) for column in zip(*rows, strict=True)]


def _report(plan: SimulationPlan, chunks: list[Totals], seconds: float) -> SimulationReport:
    lengths = [length for chunk in chunks for length in chunk.lengths]
    moves = sum(chunk.moves for chunk in chunks)
    points = _columns([[float(points) for points in chunk.points_by_seat] for chunk in chunks])
    names = sorted({name for chunk in chunks for name in chunk.reasons})
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
        "wins_by_seat": _columns([chunk.wins_by_seat for chunk in chunks]),
        "wins_by_order": _columns([chunk.wins_by_order for chunk in chunks]),
        "points_by_seat": [round(total / len(lengths), 3) for total in points],
        "reasons": {name: sum(chunk.reasons.get(name, 0) for chunk in chunks) for name in names},
        "length": {
            "shortest": min(lengths),
            "median": median(lengths),
            "mean": round(fmean(lengths), 3),
            "longest": max(lengths),
        },
        "compiled": COMPILED,
    }
