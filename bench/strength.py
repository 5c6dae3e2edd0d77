"""Play the levels of bots against each other, and compare the win rates with their goals.

    python -m bench.strength [GAME …] [--games K] [--players N …] [--budget MS] [--minutes M]

Pairings are played in the arena, a few games of each in turn, so that an interrupted run has about
as many games of each. Results are kept in one file per pairing: the same command resumes.
"""

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from florilege.arena.results_file import open_results
from florilege.arena.standings import BotStanding, standings_of
from florilege.arena.tournament import Tournament
from florilege.arena.tournament_runner import TournamentFiles, run_tournament
from florilege.bots import roster
from florilege.kernel import registry

FOLDER = Path("build/strength")
SLICE = 24  # games of a pairing before the next one plays; divisible by 2, 3 and 4 seats


class TimeUpError(Exception):
    """The time limit was reached; results so far are saved."""


@dataclass(frozen=True)
class Pairing:
    """Two bots, and the win rate that the better one must reach."""

    better: str
    worse: str
    goal: float


def pairings(budget: int) -> list[Pairing]:
    """Return the pairings, with a budget for the botanist in milliseconds per move."""
    botanist = f"{roster.BOTANIST}:{budget}ms"
    return [
        Pairing(roster.GREEDY, roster.RANDOM, 0.9),
        Pairing(roster.FLORIST, roster.GREEDY, 0.7),
        Pairing(botanist, roster.FLORIST, 0.7),
        Pairing(botanist, f"{roster.PLAIN}:{budget}ms", 0.6),
        Pairing(f"{roster.BOTANIST}:{4 * budget}ms", botanist, 0.58),
    ]


class StrengthTable:
    def __init__(self, args: argparse.Namespace) -> None:
        self.deadline = time.monotonic() + 60 * args.minutes
        self.games: int = args.games
        self.folder: Path = args.folder
        self.rows = [
            (pairing, self.tournament(key, players, pairing, args))
            for key in args.keys or registry.games()
            for players in args.players
            for pairing in pairings(args.budget)
            if not args.only or pairing.better.partition(":")[0] in args.only
        ]

    def tournament(
        self, key: str, players: int, pairing: Pairing, args: argparse.Namespace
    ) -> Tournament:
        settings = registry.find(key).settings({})
        names = (pairing.better, pairing.worse)
        return Tournament(key, settings, players, names, args.seed, self.games, args.workers)

    def file(self, tournament: Tournament) -> Path:
        bots = "-".join(tournament.bots).replace(":", "_")
        return (
            self.folder / f"{tournament.game}-{tournament.players}-{bots}-{tournament.seed}.jsonl"
        )

    def play(self) -> None:
        """Play a slice of every tournament in turn until all are complete."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for games in range(SLICE, self.games + SLICE, SLICE):
            for _, tournament in self.rows:
                part = replace(tournament, requested=min(games, self.games))
                run_tournament(
                    part, roster.make, TournamentFiles(self.file(tournament)), self.watch
                )

    def watch(self, _: int) -> None:
        """Raise `TimeUpError` when the time is up."""
        if time.monotonic() > self.deadline:
            raise TimeUpError

    def lines(self) -> Iterator[str]:
        """Yield a line for each tournament that has results."""
        for pairing, tournament in self.rows:
            path = self.file(tournament)
            done = open_results(path, tournament) if path.exists() else {}
            if done:
                report = standings_of(tournament, [done[number] for number in sorted(done)])
                found = {standing["bot"]: standing for standing in report["bots"]}
                yield line_of(tournament, pairing, found)


def line_of(tournament: Tournament, pairing: Pairing, found: dict[str, BotStanding]) -> str:
    better, worse = found[pairing.better], found[pairing.worse]
    reached = "" if better["win_rate"] >= pairing.goal else "  short"
    return (
        f"{tournament.game:13} {tournament.players}  {pairing.better:16} beats {pairing.worse:15} "
        f"{better['win_rate']:6.1%}  ({better['low']:.1%} – {better['high']:.1%})  "
        f"{better['games']:4} games  {better['ms_per_move']:8.3g} ms against "
        f"{worse['ms_per_move']:.3g}  goal {pairing.goal:.0%}{reached}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("keys", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3])
    parser.add_argument("--budget", type=int, default=500)
    parser.add_argument("--minutes", type=float, default=1e6)
    parser.add_argument("--only", nargs="+", default=[], metavar="BOT", help="the better bots")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    table = StrengthTable(parser.parse_args())
    try:
        table.play()
    except TimeUpError:
        print("time is up; the same command resumes")
    for text in table.lines():
        print(text)


if __name__ == "__main__":
    main()
