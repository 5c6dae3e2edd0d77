"""Placing a tile of the hand, with the Wizard on it (§1.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.power_plants import events
from florilege.games.power_plants.garden import NO_TILE
from florilege.games.power_plants.hand_slots import slot_named
from florilege.games.power_plants.hexes import CELLS
from florilege.games.power_plants.moves import PLACING, placing
from florilege.games.power_plants.phase import UNREAD, PowerPlantsPhase
from florilege.games.power_plants.plants.roster import plant_of
from florilege.games.power_plants.spot_refusals import explain_spot
from florilege.games.power_plants.state import FAIRY, HAND, POWER, State
from florilege.games.power_plants.tile_names import spot_name, spot_named
from florilege.kernel.notation import NotationLine
from florilege.kernel.prompt import Part, Question
from florilege.kernel.refusal import Refusal


class Place(PowerPlantsPhase):
    def fill_legal(self, state: State, out: vec[i64]) -> i64:
        spots = state.garden.legal_spots()
        listed: i64 = 0
        for slot in range(HAND):
            if state.hand_of(state.phases.seat, slot) == NO_TILE:
                continue
            for i in range(spots.size):
                out[listed] = placing(slot, spots.cells[i])
                listed += 1
        return listed

    def apply(self, state: State, move: i64) -> None:
        seat = state.phases.seat
        slot = (move - PLACING) // CELLS
        cell = (move - PLACING) % CELLS
        tile = state.hand_of(seat, slot)
        state.hands[seat * HAND + slot] = NO_TILE
        state.plant(tile, cell)
        state.wizard = tile
        events.placed(state, tile, cell)
        state.phases.phase = FAIRY if is_fairy_offered(state, tile) else POWER

    def owns(self, move: i64) -> bool:
        return move >= PLACING

    def question(self, state: State) -> Question:
        return Question("place", "1.1")

    def parts(self, state: State, move: i64) -> list[Part]:
        tile = state.hand_of(state.phases.seat, (move - PLACING) // CELLS)
        return [("patch", state.name_of(tile)), ("spot", spot_name((move - PLACING) % CELLS))]

    def explain(self, state: State, move: i64) -> Refusal:
        if state.hand_of(state.phases.seat, (move - PLACING) // CELLS) == NO_TILE:
            return Refusal("no-such-tile", "1.1")
        spots = state.garden.legal_spots()
        return explain_spot(state.garden, spots, (move - PLACING) % CELLS)

    def write_move(self, state: State, move: i64) -> str:
        tile = state.hand_of(state.phases.seat, (move - PLACING) // CELLS)
        return f"{state.name_of(tile)}@{spot_name((move - PLACING) % CELLS)}"

    def read_move(self, state: State, text: str) -> i64:
        tile, sign, spot = text.partition("@")
        if not sign or not tile:
            return UNREAD
        cell = spot_named(text, spot)
        return placing(slot_named(state, text, tile), cell)

    def check(self, state: State, line: NotationLine) -> None:
        if not state.legal_moves():
            raise line.wrong(self.word)


def is_fairy_offered(state: State, tile: i64) -> bool:
    """Return whether a fairy comes with a patch and one is available (§1.2)."""
    if not (state.variant.always_free_fairy or plant_of(state, tile).free_fairy):
        return False
    seat = state.phases.seat
    return state.supplies[seat] > 0 or state.garden.held[seat] != 0
