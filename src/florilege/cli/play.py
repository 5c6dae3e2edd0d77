"""`florilege play`: a person against bots in the terminal.

Everything shown comes from the seat's view, prompts and events, as for any other client.
"""

import argparse
import secrets
from pathlib import Path

from rich.markup import escape

from florilege.bots import roster
from florilege.bots.bot import Glimpse
from florilege.cli import arguments
from florilege.cli.chooser import Chooser, Quit
from florilege.cli.files import check_writable, write_record
from florilege.cli.replay import seat_of
from florilege.cli.terminal import Terminal
from florilege.kernel import registry
from florilege.kernel.dice import SECRET_BYTES, Dice, commitment, fast_dice
from florilege.kernel.game import Game
from florilege.kernel.journal import Journal
from florilege.kernel.options import Settings
from florilege.kernel.record import begin, fast, open_dice, sealed
from florilege.kernel.refusal import Refused, refused
from florilege.locale.catalogue import Catalogue


def declare(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    """Add the arguments of this command."""
    arguments.add_table(parser, words)
    parser.add_argument("--seat", default="A", metavar="A", help=words.say("help-seat"))
    parser.add_argument("--record", type=Path, metavar="FILE", help=words.say("help-record"))


def run(args: argparse.Namespace, terminal: Terminal) -> None:
    """Play one game."""
    if terminal.as_json:
        raise refused("play-json")
    game = registry.find(args.game)
    seats = game.fewest if args.players is None else args.players
    game.check_seats(seats)
    seat = seat_of(args.seat, seats)
    names = arguments.bots_for(args.bot, seats - 1) if seats > 1 else []
    names.insert(seat, "")
    if args.record is not None:
        check_writable(args.record)
    dice = sealed(secrets.token_bytes(SECRET_BYTES)) if args.seed is None else fast(args.seed)
    sitting = Sitting(game, game.settings(dict(args.option)), dice, seat, names, terminal)
    sitting.play()
    if args.record is not None:
        sitting.save(args.record)


class Sitting:
    """One game between the person at `seat` and bots."""

    def __init__(
        self,
        game: Game,
        settings: Settings,
        dice: str,
        seat: int,
        bots: list[str],
        terminal: Terminal,
    ) -> None:
        self.game = game
        self.seat = seat
        self.terminal = terminal
        self.words: Catalogue = terminal.game_words(game, seat)
        self.bots = [roster.make(name) if name else None for name in bots]
        self.record = begin(game, len(bots), settings, dice)
        self.journal = Journal()
        self.told = 0
        self.position = game.new(len(bots), settings, open_dice(dice), self.journal)
        self.bot_dice: Dice = fast_dice(secrets.randbits(64))

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        self.terminal.show(escape(self.words.say(f"{self.game.key}-name")), "bold")
        self.terminal.say("play-help", style="dim")
        self.show_commitment()
        try:
            while not self.position.is_over():
                self.take_turn()
        except Quit:
            self.terminal.say("left-game")
            return
        self.finish()

    def take_turn(self) -> None:
        """Let whoever is to move play."""
        seat = int(self.position.to_move())
        bot = self.bots[seat]
        if bot is None:
            move = self.ask()
        else:
            move = int(bot.choose(Glimpse(self.position, seat), self.bot_dice))
        self.record.moves.append(self.position.write_move(move))
        self.position.play(move)

    def ask(self) -> int:
        """Show the board and ask the person until a legal move is given."""
        self.show_news()
        self.show_board()
        prompt = self.position.prompt(self.seat)
        assert prompt is not None
        chooser = Chooser(self.game, prompt, self.words, self.terminal)
        while True:
            try:
                move = int(self.position.read_move(chooser.ask()))
                refusal = self.position.refusal(self.seat, move)
                if refusal is None:
                    return move
                self.terminal.show(self.words.refusal(refusal), "yellow")
            except Refused as error:
                self.terminal.show(self.words.refusal(error.refusal), "yellow")

    def show_news(self) -> None:
        """Write what the person's seat has seen happen since it was last asked."""
        self.terminal.show("")
        for event in self.journal.seen_by(self.seat, self.told):
            self.terminal.show(f"{self.words.event(event)} [dim]§{event.clause}[/]")
        self.told = len(self.journal.events)

    def show_board(self) -> None:
        """Write the board as the person's seat sees it."""
        self.terminal.show("")
        for line in self.position.outline(self.seat):
            text = self.words.line(line)
            self.terminal.show(f"   {text}" if line["level"] else f"[bold]{text}[/]")

    def show_commitment(self) -> None:
        """Show what binds the dealer before the first card is seen."""
        words = self.record.dice.split()
        if words[0] == "sealed":
            self.terminal.say("committed", {"hash": words[1]}, "dim")

    def finish(self) -> None:
        """Write how it ended, and reveal the secret of the deal."""
        self.show_news()
        self.show_board()
        outcome = self.position.outcome()
        assert outcome is not None
        self.record.result = outcome.text()
        names = [self.words.seat(seat) for seat in outcome.winners]
        text = self.words.say("won", {"names": ", ".join(names)})
        reason = self.words.own("reason", outcome.reason)
        self.terminal.show(f"[bold]{text}[/] {self.words.cite(reason, outcome.clause)}")
        words = self.record.dice.split()
        if words[0] == "sealed":
            assert commitment(bytes.fromhex(words[2])) == words[1]
            self.terminal.say("revealed", {"secret": words[2]}, "dim")

    def save(self, path: Path) -> None:
        """Write the record, finished or not."""
        write_record(path, self.record)
        self.terminal.say("saved", {"path": str(path)})
