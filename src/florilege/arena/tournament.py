"""Holds a contest, on one core or several; the same result whatever the number of workers."""

import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from itertools import islice
from pathlib import Path

from florilege.arena.contest import Contest, Make
from florilege.arena.match import Match, Result, play_match
from florilege.arena.records import add_record, open_records
from florilege.arena.results import add_result, open_results
from florilege.arena.standings import Report, sum_up
from florilege.kernel.refusal import refused

AHEAD = 4  # games handed out for each worker, so that none of them waits for the next


class Files:
    """Where a contest is kept, if anywhere: its results, its records."""

    def __init__(self, results: Path | None = None, records: Path | None = None) -> None:
        self.results = results
        self.records = records

    def open(self, contest: Contest) -> dict[int, Result]:
        """Return what is there already of a contest, by number."""
        done = {} if self.results is None else open_results(self.results, contest)
        if self.records is not None:
            open_records(self.records)
        return done

    def keep(self, match: Match) -> None:
        """Keep a game, its record first, so that no game counts without one."""
        if self.records is not None:
            add_record(self.records, match.record)
        if self.results is not None:
            add_result(self.results, match.result)


def hold(contest: Contest, make: Make, files: Files, progress: Callable[[int], None]) -> Report:
    """Play what the files do not hold yet, and sum everything up.

    `progress` is told how many more games are done.
    """
    contest.check(make)
    done = files.open(contest)
    progress(len(done))
    missing = [number for number in range(contest.games) if number not in done]
    with closing(play(contest, missing, make)) as matches:
        for match in matches:
            files.keep(match)
            done[match.result.number] = match.result
            progress(1)
    return sum_up(contest, [done[number] for number in sorted(done)])


def play(contest: Contest, numbers: list[int], make: Make) -> Generator[Match, None, None]:
    """Play games, each given as soon as it is over."""
    if contest.workers == 1:
        yield from (play_match(contest, number, make) for number in numbers)
        return
    with pool_of(contest.workers) as pool:
        left = iter(numbers)

        def hand_out(games: int) -> set[Future[Match]]:
            some = islice(left, games)
            return {pool.submit(play_match, contest, number, make) for number in some}

        jobs = hand_out(AHEAD * contest.workers)
        while jobs:
            over, jobs = wait(jobs, return_when=FIRST_COMPLETED)
            jobs |= hand_out(len(over))
            yield from (job.result() for job in over)


@contextmanager
def pool_of(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Give processes; games that were handed out and not begun are dropped when it ends."""
    pool = ProcessPoolExecutor(workers, initializer=leave_at_once)
    try:
        yield pool
    except BrokenProcessPool:
        raise refused("worker-lost") from None
    finally:
        pool.shutdown(cancel_futures=True)


def leave_at_once() -> None:
    """Let an interrupt end this process, in silence and in the midst of a search."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
