"""The base of the phases that choose a patch: they list `State.choices`."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.power_plants.moves import SKIP
from florilege.games.power_plants.phase import UNREAD, PowerPlantsPhase
from florilege.games.power_plants.state import State
from florilege.games.power_plants.tile_names import is_tile_name, read_tile
from florilege.kernel.bits import lowest
from florilege.kernel.prompt import Part


class PatchChoice(PowerPlantsPhase):
    """Moves below SKIP are patches."""

    def fill_legal(self, state: State, out: vec[i64]) -> i64:
        listed: i64 = 0
        tiles = state.choices
        while tiles:
            out[listed] = lowest(tiles)
            tiles &= tiles - 1
            listed += 1
        return listed

    def owns(self, move: i64) -> bool:
        return move < SKIP or int(move) in self.words

    def parts(self, state: State, move: i64) -> list[Part]:
        return [("patch", self.write_move(state, move))]

    def write_move(self, state: State, move: i64) -> str:
        return state.name_of(move) if move < SKIP else self.words[int(move)]

    def read_move(self, state: State, text: str) -> i64:
        for move, word in self.words.items():
            if word == text:
                return move
        return read_tile(state, text, text) if is_tile_name(text) else UNREAD
