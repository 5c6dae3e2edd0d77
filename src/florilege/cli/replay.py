"""`florilege replay`: verify a record and print its log with clauses."""

import argparse
from pathlib import Path

from rich.markup import escape

from florilege.cli.files import read_text
from florilege.cli.terminal import Terminal
from florilege.kernel import registry
from florilege.kernel.game import Game
from florilege.kernel.journal import Journal
from florilege.kernel.position import Position
from florilege.kernel.record import Record, read_record, replay
from florilege.kernel.refusal import refused
from florilege.kernel.seats import LETTERS, WATCHER
from florilege.locale.catalogue import Catalogue


def declare(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say("help-file"))
    parser.add_argument("--seat", metavar="A", help=words.say("help-seat-log"))


def run(args: argparse.Namespace, terminal: Terminal) -> None:
    record = read_record(read_text(args.file))
    game = registry.find(record.game)
    seat = seat_of(args.seat, record.seats)
    journal = Journal()
    starts: list[int] = []
    position = replay(record, game, journal, lambda *_: starts.append(len(journal.events)))
    if terminal.as_json:
        terminal.data(report(record, position, journal, seat))
    else:
        show(record, game, position, journal, starts, seat, terminal)


def seat_of(text: str | None, seats: int) -> int:
    """Parse the letter of a seat; None is the spectator."""
    if text is None:
        return int(WATCHER)
    if len(text) != 1 or text.upper() not in LETTERS[:seats]:
        raise refused("unknown-seat", "", {"text": text, "known": list(LETTERS[:seats])})
    return LETTERS.index(text.upper())


def report(record: Record, position: Position, journal: Journal, seat: int) -> dict[str, object]:
    outcome = position.outcome()
    return {
        "verified": True,
        "record": record.data(),
        "outcome": None if outcome is None else outcome.data(),
        "events": [event.data() for event in journal.seen_by(seat)],
        "view": position.view(seat),
    }


def show(
    record: Record,
    game: Game,
    position: Position,
    journal: Journal,
    starts: list[int],
    seat: int,
    terminal: Terminal,
) -> None:
    words = terminal.game_words(game, seat)
    terminal.show(escape(words.say(f"{game.key}-name")), "bold")
    bounds = [0, *starts, len(journal.events)]
    for number in range(len(bounds) - 1):
        move = f"{number}. {record.moves[number - 1]}" if number else words.say("set-up")
        terminal.show(f"[dim]{escape(move)}[/]")
        for event in journal.events[bounds[number] : bounds[number + 1]]:
            if event.audience >> seat & 1:
                terminal.show(f"   {words.event(event)} [dim]§{event.clause}[/]")
    outcome = position.outcome()
    ident = "verified-unfinished" if outcome is None else "verified"
    terminal.say(ident, {"moves": len(record.moves)}, "bold green")
