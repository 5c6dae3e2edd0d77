"""Parse the command line, run one command, and print any refusal as one line."""

import argparse
import sys
from collections.abc import Sequence

from florilege import COMPILED, __version__
from florilege.cli import (
    analyse,
    arena,
    arguments,
    deck,
    games,
    local_server,
    new_game,
    play,
    replay,
    rules,
    serve,
    simulate,
    verify,
)
from florilege.cli.terminal import Terminal, from_environment
from florilege.kernel.refusal import Refused
from florilege.locale.catalogue import LANGUAGES, Catalogue

COMMANDS = {
    "serve": serve,
    "play": play,
    "games": games,
    "rules": rules,
    "simulate": simulate,
    "arena": arena,
    "deck": deck,
    "replay": replay,
    "verify": verify,
    "analyse": analyse,
    "new-game": new_game,
}
INTERRUPTED = 130


def build_parser(words: Catalogue) -> argparse.ArgumentParser:
    arguments.translate_argparse(words)
    parser = arguments.Parser(
        prog="florilege",
        description=words.say("help-florilege"),
        epilog=words.say("help-epilog"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    form = words.say("form-compiled" if COMPILED else "form-plain")
    version = f"florilege {__version__} ({form})"
    parser.add_argument(
        "--version", action="version", version=version, help=words.say("help-version")
    )
    parser.add_argument("--lang", choices=LANGUAGES, help=words.say("help-lang"))
    commands = parser.add_subparsers(
        dest="command",
        metavar="COMMAND",
        title=words.say("help-commands"),
        required=not local_server.is_interactive(),
    )
    for name, module in COMMANDS.items():
        text = words.say(f"help-{name}")
        command = commands.add_parser(name, help=text, description=text)
        module.declare(command, words)
        arguments.add_common(command, words)
    return parser


def asked_language(argv: Sequence[str]) -> str | None:
    """Return the value of `--lang`: the parser itself needs the language."""
    for place, word in enumerate(argv):
        value = word.partition("=")[2]
        if word == "--lang" and place + 1 < len(argv):
            value = argv[place + 1]
        if word.startswith("--lang") and value in LANGUAGES:
            return value
    return None


def main(argv: Sequence[str]) -> int:
    """Run one command; return its exit status: 0 for success, 2 for a refusal."""
    terminal = from_environment(asked_language(argv), "--json" in argv)
    try:
        args = build_parser(terminal.words).parse_args(argv)
        return run_command(args, terminal)
    except Refused as error:
        return terminal.refuse(error)
    except KeyboardInterrupt:
        terminal.err.print(terminal.words.say("interrupted"))
        return INTERRUPTED


def run_command(args: argparse.Namespace, terminal: Terminal) -> int:
    """Run the parsed command; without one, serve and open the page."""
    if args.command is None:
        local_server.run(terminal)
    else:
        COMMANDS[args.command].run(args, terminal)
    return 0


def run() -> None:
    """Entry point of the console script."""
    try:
        status = main(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # the reader closed the pipe, as `| head` does
        sys.stderr.close()
        status = 0
    raise SystemExit(status)
