"""What a game is tested with: every number of players, and a spread of its options."""

from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.options import Settings, spread
from florilege.kernel.refusal import Refused
from florilege.testing.walk import Case

MOST_CASES = 24  # beyond this, each variant is played with one number of players, in turn


def seats_of(game: Game) -> list[int]:
    return list(range(game.fewest, game.most + 1))


def cases_of(game: Game) -> list[Case]:
    """Return the cases of one game: the defaults for all, its variants for some players."""
    variants = spread(game.options, game.presets)
    if len(variants) * len(seats_of(game)) <= MOST_CASES:
        return [Case(game, seats, settings) for seats in seats_of(game) for settings in variants]
    usual = [Case(game, seats, variants[0]) for seats in seats_of(game)]
    return usual + [turn_about(game, number, v) for number, v in enumerate(variants[1:])]


def turn_about(game: Game, number: int, settings: Settings) -> Case:
    """Return a variant with one of the numbers of players that it allows, in turn."""
    seats = seats_of(game)
    places = [seats[(number + k) % len(seats)] for k in range(len(seats))]
    return next(Case(game, n, settings) for n in places if possible(game, n, settings))


def possible(game: Game, seats: int, settings: Settings) -> bool:
    try:
        game.start(seats, settings, fast_dice(0))
    except Refused:
        return False
    return True


def plain_cases_of(game: Game) -> list[Case]:
    return [Case(game, seats, game.settings({})) for seats in seats_of(game)]
