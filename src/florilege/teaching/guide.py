"""The tutorial of a game: a prepared position and a sequence of steps, played by the engine.

A game has a guide if its package contains a file `guide.toml`:

    seat = 0                        # of the learner
    seed = 7                        # of the dice
    position = '''…'''              # in the notation of the game, with seats and options

    [[steps]]
    id = "play"                     # its text is the message `<game>-guide-play`
    clauses = ["1.1", "1.3"]        # the clauses it teaches
    moves = ["2r>1"]                # moves of the learner; default: none
    then = ["1g>2"]                 # moves played automatically before the next step

A page of a guide is a step and the number of its moves already played. Its position is computed
from the file alone, so requests are stateless.
"""

from functools import cache
from typing import Any, TypedDict

from florilege.kernel import registry
from florilege.kernel.game import Game
from florilege.kernel.prompt import Parts
from florilege.kernel.record import Record, fast, open_dice
from florilege.kernel.refusal import refused
from florilege.kernel.view import View
from florilege.tables.model.game_log import GameLog, PlyData
from florilege.teaching.material import load

FILE = "guide.toml"


class GuidePage(TypedDict):
    """What the learner sees at a step.

    `wanted` is the expected move, or None if there is only text to read;
    `log` contains the events since the previous page.
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
    """A step: the clauses it teaches, the learner's moves, and the moves played afterwards."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.clauses: list[str] = data["clauses"]
        self.moves: list[str] = data.get("moves", [])
        self.then: list[str] = data.get("then", [])


class Guide:
    def __init__(self, game: Game, data: dict[str, Any]) -> None:
        self.game = game
        self.seat: int = data["seat"]
        self.steps = [Step(step) for step in data["steps"]]
        self.dice = fast(data["seed"])
        self.position: str = data["position"]

    def page(self, step: int, done: int) -> GuidePage:
        """Refuse a page that does not exist."""
        self._check(step, done)
        game_log = self._game_log(self._moves_to(step, done))
        here = self.steps[step]
        return {
            "step": step,
            "steps": len(self.steps),
            "done": done,
            "id": here.id,
            "clauses": here.clauses,
            "wanted": here.moves[done] if done < len(here.moves) else None,
            "view": game_log.position.view(self.seat),
            "log": game_log.log(self.seat, self._shown_plies(step, done) + 1, whole=True),
        }

    def play(self, step: int, done: int, text: str, parts: Parts | None = None) -> GuidePage:
        """Play the expected move, in notation or as parts, or refuse; return the next page."""
        self._check(step, done)
        here = self.steps[step]
        if done == len(here.moves):
            raise refused("guide-only-read")
        self._compare(self._game_log(self._moves_to(step, done)), here.moves[done], text, parts)
        is_last = done + 1 == len(here.moves) and step + 1 < len(self.steps)
        return self.page(step + 1, 0) if is_last else self.page(step, done + 1)

    def _compare(self, game_log: GameLog, wanted: str, text: str, parts: Parts | None) -> None:
        played = (
            game_log.legal(self.seat, text) if parts is None else game_log.chosen(self.seat, parts)
        )
        if played != game_log.legal(self.seat, wanted):
            raise self.game.refused("guide-other-move")

    def _check(self, step: int, done: int) -> None:
        if step >= len(self.steps) or done > len(self.steps[step].moves):
            raise refused("no-such-step", "", {"most": len(self.steps)})

    def _moves_to(self, step: int, done: int) -> list[str]:
        moves = [move for each in self.steps[:step] for move in (*each.moves, *each.then)]
        return moves + self.steps[step].moves[:done]

    def _shown_plies(self, step: int, done: int) -> int:
        """Return how many moves had been played at the previous page, -1 if this is the first."""
        if done:
            return len(self._moves_to(step, done - 1))
        if step == 0:
            return -1
        last = max(0, len(self.steps[step - 1].moves) - 1)
        return len(self._moves_to(step - 1, last))

    def _game_log(self, moves: list[str]) -> GameLog:
        start = self.game.read(self.position, open_dice(self.dice))
        seats, settings = int(start.seats), start.settings()
        record = Record(self.game.key, self.game.version, seats, settings, self.dice, moves)
        record.position = self.position
        return GameLog(record)


@cache
def guide_of(key: str) -> Guide | None:
    game = registry.find(key)
    data = load(game, FILE)
    return Guide(game, data) if data else None


def find_guide(key: str) -> Guide:
    """Refuse if the game has no guide."""
    guide = guide_of(key)
    if guide is None:
        raise refused("no-guide")
    return guide
