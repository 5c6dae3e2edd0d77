"""Command-line arguments; argparse speaks the language of the catalogue."""

import argparse
import re
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from florilege.bots import roster
from florilege.cli.files import read_text
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.game import Game
from florilege.kernel.options import Settings, Value
from florilege.kernel.position import Position
from florilege.kernel.refusal import Refused, refused
from florilege.locale.catalogue import LANGUAGES, Catalogue

# argparse's own messages, and the id of ours that replaces each.
ARGPARSE_WORDS = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "expected one argument": "argparse-expected-one",
    "expected at least one argument": "argparse-expected-some",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "not allowed with argument %s": "argparse-conflict",
}
WHOLE_NUMBER = re.compile(r"[+-]?[0-9]{1,30}")


class Parser(argparse.ArgumentParser):
    """An argument parser that raises `Refused` instead of exiting."""

    def error(self, message: str) -> NoReturn:
        raise refused("usage", "", {"text": message, "command": self.prog})


def translate_argparse(words: Catalogue) -> None:
    """Translate argparse's messages, which it looks up by its module's function `_`."""

    def translated(text: str) -> str:
        ident = ARGPARSE_WORDS.get(text)
        return text if ident is None else words.say(ident).replace("¤", " ")

    vars(argparse)["_"] = translated


def whole_number(text: str) -> int:
    if not WHOLE_NUMBER.fullmatch(text):
        raise refused("not-a-number", "", {"text": text})
    return int(text)


def setting(text: str) -> tuple[str, Value]:
    key, sign, value = text.partition("=")
    if not sign or not key:
        raise refused("not-a-setting", "", {"text": text})
    return key, value


def add_number(
    parser: argparse.ArgumentParser, name: str, default: int | None, metavar: str, text: str
) -> None:
    parser.add_argument(f"--{name}", type=whole_number, default=default, metavar=metavar, help=text)


def add_common(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("--json", action="store_true", help=words.say("help-json"))
    parser.add_argument("--lang", choices=LANGUAGES, help=words.say("help-lang"))


def add_game(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("game", metavar="GAME", help=words.say("help-game"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        type=setting,
        metavar="KEY=VALUE",
        help=words.say("help-option"),
    )
    add_number(parser, "seed", None, "S", words.say("help-seed"))


def add_game_setup(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    add_game(parser, words)
    add_number(parser, "players", None, "N", words.say("help-players"))
    parser.add_argument(
        "--bot", action="append", default=[], metavar="BOT", help=words.say("help-bot")
    )
    add_bot_list(parser, words)
    parser.add_argument("--position", type=Path, metavar="FILE", help=words.say("help-position"))


def add_bot_list(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    """List the bots and how each plays, below the arguments."""
    longest = max(map(len, roster.NAMES))
    levels = [f"  {name:{longest}}  {words.say(f'bot-{name}')}" for name in roster.NAMES]
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.epilog = "\n".join([words.say("help-levels"), *levels])


@dataclass(frozen=True)
class GameSetup:
    """A game with its settings and seats; `position` is empty unless play starts from one."""

    game: Game
    seats: int
    settings: Settings
    position: str


def game_setup(args: argparse.Namespace) -> GameSetup:
    game = registry.find(args.game)
    if args.position is None:
        seats = game.fewest if args.players is None else args.players
        game.check_seats(seats)
        return GameSetup(game, seats, settings_for(game, args.option), "")
    if args.option or args.players is not None:
        raise refused("position-alone")
    position = read_position(game, read_text(args.position))
    return GameSetup(game, int(position.seats), position.settings(), position.write())


def settings_for(game: Game, given: list[tuple[str, Value]]) -> Settings:
    """Return the settings that the arguments name; a document is given as the path of a file."""
    documents = {option.key: option.default for option in game.options if option.data()["document"]}
    found: dict[str, Value] = {}
    for key, value in given:
        is_file = key in documents and value != documents[key]
        found[key] = read_text(Path(str(value))) if is_file else value
    return game.settings(found)


def read_position(game: Game, text: str) -> Position:
    try:
        position = game.read(text, fast_dice(0))
    except Refused as error:
        raise Refused(error.refusal, game.key) from None
    if position.is_over():
        raise refused("game-over")
    return position


def bots_for(names: list[str], seats: int, usual: str) -> list[str]:
    """Return a bot for each seat; the last one named also takes the seats left over."""
    if len(names) > seats:
        raise refused("too-many-bots", "", {"given": len(names), "seats": seats})
    found = names or [usual]
    return found + [found[-1]] * (seats - len(found))
