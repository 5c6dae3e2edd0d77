"""`florilege play`: a person against bots in the terminal, or a program over JSON lines.

Everything given out comes from the seat's view, prompts and events, as for any other client.
"""

import argparse
import secrets
from pathlib import Path

from florilege.bots import roster
from florilege.bots.bot import Observation
from florilege.cli import arguments
from florilege.cli.chooser import Quit
from florilege.cli.faces import Face, JsonFace, PersonFace
from florilege.cli.files import check_writable, write_record
from florilege.cli.replay import seat_of
from florilege.cli.terminal import Terminal
from florilege.kernel.dice import SECRET_BYTES, Dice, fast_dice
from florilege.kernel.journal import Journal
from florilege.kernel.record import Record, begin, fast, sealed, start
from florilege.kernel.refusal import Refused
from florilege.locale.catalogue import Catalogue


def declare(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    """Add the arguments of this command."""
    arguments.add_table(parser, words)
    parser.add_argument("--seat", default="A", metavar="A", help=words.say("help-seat"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=words.say("help-record"))


def run(args: argparse.Namespace, terminal: Terminal) -> None:
    """Play one game."""
    table = arguments.table_of(args)
    seat = seat_of(args.seat, table.seats)
    names = (
        arguments.bots_for(args.bot, table.seats - 1, roster.GARDENER) if table.seats > 1 else []
    )
    names.insert(seat, "")
    if args.record is not None:
        check_writable(args.record)
    dice = sealed(secrets.token_bytes(SECRET_BYTES)) if args.seed is None else fast(args.seed)
    record = begin(table.game, table.seats, table.settings, dice)
    record.position = table.position
    face = (JsonFace if terminal.as_json else PersonFace)(table.game, seat, terminal)
    thinking = fast_dice(secrets.randbits(64) if args.seed is None else args.seed, -1)
    sitting = Sitting(table, seat, names, record, thinking, face)
    sitting.play()
    if args.record is not None:
        write_record(args.record, record)
        face.saved(args.record)


class Sitting:
    """One game between whoever is behind `face`, at `seat`, and bots."""

    def __init__(
        self,
        table: arguments.Table,
        seat: int,
        bots: list[str],
        record: Record,
        bot_dice: Dice,
        face: Face,
    ) -> None:
        self.seat = seat
        self.bots = [roster.make(name, table.game) if name else None for name in bots]
        self.record = record
        self.face = face
        self.journal = Journal()
        self.told = 0
        self.position = start(record, table.game, self.journal)
        self.observations = [Observation(self.position, seat) for seat in range(table.seats)]
        self.bot_dice = bot_dice

    def play(self) -> None:
        """Play to the end, or until the player leaves."""
        self.face.welcome(self.record)
        try:
            while not self.position.is_over():
                self.take_turn()
        except Quit:
            self.face.left()
            return
        outcome = self.position.outcome()
        assert outcome is not None
        self.record.result = outcome.text()
        self.show()
        self.face.ended(self.record, outcome)

    def take_turn(self) -> None:
        """Let whoever is to move play."""
        seat = int(self.position.to_move())
        bot = self.bots[seat]
        observation = self.observations[seat]
        move = self.ask() if bot is None else int(bot.choose(observation, self.bot_dice))
        self.record.moves.append(self.position.write_move(move))
        self.position.play(move)

    def ask(self) -> int:
        """Show the game and ask until a legal move is given."""
        self.show()
        prompt = self.position.prompt(self.seat)
        assert prompt is not None
        while True:
            try:
                move = int(self.position.read_move(self.face.ask(prompt)))
                refusal = self.position.refusal(self.seat, move)
                if refusal is None:
                    return move
                self.face.refuse(refusal)
            except Refused as error:
                self.face.refuse(error.refusal)

    def show(self) -> None:
        """Show what the seat has seen happen since it was last asked, and what it sees now."""
        self.face.show(self.journal.seen_by(self.seat, self.told), self.position.view(self.seat))
        self.told = len(self.journal.events)
