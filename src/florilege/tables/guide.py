"""The guided first game: a prepared position and a course of steps, played by the real engine.

A game has a guide if its package has a file `guide.toml`:

    seat = 0                        # the learner's
    seed = 7                        # of the dice
    position = '''…'''              # in the game's notation; names seats and options too

    [[steps]]
    id = "play"                     # its words are `<game>-guide-play`
    clauses = ["1.1", "1.3"]        # what it teaches
    moves = ["2r>1"]                # what the learner plays, move by move; left out: nothing
    then = ["1g>2"]                 # what is played before the next step, whoever is to move

A place in a guide is a step and how many of its moves are done; the position there follows from
the file alone, so nothing is kept between two requests.
"""

from functools import cache
from typing import Any, TypedDict

from florilege.kernel import registry
from florilege.kernel.game import Game
from florilege.kernel.record import Record, fast, open_dice
from florilege.kernel.refusal import Refused, refused
from florilege.kernel.view import View
from florilege.tables.course import Course, PlyData
from florilege.tables.material import load

FILE = "guide.toml"


class PlaceData(TypedDict):
    """Where a learner is; `wanted` is the move that leads on, or None where there is only to read.

    `log` tells what has happened since the place before.
    """

    step: int
    steps: int
    done: int
    id: str
    clauses: list[str]
    wanted: str | None
    view: View
    log: list[PlyData]


class Step:
    """One thing to learn, the learner's moves that show it, and what is played afterwards."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.clauses: list[str] = data["clauses"]
        self.moves: list[str] = data.get("moves", [])
        self.then: list[str] = data.get("then", [])


class Guide:
    """The guided first game of one game."""

    def __init__(self, game: Game, data: dict[str, Any]) -> None:
        self.game = game
        self.seat: int = data["seat"]
        self.steps = [Step(step) for step in data["steps"]]
        self.dice = fast(data["seed"])
        self.position: str = data["position"]

    def place(self, step: int, done: int) -> PlaceData:
        """Show a place to the learner, or refuse one that is not there."""
        self._check(step, done)
        course = self._course(self._before(step, done))
        here = self.steps[step]
        return {
            "step": step,
            "steps": len(self.steps),
            "done": done,
            "id": here.id,
            "clauses": here.clauses,
            "wanted": here.moves[done] if done < len(here.moves) else None,
            "view": course.position.view(self.seat),
            "log": course.log(self.seat, self._shown(step, done) + 1),
        }

    def play(self, step: int, done: int, text: str) -> PlaceData:
        """Play the wanted move and show the place it leads to; refuse every other move."""
        self._check(step, done)
        here = self.steps[step]
        if done == len(here.moves):
            raise refused("guide-only-read")
        self._compare(self._course(self._before(step, done)), here.moves[done], text)
        is_last = done + 1 == len(here.moves) and step + 1 < len(self.steps)
        return self.place(step + 1, 0) if is_last else self.place(step, done + 1)

    def _compare(self, course: Course, wanted: str, text: str) -> None:
        position = course.position
        try:
            move = position.read_move(text)
        except Refused as error:
            raise Refused(error.refusal, self.game.key) from None
        refusal = position.refusal(self.seat, move)
        if refusal is not None:
            raise Refused(refusal, self.game.key)
        if move != position.read_move(wanted):
            raise self.game.refused("guide-other-move")

    def _check(self, step: int, done: int) -> None:
        if step >= len(self.steps) or done > len(self.steps[step].moves):
            raise refused("no-such-step", "", {"most": len(self.steps)})

    def _before(self, step: int, done: int) -> list[str]:
        """Return the moves that lead to a place."""
        moves = [move for each in self.steps[:step] for move in (*each.moves, *each.then)]
        return moves + self.steps[step].moves[:done]

    def _shown(self, step: int, done: int) -> int:
        """Return how many moves were played at the place before."""
        if done:
            return len(self._before(step, done - 1))
        if step == 0:
            return -1
        last = max(0, len(self.steps[step - 1].moves) - 1)
        return len(self._before(step - 1, last))

    def _course(self, moves: list[str]) -> Course:
        start = self.game.read(self.position, open_dice(self.dice))
        seats, settings = int(start.seats), start.settings()
        record = Record(self.game.key, self.game.version, seats, settings, self.dice, moves)
        record.position = self.position
        return Course(record)


@cache
def guide_of(key: str) -> Guide | None:
    """Return the guide of a game, or None if it has none."""
    game = registry.find(key)
    data = load(game, FILE)
    return Guide(game, data) if data else None


def find_guide(key: str) -> Guide:
    """Return the guide of a game, or refuse."""
    found = guide_of(key)
    if found is None:
        raise refused("no-guide")
    return found
