"""Ask a person for a move: chosen part by part from numbered lists, or typed in notation.

Works for every game: the parts and their possible values come with the prompt.
"""

from rich.markup import escape

from florilege.cli import rules
from florilege.cli.terminal import Terminal
from florilege.kernel.game import Game
from florilege.kernel.parsing import is_whole
from florilege.kernel.prompt import ChoiceData, PromptData
from florilege.kernel.refusal import Refused
from florilege.locale.catalogue import Catalogue


class Quit(Exception):  # noqa: N818  # not an error
    """The player leaves the game."""


class MovePrompt:
    def __init__(
        self, game: Game, prompt: PromptData, words: Catalogue, terminal: Terminal
    ) -> None:
        self.game = game
        self.prompt = prompt
        self.words = words
        self.terminal = terminal

    def ask(self) -> str:
        """Return the chosen move in notation."""
        question = self.words.own("prompt", self.prompt["kind"], self.prompt["args"])
        self.terminal.show("")
        self.terminal.show(f"[bold cyan]{self.words.cite(question, self.prompt['clause'])}[/]")
        left = self.prompt["choices"]
        chosen: list[tuple[str, str | int]] = []
        while True:
            part = self.next_part(left)
            if part is None:
                return left[0]["move"]
            answer = self.ask_part(part, self.values(left, part))
            if isinstance(answer, str):
                return answer
            if answer is None:
                chosen = chosen[:-1]
            else:
                chosen.append((part, self.values(left, part)[answer]))
            left = [c for c in self.prompt["choices"] if has_parts(c, chosen)]

    def next_part(self, left: list[ChoiceData]) -> str | None:
        """Return the first part that the moves left differ in; None if only one is left."""
        if len(left) == 1:
            return None
        return next(part for part in left[0]["parts"] if len(self.values(left, part)) > 1)

    def values(self, left: list[ChoiceData], part: str) -> list[str | int]:
        """Return the distinct values of a part, in order."""
        return list(dict.fromkeys(choice["parts"][part] for choice in left))

    def ask_part(self, part: str, values: list[str | int]) -> int | str | None:
        """Return the index of the chosen value, a move in notation, or None to step back."""
        self.terminal.show(escape(self.words.own("part", part)))
        for place, value in enumerate(values, 1):
            self.terminal.show(f"  [bold]{place}[/]  {self.words.word(part, value)}")
        while True:
            text = self.read()
            if is_whole(text) and 1 <= int(text) <= len(values):
                return int(text) - 1
            if text in ("b", "back", "retour"):
                return None
            if not self.command(text):
                return text

    def read(self) -> str:
        """Return the next non-empty line; raise `Quit` at the end of the input."""
        while True:
            try:
                text = self.terminal.out.input("[bold]> [/]").strip()
            except EOFError:
                raise Quit from None
            if text:
                return text

    def command(self, text: str) -> bool:
        """Carry out `help`, `rules` or `quit`; return whether the text was one of them."""
        word, _, rest = text.partition(" ")
        if word in ("q", "quit", "quitter"):
            raise Quit
        if word in ("?", "help", "aide"):
            self.terminal.say("play-help")
            moves = " ".join(choice["move"] for choice in self.prompt["choices"])
            self.terminal.say("play-moves", {"moves": moves})
            return True
        if word in ("rules", "regles", "règles", "§"):
            self.show_rules(rest)
            return True
        return False

    def show_rules(self, wanted: str) -> None:
        """Show the named clause; without a name, the one of this prompt."""
        try:
            found = rules.matching(self.game, wanted.strip() or self.prompt["clause"])
        except Refused as error:
            self.terminal.show(self.words.refusal(error.refusal), "yellow")
            return
        for clause in found:
            rules.show(self.game, clause, self.words, self.terminal)


def has_parts(choice: ChoiceData, chosen: list[tuple[str, str | int]]) -> bool:
    return all(choice["parts"][part] == value for part, value in chosen)
