"""The two faces of `florilege play`: sentences for a person, JSON lines for a program."""

import json
import sys
from pathlib import Path

from rich.markup import escape

from florilege.cli.chooser import Chooser, Quit
from florilege.cli.terminal import Terminal
from florilege.kernel.game import Game
from florilege.kernel.journal import Event
from florilege.kernel.outcome import Outcome
from florilege.kernel.prompt import PromptData
from florilege.kernel.record import Record
from florilege.kernel.refusal import Refusal
from florilege.kernel.seats import AUTOMATON
from florilege.kernel.view import View


def commitment_of(record: Record) -> str:
    """Return what the dealer is bound by, if the dice are sealed."""
    words = record.dice.split()
    return words[1] if words[0] == "sealed" else ""


def secret_of(record: Record) -> str:
    """Return the secret of sealed dice, to be shown after the game."""
    words = record.dice.split()
    return words[2] if words[0] == "sealed" else ""


class Face:
    """What a sitting needs of a player."""

    def __init__(self, game: Game, seat: int, terminal: Terminal) -> None:
        self.game = game
        self.terminal = terminal
        self.words = terminal.game_words(game, seat)

    def welcome(self, record: Record) -> None:
        """Begin: say what is played, and what binds the dealer before the first card is seen."""
        raise NotImplementedError

    def show(self, events: list[Event], view: View) -> None:
        """Show what happened, then what there is."""
        raise NotImplementedError

    def ask(self, prompt: PromptData) -> str:
        """Return a move in notation, or raise `Quit`."""
        raise NotImplementedError

    def refuse(self, refusal: Refusal) -> None:
        """Say why a move is refused."""
        raise NotImplementedError

    def left(self) -> None:
        """The player has left."""
        raise NotImplementedError

    def ended(self, record: Record, outcome: Outcome) -> None:
        """Say how it ended, and reveal the secret of the deal."""
        raise NotImplementedError

    def saved(self, path: Path) -> None:
        """Say where the record is."""
        raise NotImplementedError


class PersonFace(Face):
    """Sentences, a board of lines, and choices by number."""

    def welcome(self, record: Record) -> None:
        """Begin."""
        self.terminal.show(escape(self.words.say(f"{self.game.key}-name")), "bold")
        self.terminal.say("play-help", style="dim")
        if commitment := commitment_of(record):
            self.terminal.say("committed", {"hash": commitment}, "dim")

    def show(self, events: list[Event], view: View) -> None:
        """Write the news, then the board."""
        self.terminal.show("")
        for event in events:
            self.terminal.show(f"{self.words.event(event)} [dim]§{event.clause}[/]")
        self.terminal.show("")
        for line in view["outline"]:
            text = self.words.line(line)
            self.terminal.show(f"   {text}" if line["level"] else f"[bold]{text}[/]")

    def ask(self, prompt: PromptData) -> str:
        """Let the person build a move."""
        return Chooser(self.game, prompt, self.words, self.terminal).ask()

    def refuse(self, refusal: Refusal) -> None:
        """Say why a move is refused."""
        self.terminal.show(self.words.refusal(refusal), "yellow")

    def left(self) -> None:
        """Say good-bye."""
        self.terminal.say("left-game")

    def ended(self, record: Record, outcome: Outcome) -> None:
        """Say who won and why."""
        winners = outcome.winners or [int(AUTOMATON)]
        if len(winners) == 1:
            text = self.words.say("won", {"seat": winners[0]})
        else:
            names = ", ".join(self.words.seat(seat) for seat in winners)
            text = self.words.say("won-shared", {"names": names})
        reason = self.words.own("reason", outcome.reason)
        self.terminal.show(f"[bold]{text}[/] {self.words.cite(reason, outcome.clause)}")
        if secret := secret_of(record):
            self.terminal.say("revealed", {"secret": secret}, "dim")

    def saved(self, path: Path) -> None:
        """Say where the record is."""
        self.terminal.say("saved", {"path": str(path)})


class JsonFace(Face):
    """One JSON object a line; answers are moves in notation, one a line."""

    def write(self, data: object) -> None:
        """Write one line."""
        sys.stdout.write(json.dumps(data, ensure_ascii=False) + "\n")
        sys.stdout.flush()

    def welcome(self, record: Record) -> None:
        """Begin."""
        data = {"game": record.game, "ruleset": record.ruleset, "options": record.options}
        self.write({"begin": {**data, "commitment": commitment_of(record)}})

    def show(self, events: list[Event], view: View) -> None:
        """Write the news and the view, which has the prompt."""
        self.write({"events": [event.data() for event in events], "view": view})

    def ask(self, prompt: PromptData) -> str:  # noqa: ARG002  # it was written with the view
        """Return the next line that is not empty; the end of the input leaves the game."""
        for line in sys.stdin:
            if line.strip():
                return line.strip()
        raise Quit

    def refuse(self, refusal: Refusal) -> None:
        """Write why a move is refused."""
        self.write({"error": {**refusal.data(), "text": self.words.refusal(refusal)}})

    def left(self) -> None:
        """Write that the game was left."""
        self.write({"left": True})

    def ended(self, record: Record, outcome: Outcome) -> None:
        """Write the outcome."""
        self.write({"outcome": outcome.data(), "secret": secret_of(record)})

    def saved(self, path: Path) -> None:
        """Write where the record is."""
        self.write({"record": str(path)})
