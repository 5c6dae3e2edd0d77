"""Taking a fairy back from the garden, since the supply is empty (P5)."""

from mypy_extensions import i64

from florilege.games.power_plants import events
from florilege.games.power_plants.patch_reader import patch_named
from florilege.games.power_plants.phases.patch_choice import PatchChoice
from florilege.games.power_plants.state import State
from florilege.kernel.bits import BIT, lowest
from florilege.kernel.notation import NotationLine
from florilege.kernel.prompt import Question
from florilege.kernel.refusal import Refusal


class TakeBack(PatchChoice):
    """The player's own patches. The subject is the patch waiting for a fairy."""

    def waits(self, state: State) -> bool:
        state.choices = state.garden.held[state.phases.seat]
        return True

    def apply(self, state: State, move: i64) -> None:
        state.garden.leave(move)
        state.supplies[state.phases.seat] += 1
        events.took_back(state, move)
        state.phases.pop()

    def question(self, state: State) -> Question:
        return Question("take-back", "P5", {"patch": state.name_of(state.phases.subject)})

    def explain(self, state: State, move: i64) -> Refusal:
        return Refusal("not-your-fairies", "P5", {"patch": state.name_of(move)})

    def write_subject(self, state: State, subject: i64) -> list[str]:
        return [state.name_of(subject)]

    def read_subject(self, state: State, line: NotationLine, words: list[str]) -> i64:
        return patch_named(state, line, words[0])

    def check(self, state: State, line: NotationLine) -> None:
        below = state.phases.copy()
        below.pop()
        tile = lowest(below.subject)
        if state.supplies[state.phases.seat] or tile != state.phases.subject:
            raise line.wrong(self.word)
        state.choices = state.garden.held[state.phases.seat]
        if not state.choices & ~BIT[tile]:
            raise line.wrong(self.word)
