"""Choosing what a power does, step by step as its plant asks (`plant`)."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.power_plants import events
from florilege.games.power_plants.moves import DONE, SKIP
from florilege.games.power_plants.patch_reader import patch_named
from florilege.games.power_plants.phases.patch_choice import PatchChoice
from florilege.games.power_plants.plant import (
    FIELD,
    GROW,
    LIFTED,
    MEMORY,
    PLANT,
    STEP,
    grows,
    memory_of,
    step_of,
    tile_of,
)
from florilege.games.power_plants.plants.roster import plant_of
from florilege.games.power_plants.state import TARGET, State
from florilege.games.power_plants.tile_names import NOTHING, tile_list
from florilege.kernel.bits import BIT
from florilege.kernel.notation import NotationLine
from florilege.kernel.prompt import Part, Question
from florilege.kernel.refusal import Args, Refusal


class Target(PatchChoice):
    """A patch (also for its field or plant), or the end. The subject is an act."""

    def waits(self, state: State) -> bool:
        return find_target(state)

    def fill_legal(self, state: State, out: vec[i64]) -> i64:
        listed = PatchChoice.fill_legal(self, state, out)
        act = state.phases.subject
        if plant_of(state, tile_of(act)).may_stop(act):
            out[listed] = DONE
            listed += 1
        return listed

    def apply(self, state: State, move: i64) -> None:
        act = state.phases.subject
        if move == DONE:
            state.phases.pop()
        else:
            plant_of(state, tile_of(act)).choose(state, act, move)

    def question(self, state: State) -> Question:
        act = state.phases.subject
        plant = plant_of(state, tile_of(act))
        args: Args = {"patch": state.name_of(tile_of(act))}
        return Question(plant.asks(act), plant.clause(act), args)

    def parts(self, state: State, move: i64) -> list[Part]:
        if move >= SKIP:
            return [("patch", self.words[int(move)])]
        act = state.phases.subject
        asked = plant_of(state, tile_of(act)).asks(act)
        if asked == FIELD:
            return [("field_patch", state.name_of(move))]
        if asked == PLANT:
            return [("plant", plant_of(state, move).key)]
        return [("patch", state.name_of(move))]

    def explain(self, state: State, move: i64) -> Refusal:
        act = state.phases.subject
        plant = plant_of(state, tile_of(act))
        if move == DONE:
            return Refusal("must-go-on", "P6", {"patch": state.name_of(tile_of(act))})
        args: Args = {"patch": state.name_of(move)}
        if plant.asks(act) == FIELD and state.garden.leaders(state.by_wizard()) & BIT[move]:
            return Refusal("nobody-to-capture", "P6", args)
        if plant.asks(act) != LIFTED or not state.garden.planted & BIT[move]:
            return Refusal("not-a-target", plant.clause(act), args)
        if move == state.wizard and not state.variant.wizard_patch_moves:
            return Refusal("wizard-stays", "R7", args)
        if not state.garden.unblocked() & BIT[move]:
            return Refusal("patch-blocked", "T5", args)
        return Refusal("nowhere-to-land", plant.clause(act), args)

    def write_subject(self, state: State, subject: i64) -> list[str]:
        memory = memory_of(subject)
        names: list[str] = []
        while memory:
            names.append(state.name_of((memory & 63) - 1))
            memory >>= 6
        power = "grow" if grows(subject) else "sprout"
        step = str(step_of(subject))
        return [state.name_of(tile_of(subject)), power, step, ",".join(names) or NOTHING]

    def read_subject(self, state: State, line: NotationLine, words: list[str]) -> i64:
        tile = patch_named(state, line, words[0])
        plant = plant_of(state, tile)
        if words[1] not in ("sprout", "grow") or (words[1] == "sprout" and tile != state.wizard):
            raise line.wrong(words[1])
        act = tile | GROW if words[1] == "grow" else tile
        asked = plant.powers[1 if words[1] == "grow" else 0]
        if not asked:
            raise line.wrong(words[0])
        step = line.whole(words[2], 0, len(asked) - 1)
        memory = tile_list(state, words[3], line)
        if len(memory) != plant.remembers(step):
            raise line.wrong(words[3])
        act += step * STEP
        for place, chosen in enumerate(memory):
            check_memory(state, line, chosen, asked[0] == PLANT)
            act += (chosen + 1) * MEMORY << 6 * place
        return act

    def check(self, state: State, line: NotationLine) -> None:
        if not find_target(state):
            raise line.wrong(self.word)


def activate(state: State, act: i64) -> None:
    state.phases.push(TARGET, state.phases.seat, act)
    plant_of(state, tile_of(act)).start(state, act)


def find_target(state: State) -> bool:
    """Find what the current power can choose; return whether there is anything."""
    act = state.phases.subject
    state.choices = plant_of(state, tile_of(act)).choices(state, act)
    if state.choices == 0:
        events.fizzled(state, tile_of(act), plant_of(state, tile_of(act)).clause(act))
        state.phases.pop()
    return state.choices != 0


def check_memory(state: State, line: NotationLine, tile: i64, is_plant: bool) -> None:
    """Refuse a remembered choice that the previous step cannot have offered."""
    if is_plant:
        if tile & 7:
            raise line.wrong(state.name_of(tile))
    elif not state.garden.planted & BIT[tile]:
        raise line.wrong(state.name_of(tile))
