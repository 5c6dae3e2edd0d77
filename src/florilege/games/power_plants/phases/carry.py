"""Putting down a patch moved by a power (R4 to R8)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.power_plants import events
from florilege.games.power_plants.garden import NO_TILE
from florilege.games.power_plants.hexes import touches
from florilege.games.power_plants.moves import LANDING, PLACING, landing
from florilege.games.power_plants.patch_reader import patch_named
from florilege.games.power_plants.phase import UNREAD, PowerPlantsPhase
from florilege.games.power_plants.plants.roster import plant_of
from florilege.games.power_plants.spot_refusals import explain_spot
from florilege.games.power_plants.state import NEAR, OUSTING, STICKY, State
from florilege.games.power_plants.tile_names import NOTHING, spot_name, spot_named
from florilege.kernel.bits import BIT
from florilege.kernel.notation import NotationLine
from florilege.kernel.prompt import Part, Question
from florilege.kernel.refusal import Refusal

MANNERS: Final = {"plain": 0, "oust": int(OUSTING), "stick": int(OUSTING | STICKY)}


class Carry(PowerPlantsPhase):
    """Moves are legal spots other than the old cell (R6), beside the patch required, if any.

    The subject is that of `State.carry`.
    """

    def fill_legal(self, state: State, out: vec[i64]) -> i64:
        tile = state.phases.subject & 63
        spots = state.garden.legal_spots_without(tile)
        listed: i64 = 0
        for i in range(spots.size):
            if spots.cells[i] != state.garden.cells[tile] and is_near(state, spots.cells[i]):
                out[listed] = landing(spots.cells[i])
                listed += 1
        return listed

    def apply(self, state: State, move: i64) -> None:
        """Put the patch down; oust rivals and add a fairy, depending on the power."""
        load = state.phases.subject
        tile = load & 63
        state.phases.pop()
        state.move_patch(tile, move - LANDING)
        events.moved_patch(state, tile, move - LANDING)
        if load & OUSTING and state.garden.rivals(state.phases.seat) & BIT[tile]:
            state.oust_all(tile, plant_of(state, state.wizard).sprout_clause)
        if load & STICKY:
            state.add(tile, 1)

    def owns(self, move: i64) -> bool:
        return LANDING <= move < PLACING

    def question(self, state: State) -> Question:
        return Question("landing", "R6", {"patch": state.name_of(state.phases.subject & 63)})

    def parts(self, state: State, move: i64) -> list[Part]:
        return [("spot", spot_name(move - LANDING))]

    def explain(self, state: State, move: i64) -> Refusal:
        cell = move - LANDING
        tile = state.phases.subject & 63
        if cell == state.garden.cells[tile]:
            return Refusal("same-spot", "R6", {"patch": state.name_of(tile)})
        spots = state.garden.legal_spots_without(tile)
        if spots.has(cell):
            beside = state.name_of(near_of(state.phases.subject))
            return Refusal("spot-not-beside", power_clause(state), {"patch": beside})
        without = state.garden.copy()
        without.lift(tile)
        return explain_spot(without, spots, cell)

    def write_move(self, state: State, move: i64) -> str:
        return f"@{spot_name(move - LANDING)}"

    def read_move(self, state: State, text: str) -> i64:
        return landing(spot_named(text, text[1:])) if text.startswith("@") else UNREAD

    def write_subject(self, state: State, subject: i64) -> list[str]:
        manner = "stick" if subject & STICKY else "oust" if subject & OUSTING else "plain"
        near = near_of(subject)
        beside = NOTHING if near == NO_TILE else state.name_of(near)
        return [state.name_of(subject & 63), beside, manner]

    def read_subject(self, state: State, line: NotationLine, words: list[str]) -> i64:
        tile = patch_named(state, line, words[0])
        near = NO_TILE if words[1] == NOTHING else patch_named(state, line, words[1])
        if words[2] not in MANNERS or near == tile or not state.garden.unblocked() & BIT[tile]:
            raise line.wrong(":".join([self.word, *words]))
        return MANNERS[words[2]] | (near + 1) << NEAR | tile

    def check(self, state: State, line: NotationLine) -> None:
        if not state.legal_moves():
            raise line.wrong(self.word)


def near_of(load: i64) -> i64:
    """Return the patch that a moved one must touch, or NO_TILE."""
    return (load >> NEAR & 63) - 1


def is_near(state: State, cell: i64) -> bool:
    """Return whether a spot touches the patch that the move requires, if any."""
    near = near_of(state.phases.subject)
    return near == NO_TILE or touches(state.garden.cells[near], cell)


def power_clause(state: State) -> str:
    """Return the clause of the power that moves a patch now."""
    load = state.phases.subject
    if load & OUSTING:
        return plant_of(state, state.wizard).sprout_clause
    return plant_of(state, near_of(load)).grow_clause
