"""`florilege verify`: whether a record is whole, by the rules, and dealt as was promised."""

import argparse
from pathlib import Path

from florilege.cli.files import read_text
from florilege.cli.terminal import Terminal
from florilege.kernel import registry
from florilege.kernel.record import Record, read_record, replay
from florilege.kernel.refusal import refused
from florilege.locale.catalogue import Catalogue

SEALED = "sealed"


def declare(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    """Add the arguments of this command."""
    parser.add_argument("file", type=Path, metavar="RECORD", help=words.say("help-verify-record"))
    parser.add_argument("--commitment", metavar="HASH", help=words.say("help-commitment"))


def run(args: argparse.Namespace, terminal: Terminal) -> None:
    """Verify a record, or refuse it."""
    record = read_record(read_text(args.file))
    outcome = replay(record, registry.find(record.game)).outcome()
    promised = None if args.commitment is None else check_promise(record, args.commitment)
    if terminal.as_json:
        terminal.data(
            {"verified": True, "finished": outcome is not None, "commitment": promise_of(record)}
        )
        return
    ident = "verified-unfinished" if outcome is None else "verified"
    terminal.say(ident, {"moves": len(record.moves)}, "bold green")
    if promised is not None:
        terminal.say("verified-deal", {"hash": promised}, "bold green")


def promise_of(record: Record) -> str | None:
    """Return the commitment of a record's deal, or None if it was not sealed."""
    kind, _, rest = record.dice.partition(" ")
    return rest.partition(" ")[0] if kind == SEALED else None


def check_promise(record: Record, given: str) -> str:
    """Return the commitment if it is the one that was shown, or refuse."""
    found = promise_of(record)
    if found is None:
        raise refused("commitment-absent")
    if found != given.strip().lower():
        raise refused("commitment-differs", "", {"given": given, "found": found})
    return found
