"""Input and output of `florilege play`: text for a person, JSON lines for a program."""

import json
import sys
from pathlib import Path

from rich.markup import escape

from florilege.cli.move_prompt import MovePrompt, Quit
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
    """Return the commitment to sealed dice, "" for other dice."""
    words = record.dice.split()
    return words[1] if words[0] == "sealed" else ""


def secret_of(record: Record) -> str:
    """Return the secret of sealed dice, to be shown only after the game; "" for other dice."""
    words = record.dice.split()
    return words[2] if words[0] == "sealed" else ""


class PlayerIO:
    """How a game talks to its player."""

    def __init__(self, game: Game, seat: int, terminal: Terminal) -> None:
        self.game = game
        self.terminal = terminal
        self.words = terminal.game_words(game, seat)

    def welcome(self, record: Record) -> None:
        """Announce the game and the commitment to its dice, before anything is dealt."""
        raise NotImplementedError

    def show(self, events: list[Event], view: View) -> None:
        raise NotImplementedError

    def ask(self, prompt: PromptData) -> str:
        """Return a move in notation, or raise `Quit`."""
        raise NotImplementedError

    def refuse(self, refusal: Refusal) -> None:
        raise NotImplementedError

    def left(self) -> None:
        raise NotImplementedError

    def ended(self, record: Record, outcome: Outcome) -> None:
        """Show the outcome and reveal the secret of the dice."""
        raise NotImplementedError

    def saved(self, path: Path) -> None:
        raise NotImplementedError


class TerminalIO(PlayerIO):
    """Sentences, the board as lines of text, and numbered choices."""

    def welcome(self, record: Record) -> None:
        self.terminal.show(escape(self.words.say(f"{self.game.key}-name")), "bold")
        self.terminal.say("play-help", style="dim")
        if commitment := commitment_of(record):
            self.terminal.say("committed", {"hash": commitment}, "dim")

    def show(self, events: list[Event], view: View) -> None:
        self.terminal.show("")
        for event in events:
            self.terminal.show(f"{self.words.event(event)} [dim]§{event.clause}[/]")
        self.terminal.show("")
        for line in view["outline"]:
            text = self.words.line(line)
            self.terminal.show(f"   {text}" if line["level"] else f"[bold]{text}[/]")

    def ask(self, prompt: PromptData) -> str:
        return MovePrompt(self.game, prompt, self.words, self.terminal).ask()

    def refuse(self, refusal: Refusal) -> None:
        self.terminal.show(self.words.refusal(refusal), "yellow")

    def left(self) -> None:
        self.terminal.say("left-game")

    def ended(self, record: Record, outcome: Outcome) -> None:
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
        self.terminal.say("saved", {"path": str(path)})


class JsonIO(PlayerIO):
    """Writes one JSON object per line; reads one move in notation per line."""

    def write(self, data: object) -> None:
        sys.stdout.write(json.dumps(data, ensure_ascii=False) + "\n")
        sys.stdout.flush()

    def welcome(self, record: Record) -> None:
        data = {"game": record.game, "ruleset": record.ruleset, "options": record.options}
        self.write({"begin": {**data, "commitment": commitment_of(record)}})

    def show(self, events: list[Event], view: View) -> None:
        self.write({"events": [event.data() for event in events], "view": view})

    def ask(self, prompt: PromptData) -> str:  # noqa: ARG002  # the view contains it
        """Return the next non-empty line; raise `Quit` at the end of the input."""
        for line in sys.stdin:
            if line.strip():
                return line.strip()
        raise Quit

    def refuse(self, refusal: Refusal) -> None:
        self.write({"error": {**refusal.data(), "text": self.words.refusal(refusal)}})

    def left(self) -> None:
        self.write({"left": True})

    def ended(self, record: Record, outcome: Outcome) -> None:
        self.write({"outcome": outcome.data(), "secret": secret_of(record)})

    def saved(self, path: Path) -> None:
        self.write({"record": str(path)})
