"""Load the game that an entry point names, or say why it cannot be used.

What is checked here would otherwise fail far away, in the lobby or in a bot's process: the import,
the key, the words of the declaration, a first position. `florilege.testing` checks the rest.
"""

from importlib.metadata import EntryPoint

from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.refusal import Refused, refused
from florilege.kernel.words import LANGUAGES, declared_ids, message_ids


def load(point: EntryPoint) -> Game:
    try:
        game = point.load()
    except Exception as error:
        raise refused("plugin-import", "", {"error": _line(error)}) from error
    if not isinstance(game, Game):
        raise refused("plugin-no-game", "", {"found": type(game).__name__})
    if game.key != point.name:
        raise refused("plugin-key", "", {"key": game.key})
    _check_words(game)
    _check_start(game)
    return game


def _check_words(game: Game) -> None:
    for language in LANGUAGES:
        known = message_ids(game.package, language)
        missing = [ident for ident in declared_ids(game) if ident not in known]
        if missing:
            raise refused("plugin-words", "", {"language": language, "id": missing[0]})


def _check_start(game: Game) -> None:
    try:
        position = game.start(game.fewest, {}, fast_dice(0))
        position.play(position.legal_moves()[0])
        position.view(0)
        position.write()
    except Exception as error:
        raise refused("plugin-contract", "", {"error": _line(error)}) from error


def _line(error: Exception) -> str:
    """Return an error in one line, as the last line of a traceback has it."""
    if isinstance(error, Refused):
        return error.refusal.code
    return " ".join(f"{type(error).__name__}: {error}".rstrip(": ").split())
