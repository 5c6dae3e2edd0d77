"""Parses the command line, runs one command, and turns every refusal into one line."""

import argparse
import sys
from collections.abc import Sequence

from florilege import COMPILED, __version__
from florilege.cli import (
    analyse,
    arena,
    arguments,
    bare,
    deck,
    games,
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
}
INTERRUPTED = 130


def build_parser(words: Catalogue) -> argparse.ArgumentParser:
    """Return the parser of the whole command."""
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
        required=not bare.is_person_there(),
    )
    for name, module in COMMANDS.items():
        text = words.say(f"help-{name}")
        command = commands.add_parser(name, help=text, description=text)
        module.declare(command, words)
        arguments.add_common(command, words)
    return parser


def asked_language(argv: Sequence[str]) -> str | None:
    """Return the language named on the command line, before it is parsed in that language."""
    for place, word in enumerate(argv):
        value = word.partition("=")[2]
        if word == "--lang" and place + 1 < len(argv):
            value = argv[place + 1]
        if word.startswith("--lang") and value in LANGUAGES:
            return value
    return None


def main(argv: Sequence[str]) -> int:
    """Run one command; return its exit status: 0 done, 2 refused."""
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
    """Run the command that was parsed, or open the page if there is none."""
    if args.command is None:
        bare.run(terminal)
    else:
        COMMANDS[args.command].run(args, terminal)
    return 0


def run() -> None:
    """Run the command of this process."""
    try:
        status = main(sys.argv[1:])
        sys.stdout.flush()
    except BrokenPipeError:  # the reader of our output has gone, as with `| head`
        sys.stderr.close()
        status = 0
    raise SystemExit(status)
