"""Plays the levels of bots against each other, and prints the table of matches they must win.

    python -m bench.strength [GAME …] [--games K] [--players N …] [--budget MS] [--minutes M]

Matches are played in the arena, a few games of each in turn, so that an interrupted table has about
as many games of each. Results are kept in one file per match: the same command resumes the table.
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
SLICE = 24  # games of a match before the next one's turn; divisible by two, three and four seats


class TimeUpError(Exception):
    """The time is up; results so far are kept."""


@dataclass(frozen=True)
class Bout:
    """Two bots, and the win rate that the better one must reach."""

    better: str
    worse: str
    goal: float


def bouts(budget: int) -> list[Bout]:
    """Return the matches, with a budget for the botanist in milliseconds per move."""
    botanist = f"{roster.BOTANIST}:{budget}ms"
    return [
        Bout(roster.GREEDY, roster.RANDOM, 0.9),
        Bout(roster.FLORIST, roster.GREEDY, 0.7),
        Bout(botanist, roster.FLORIST, 0.7),
        Bout(botanist, f"{roster.PLAIN}:{budget}ms", 0.6),
        Bout(f"{roster.BOTANIST}:{4 * budget}ms", botanist, 0.58),
    ]


class Table:
    """The requested tournaments and their results."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.deadline = time.monotonic() + 60 * args.minutes
        self.games: int = args.games
        self.folder: Path = args.folder
        self.rows = [
            (bout, self.tournament(key, players, bout, args))
            for key in args.keys or registry.games()
            for players in args.players
            for bout in bouts(args.budget)
            if not args.only or bout.better.partition(":")[0] in args.only
        ]

    def tournament(
        self, key: str, players: int, bout: Bout, args: argparse.Namespace
    ) -> Tournament:
        """Return the tournament of a bout in a game."""
        settings = registry.find(key).settings({})
        names = (bout.better, bout.worse)
        return Tournament(key, settings, players, names, args.seed, self.games, args.workers)

    def file(self, tournament: Tournament) -> Path:
        """Return the file with the results of a tournament."""
        bots = "-".join(tournament.bots).replace(":", "_")
        return (
            self.folder / f"{tournament.game}-{tournament.players}-{bots}-{tournament.seed}.jsonl"
        )

    def play(self) -> None:
        """Play a slice of every tournament in turn until all are complete."""
        self.folder.mkdir(parents=True, exist_ok=True)
        for asked in range(SLICE, self.games + SLICE, SLICE):
            for _, tournament in self.rows:
                part = replace(tournament, requested=min(asked, self.games))
                run_tournament(
                    part, roster.make, TournamentFiles(self.file(tournament)), self.watch
                )

    def watch(self, _: int) -> None:
        """Raise `TimeUpError` when the time is up."""
        if time.monotonic() > self.deadline:
            raise TimeUpError

    def lines(self) -> Iterator[str]:
        """Yield a line for each tournament that has results."""
        for bout, tournament in self.rows:
            path = self.file(tournament)
            done = open_results(path, tournament) if path.exists() else {}
            if done:
                report = standings_of(tournament, [done[number] for number in sorted(done)])
                found = {standing["bot"]: standing for standing in report["bots"]}
                yield line(tournament, bout, found)


def line(tournament: Tournament, bout: Bout, found: dict[str, BotStanding]) -> str:
    """Return the line of one tournament."""
    better, worse = found[bout.better], found[bout.worse]
    reached = "" if better["win_rate"] >= bout.goal else "  short"
    return (
        f"{tournament.game:13} {tournament.players}  {bout.better:16} beats {bout.worse:15} "
        f"{better['win_rate']:6.1%}  ({better['low']:.1%} – {better['high']:.1%})  "
        f"{better['games']:4} games  {better['ms_per_move']:8.3g} ms against "
        f"{worse['ms_per_move']:.3g}  goal {bout.goal:.0%}{reached}"
    )


def main() -> None:
    """Play and print."""
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
    table = Table(parser.parse_args())
    try:
        table.play()
    except TimeUpError:
        print("interrupted")
    for text in table.lines():
        print(text)


if __name__ == "__main__":
    main()
