"""`florilege play`: a person against bots in the terminal, or a program over JSON lines.

All output comes from the seat's view, prompts and events, as for any other client.
"""

import argparse
import secrets
from pathlib import Path

from florilege.bots import roster
from florilege.bots.bot import Observation
from florilege.cli import arguments
from florilege.cli.files import check_writable, write_record
from florilege.cli.move_prompt import Quit
from florilege.cli.player_io import JsonIO, PlayerIO, TerminalIO
from florilege.cli.replay import seat_of
from florilege.cli.terminal import Terminal
from florilege.kernel.dice import SECRET_BYTES, Dice, fast_dice
from florilege.kernel.journal import Journal
from florilege.kernel.record import Record, begin, fast, sealed, start
from florilege.kernel.refusal import Refused
from florilege.locale.catalogue import Catalogue


def declare(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    arguments.add_game_setup(parser, words)
    parser.add_argument("--seat", default="A", metavar="A", help=words.say("help-seat"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=words.say("help-record"))


def run(args: argparse.Namespace, terminal: Terminal) -> None:
    setup = arguments.game_setup(args)
    seat = seat_of(args.seat, setup.seats)
    names = (
        arguments.bots_for(args.bot, setup.seats - 1, roster.GARDENER) if setup.seats > 1 else []
    )
    names.insert(seat, "")
    if args.record is not None:
        check_writable(args.record)
    dice = sealed(secrets.token_bytes(SECRET_BYTES)) if args.seed is None else fast(args.seed)
    record = begin(setup.game, setup.seats, setup.settings, dice)
    record.position = setup.position
    player = (JsonIO if terminal.as_json else TerminalIO)(setup.game, seat, terminal)
    thinking = fast_dice(secrets.randbits(64) if args.seed is None else args.seed, -1)
    game = TerminalGame(setup, seat, names, record, thinking, player)
    game.play()
    if args.record is not None:
        write_record(args.record, record)
        player.saved(args.record)


class TerminalGame:
    """One game between `player`, at `seat`, and bots."""

    def __init__(
        self,
        setup: arguments.GameSetup,
        seat: int,
        bots: list[str],
        record: Record,
        bot_dice: Dice,
        player: PlayerIO,
    ) -> None:
        self.seat = seat
        self.bots = [roster.make(name, setup.game) if name else None for name in bots]
        self.record = record
        self.player = player
        self.journal = Journal()
        self.told = 0
        self.position = start(record, setup.game, self.journal)
        self.observations = [Observation(self.position, seat) for seat in range(setup.seats)]
        self.bot_dice = bot_dice

    def play(self) -> None:
        """Play to the end, or until the player leaves."""
        self.player.welcome(self.record)
        try:
            while not self.position.is_over():
                self.take_turn()
        except Quit:
            self.player.left()
            return
        outcome = self.position.outcome()
        assert outcome is not None
        self.record.result = outcome.text()
        self.show()
        self.player.ended(self.record, outcome)

    def take_turn(self) -> None:
        seat = int(self.position.to_move())
        bot = self.bots[seat]
        observation = self.observations[seat]
        move = self.ask() if bot is None else int(bot.choose(observation, self.bot_dice))
        self.record.moves.append(self.position.write_move(move))
        self.position.play(move)

    def ask(self) -> int:
        self.show()
        prompt = self.position.prompt(self.seat)
        assert prompt is not None
        while True:
            try:
                move = int(self.position.read_move(self.player.ask(prompt)))
                refusal = self.position.refusal(self.seat, move)
                if refusal is None:
                    return move
                self.player.refuse(refusal)
            except Refused as error:
                self.player.refuse(error.refusal)

    def show(self) -> None:
        """Show the seat's view and the events it has seen since it was last asked."""
        self.player.show(self.journal.seen_by(self.seat, self.told), self.position.view(self.seat))
        self.told = len(self.journal.events)
