"""Exchanging one of two tiles of a plant for one of the nursery (S7.1, §3.3)."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.power_plants import events
from florilege.games.power_plants.garden import NO_TILE, TILES
from florilege.games.power_plants.hand_slots import slot_named
from florilege.games.power_plants.moves import KEEP, LANDING, SWAPPING, swapping
from florilege.games.power_plants.phase import PowerPlantsPhase
from florilege.games.power_plants.state import HAND, State
from florilege.games.power_plants.tile_names import read_tile
from florilege.kernel.bits import BIT, lowest
from florilege.kernel.notation import NotationLine
from florilege.kernel.prompt import Part, Question
from florilege.kernel.refusal import Refusal


class Swap(PowerPlantsPhase):
    """Any tile of the hand for any of the nursery (R20), or no swap."""

    def fill_legal(self, state: State, out: vec[i64]) -> i64:
        out[0] = KEEP
        listed: i64 = 1
        for slot in range(HAND):
            tiles = state.nursery
            while tiles:
                out[listed] = swapping(slot, lowest(tiles))
                tiles &= tiles - 1
                listed += 1
        return listed

    def apply(self, state: State, move: i64) -> None:
        if move == KEEP:
            events.kept(state, swap_clause(state))
        else:
            place = state.phases.seat * HAND + (move - SWAPPING) // TILES
            tile = (move - SWAPPING) % TILES
            given = state.hands[place]
            state.hands[place] = tile
            state.nursery = state.nursery & ~BIT[tile] | BIT[given]
            events.swapped(state, given, tile, swap_clause(state))
        state.phases.pop()

    def owns(self, move: i64) -> bool:
        return SWAPPING <= move < LANDING or move == KEEP

    def question(self, state: State) -> Question:
        return Question("swap", swap_clause(state))

    def parts(self, state: State, move: i64) -> list[Part]:
        if move == KEEP:
            return [("given_patch", self.words[int(move)])]
        given = state.hand_of(state.phases.seat, (move - SWAPPING) // TILES)
        taken = state.name_of((move - SWAPPING) % TILES)
        return [("given_patch", state.name_of(given)), ("taken_patch", taken)]

    def explain(self, state: State, move: i64) -> Refusal:
        patch = state.name_of((move - SWAPPING) % TILES)
        return Refusal("not-in-nursery", swap_clause(state), {"patch": patch})

    def write_move(self, state: State, move: i64) -> str:
        if move == KEEP:
            return self.words[int(move)]
        given = state.hand_of(state.phases.seat, (move - SWAPPING) // TILES)
        return f"{state.name_of(given)}/{state.name_of((move - SWAPPING) % TILES)}"

    def read_move(self, state: State, text: str) -> i64:
        given, sign, taken = text.partition("/")
        if not sign:
            return PowerPlantsPhase.read_move(self, state, text)
        tile = read_tile(state, text, taken)
        return swapping(slot_named(state, text, given), tile)

    def check(self, state: State, line: NotationLine) -> None:
        if not state.holds_twins(state.phases.seat):
            raise line.fail("no-twins", "3.3")


def swap_clause(state: State) -> str:
    """Return the clause of the current swap: the set-up's or the turn's."""
    return "S7.1" if state.wizard == NO_TILE else "3.3"
