"""The cases of all installed games; a new game is among them at once."""

from florilege.kernel import registry
from florilege.testing.cases import cases_of, plain_cases_of
from florilege.testing.walk import Case


def all_cases() -> list[Case]:
    """Return every game × number of players × a spread of options."""
    return [case for game in registry.games().values() for case in cases_of(game)]


def plain_cases() -> list[Case]:
    """Return every game and number of players with the default options."""
    return [case for game in registry.games().values() for case in plain_cases_of(game)]
