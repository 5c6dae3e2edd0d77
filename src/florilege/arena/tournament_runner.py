"""Run a tournament on one core or several; the number of workers does not change the results."""

import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path

from florilege.arena.played_game import GameResult, PlayedGame, play_game
from florilege.arena.records_file import add_record, open_records
from florilege.arena.results_file import add_result, open_results
from florilege.arena.standings import Standings, standings_of
from florilege.arena.tournament import BotFactory, Tournament
from florilege.kernel.refusal import refused

AHEAD = 4  # games queued for each worker, so that none of them is idle


class TournamentFiles:
    """Where results and records are saved; either may be None."""

    def __init__(self, results: Path | None = None, records: Path | None = None) -> None:
        self.results = results
        self.records = records

    def open(self, tournament: Tournament) -> dict[int, GameResult]:
        """Return the results of an earlier run of this tournament, by game number."""
        done = {} if self.results is None else open_results(self.results, tournament)
        if self.records is not None:
            open_records(self.records)
        return done

    def save(self, game: PlayedGame) -> None:
        """Save a game, the record first, so that every result has its record."""
        if self.records is not None:
            add_record(self.records, game.record)
        if self.results is not None:
            add_result(self.results, game.result)


def run_tournament(
    tournament: Tournament,
    make_bot: BotFactory,
    files: TournamentFiles,
    progress: Callable[[int], None],
) -> Standings:
    """Play the games that are not in the files yet; return the standings of all.

    `progress` is called with the number of games done since the last call.
    """
    tournament.check(make_bot)
    done = files.open(tournament)
    progress(len(done))
    missing = [number for number in range(tournament.games) if number not in done]
    with closing(play(tournament, missing, make_bot)) as played:
        for game in played:
            files.save(game)
            done[game.result.number] = game.result
            progress(1)
    return standings_of(tournament, [done[number] for number in sorted(done)])


def play(
    tournament: Tournament, numbers: list[int], make_bot: BotFactory
) -> Generator[PlayedGame, None, None]:
    """Yield each game as soon as it is over."""
    if tournament.workers == 1:
        yield from (play_game(tournament, number, make_bot) for number in numbers)
        return
    with pool_of(tournament.workers) as pool:
        left = iter(numbers)

        def hand_out(games: int) -> set[Future[PlayedGame]]:
            some = islice(left, games)
            return {pool.submit(play_game, tournament, number, make_bot) for number in some}

        jobs = hand_out(AHEAD * tournament.workers)
        while jobs:
            over, jobs = wait(jobs, return_when=FIRST_COMPLETED)
            jobs |= hand_out(len(over))
            yield from (job.result() for job in over)


@contextmanager
def pool_of(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Yield a process pool; queued games that have not started are dropped at the end."""
    pool = ProcessPoolExecutor(workers, initializer=exit_on_interrupt)
    try:
        yield pool
    except BrokenProcessPool:
        raise refused("worker-lost") from None
    finally:
        pool.shutdown(cancel_futures=True)


def exit_on_interrupt() -> None:
    """Let Ctrl-C end this process at once, without a traceback, even during a search."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
