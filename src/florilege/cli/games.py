"""`florilege games`: list the installed games, or describe one."""

import argparse

from rich.markup import escape

from florilege.cli.terminal import Terminal
from florilege.kernel import registry
from florilege.kernel.game import Game
from florilege.kernel.options import OptionData, Value
from florilege.locale.catalogue import Catalogue


def declare(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=words.say("help-game"))


def run(args: argparse.Namespace, terminal: Terminal) -> None:
    found = [registry.find(args.game)] if args.game else list(registry.games().values())
    left_out = [] if args.game else registry.installed().left_out
    if terminal.as_json:
        described = [describe(game, terminal.language) for game in found]
        terminal.data({"games": described, "left_out": [plugin.data() for plugin in left_out]})
        return
    for game in found:
        show(game, terminal)
    for plugin in left_out:
        text = terminal.words.refusal(plugin.reason)
        terminal.say("plugin-left-out", {"key": plugin.key, "source": plugin.source, "text": text})


def describe(game: Game, language: str) -> dict[str, object]:
    words = Catalogue(language, game)
    return {
        "key": game.key,
        "name": words.say(f"{game.key}-name"),
        "idea": words.say(f"{game.key}-idea"),
        "ruleset": game.version,
        "seats": {"fewest": game.fewest, "most": game.most},
        "clauses": len(game.clauses),
        "presets": game.presets,
        "options": [
            {**option.data(), "label": words.own("option", option.key)} for option in game.options
        ],
    }


def show(game: Game, terminal: Terminal) -> None:
    words = terminal.game_words(game)
    terminal.show(f"[bold]{game.key}[/] · {escape(words.say(f'{game.key}-name'))}")
    terminal.say("game-seats", {"fewest": game.fewest, "most": game.most})
    terminal.show(escape(words.say(f"{game.key}-idea")))
    for option in game.options:
        label = words.cite(words.own("option", option.key), option.clause)
        terminal.show(f"  [bold]{option.key}[/]: {escape(label)}")
        for line in value_lines(option.data(), words):
            terminal.show(f"    {escape(line)}")
    terminal.show("")


def value_lines(option: OptionData, words: Catalogue) -> list[str]:
    """Return a line for an option's range, if it has one, and for each named value."""
    lines: list[str] = []
    if option["low"] is not None and option["high"] is not None:
        low, high, default = option["low"], option["high"], option["default"]
        lines.append(words.say("option-range", {"low": low, "high": high, "default": default}))
    return lines + [_value_line(option, value, words) for value in option["values"]]


def _value_line(option: OptionData, value: Value, words: Catalogue) -> str:
    label = words.own("option", f"{option['key']}-{value}")
    mark = f" ({words.say('default')})" if value == option["default"] else ""
    return f"{option['key']}={value}: {label}{mark}"
