"""`florilege verify`: check that a record is intact, legal, and dealt as committed."""

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
    parser.add_argument("file", type=Path, metavar="RECORD", help=words.say("help-verify-record"))
    parser.add_argument("--commitment", metavar="HASH", help=words.say("help-commitment"))


def run(args: argparse.Namespace, terminal: Terminal) -> None:
    record = read_record(read_text(args.file))
    outcome = replay(record, registry.find(record.game)).outcome()
    verified = None if args.commitment is None else check_commitment(record, args.commitment)
    if terminal.as_json:
        terminal.data(
            {"verified": True, "finished": outcome is not None, "commitment": commitment_of(record)}
        )
        return
    ident = "verified-unfinished" if outcome is None else "verified"
    terminal.say(ident, {"moves": len(record.moves)}, "bold green")
    if verified is not None:
        terminal.say("verified-deal", {"hash": verified}, "bold green")


def commitment_of(record: Record) -> str | None:
    """Return the commitment of a record's deal, or None if it was not sealed."""
    kind, _, rest = record.dice.partition(" ")
    return rest.partition(" ")[0] if kind == SEALED else None


def check_commitment(record: Record, given: str) -> str:
    """Return the record's commitment; refuse if it is not the given one."""
    found = commitment_of(record)
    if found is None:
        raise refused("commitment-absent")
    if found != given.strip().lower():
        raise refused("commitment-differs", "", {"given": given, "found": found})
    return found
