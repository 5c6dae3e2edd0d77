"""The whole suite for one game, one check after the other."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from florilege.kernel.game import Game
from florilege.testing.cases import cases_of
from florilege.testing.checks import CHECKS
from florilege.testing.walk import Case
from florilege.testing.words import check_declaration, check_words

SEEDS = (11,)


@dataclass(frozen=True)
class Trial:
    """One check of one game; calling it raises `AssertionError` if the game fails."""

    name: str
    check: Callable[[], None]

    def __str__(self) -> str:
        return self.name

    def __call__(self) -> None:
        try:
            self.check()
        except AssertionError as error:
            raise AssertionError(f"{self.name}: {error}") from error


def trials(game: Game, seeds: Iterable[int] = SEEDS) -> Iterator[Trial]:
    """Yield every check of a game: its declaration, then each case with each seed."""
    yield Trial(f"declaration-{game.key}", lambda: check_declaration(game))
    for case in cases_of(game):
        for seed in seeds:
            yield from (_trial(check, case, seed) for check in [*CHECKS, check_words])


def _trial(check: Callable[[Case, int], None], case: Case, seed: int) -> Trial:
    name = check.__name__.removeprefix("check_")
    return Trial(f"{name}-{case}-{seed}", lambda: check(case, seed))


def check_game(game: Game, seeds: Iterable[int] = SEEDS) -> None:
    """Raise `AssertionError` at the first check that a game fails; it names check and case."""
    for trial in trials(game, list(seeds)):
        trial()
