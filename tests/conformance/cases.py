"""Every registered game × number of players × a spread of options; new games are here at once."""

from florilege.kernel import registry
from florilege.kernel.game import Game
from florilege.kernel.options import spread
from tests.conformance.walk import Case


def cases_of(game: Game) -> list[Case]:
    """Return the cases of one game."""
    seats = range(game.fewest, game.most + 1)
    return [Case(game, number, settings) for number in seats for settings in spread(game.options)]


def all_cases() -> list[Case]:
    """Return the cases of all registered games."""
    return [case for game in registry.games().values() for case in cases_of(game)]


def plain_cases() -> list[Case]:
    """Return every game and number of players with the default options."""
    return [
        Case(game, seats, game.settings({}))
        for game in registry.games().values()
        for seats in range(game.fewest, game.most + 1)
    ]
