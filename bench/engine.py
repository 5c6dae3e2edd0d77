"""The speed of the engine: every game, compiled and plain, in one run.

    python -m bench.engine [--json FILE] [--seconds S] [--players N]

The plain figures come from a second process that runs the same sources uncompiled.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypedDict

from bench.playout import advance, copy_often, resample_often
from florilege import COMPILED
from florilege.bots import roster
from florilege.bots.bot import Bot
from florilege.bots.playout import play_games
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game


class Figures(TypedDict):
    """Rates per second on one core, for one game in one form."""

    game: str
    players: int
    compiled: bool
    playouts: float
    moves: float
    copies: float
    resamples: float


def per_second(work: Callable[[int], int], seconds: float) -> float:
    """Return the rate of `work(times)` per second, the best of three rounds."""
    times = 1
    while True:
        begun = time.perf_counter()
        work(times)
        spent = time.perf_counter() - begun
        if spent > seconds / 30:
            break
        times *= 4
    times = max(1, int(times * seconds / 3 / spent))
    best = 0.0
    for _ in range(3):
        begun = time.perf_counter()
        done = work(times)
        best = max(best, done / (time.perf_counter() - begun))
    return best


def measure(game: Game, players: int, seconds: float) -> Figures:
    """Measure one game in the form this process runs."""
    players = min(max(players, game.fewest), game.most)
    settings = game.settings({})
    bots: list[Bot] = [roster.make("random", game)] * players
    middle = game.start(players, settings, fast_dice(7), None)
    advance(middle, bots, fast_dice(8), 40)
    dice = fast_dice(9)

    def playouts(times: int) -> int:
        return int(play_games(game, settings, None, bots, 1, 0, times).moves)

    def copies(times: int) -> int:
        copy_often(middle, times)
        return times

    def resamples(times: int) -> int:
        resample_often(middle, dice, times)
        return times

    sample = play_games(game, settings, None, bots, 1, 0, 200)
    moves = per_second(playouts, seconds)
    return {
        "game": game.key,
        "players": players,
        "compiled": COMPILED,
        "playouts": round(moves * 200 / int(sample.moves), 1),
        "moves": round(moves, 1),
        "copies": round(per_second(copies, seconds), 1),
        "resamples": round(per_second(resamples, seconds), 1),
    }


def measure_all(players: int, seconds: float) -> list[Figures]:
    return [measure(game, players, seconds) for game in registry.games().values()]


def measure_plain(players: int, seconds: float) -> list[Figures]:
    """Measure every game in a second process that runs the plain sources."""
    command = [sys.executable, "-m", "bench.engine", "--here", "--players", str(players)]
    run = subprocess.run(
        [*command, "--seconds", str(seconds)],
        env={**os.environ, "FLORILEGE_PURE": "1"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    figures: list[Figures] = json.loads(run.stdout)
    return figures


def show(rows: list[Figures]) -> None:
    print(f"{'game':14}{'form':>10}{'playouts/s':>14}{'moves/s':>14}{'copy':>12}{'resample':>12}")
    for row in rows:
        form = "compiled" if row["compiled"] else "plain"
        copy, resample = 1e6 / row["copies"], 1e6 / row["resamples"]
        print(
            f"{row['game']:14}{form:>10}{row['playouts']:14,.0f}{row['moves']:14,.0f}"
            f"{copy:9.2f} µs{resample:9.2f} µs"
        )
    for fast in (row for row in rows if row["compiled"]):
        for slow in rows:
            if slow["game"] == fast["game"] and not slow["compiled"]:
                print(f"{fast['game']}: compiled / plain = {fast['moves'] / slow['moves']:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--here", action="store_true", help="measure this form only, as JSON")
    args = parser.parse_args()
    if args.here:
        print(json.dumps(measure_all(args.players, args.seconds)))
        return
    rows = measure_all(args.players, args.seconds)
    if COMPILED:
        rows += measure_plain(args.players, args.seconds)
    show(rows)
    if args.json:
        args.json.parent.mkdir(parents=True, exist_ok=True)
        args.json.write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main()
