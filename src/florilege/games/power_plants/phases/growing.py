"""Growing the patches around the Wizard, plant by plant in the order of the column (§2.4)."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.power_plants import events
from florilege.games.power_plants.garden import NO_TILE, kind_mask
from florilege.games.power_plants.moves import SKIP
from florilege.games.power_plants.patch_reader import patches_named
from florilege.games.power_plants.phases.patch_choice import PatchChoice
from florilege.games.power_plants.phases.target import activate
from florilege.games.power_plants.plant import GROW
from florilege.games.power_plants.plants.roster import plant_of
from florilege.games.power_plants.state import State
from florilege.games.power_plants.tile_names import write_tiles
from florilege.kernel.bits import BIT, lowest
from florilege.kernel.notation import NotationLine
from florilege.kernel.prompt import Question
from florilege.kernel.refusal import Args, Refusal


class Growing(PatchChoice):
    """A patch of the next plant, or the end of that plant. The subject: patches yet to grow."""

    def waits(self, state: State) -> bool:
        return find_growing(state)

    def fill_legal(self, state: State, out: vec[i64]) -> i64:
        listed = PatchChoice.fill_legal(self, state, out)
        out[listed] = SKIP
        return listed + 1

    def apply(self, state: State, move: i64) -> None:
        if move == SKIP:
            events.skipped(state, state.choices)
            state.phases.subject &= ~kind_mask(lowest(state.choices))
        else:
            state.phases.subject &= ~BIT[move]
            events.patch_grows(state, move, plant_of(state, move).grow_clause)
            activate(state, move | GROW)

    def question(self, state: State) -> Question:
        return Question("growing", "2.4", {"plant": plant_of(state, lowest(state.choices)).key})

    def explain(self, state: State, move: i64) -> Refusal:
        args: Args = {"patch": state.name_of(move)}
        if not state.phases.subject & BIT[move]:
            return Refusal("not-growing", "2.3", args)
        if move >> 3 != lowest(state.choices) >> 3:
            return Refusal("column-order", "2.4", args)
        return Refusal("nothing-to-do", plant_of(state, move).grow_clause, args)

    def write_subject(self, state: State, subject: i64) -> list[str]:
        return [write_tiles(state, subject)]

    def read_subject(self, state: State, line: NotationLine, words: list[str]) -> i64:
        subject = patches_named(state, line, words[0])
        if state.wizard != NO_TILE and subject & BIT[state.wizard]:
            raise line.wrong(":".join([self.word, *words]))
        return subject

    def check(self, state: State, line: NotationLine) -> None:
        if not find_growing(state):
            raise line.wrong(self.word)


def find_growing(state: State) -> bool:
    """Find which patches of the next plant in the column can grow; return whether any can."""
    tiles = state.phases.subject & kind_mask(lowest(state.phases.subject))
    if tiles == 0:
        state.phases.pop()
        return False
    state.choices = 0
    left = tiles
    while left:
        tile = lowest(left)
        left &= left - 1
        if plant_of(state, tile).useful(state, tile | GROW):
            state.choices |= BIT[tile]
    if state.choices == 0:
        state.phases.subject &= ~tiles
    return state.choices != 0
