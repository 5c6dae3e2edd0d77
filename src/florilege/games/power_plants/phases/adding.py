"""Adding the fairies of a power (P1, P2, P5); no decision."""

from typing import Final

from mypy_extensions import i64

from florilege.games.power_plants import events
from florilege.games.power_plants.garden import ALL_TILES
from florilege.games.power_plants.patch_reader import patches_named
from florilege.games.power_plants.phase import PowerPlantsPhase
from florilege.games.power_plants.state import EACH, TAKE_BACK, State
from florilege.games.power_plants.tile_names import write_tiles
from florilege.kernel.bits import BIT, lowest
from florilege.kernel.notation import NotationLine

MOST_ADDED: Final = 3


class Adding(PowerPlantsPhase):
    """The subject is a set of patches, and a number for each."""

    def waits(self, state: State) -> bool:
        """Add to the first patch one by one (R11, R15); take a fairy back when none is left."""
        tiles = state.phases.subject & ALL_TILES
        number = state.phases.subject >> EACH
        tile = lowest(tiles)
        if tiles == BIT[tile]:
            state.phases.pop()
        else:
            state.phases.subject &= ~BIT[tile]
        seat = state.phases.seat
        owner = state.garden.owners[tile]
        before = state.garden.fairies_of(seat, tile)
        done: i64 = 0
        while done < number and state.add_one(seat, tile):
            done += 1
        added = state.garden.fairies_of(seat, tile) - before
        events.added(state, tile, added, owner, done - added)
        state.pay_late(owner, done - added)
        if done < number and state.garden.held[seat] & ~BIT[tile]:
            state.add(tile, number - done)
            state.phases.push(TAKE_BACK, seat, tile)  # P5
        return False

    def write_subject(self, state: State, subject: i64) -> list[str]:
        return [str(subject >> EACH), write_tiles(state, subject & ALL_TILES)]

    def read_subject(self, state: State, line: NotationLine, words: list[str]) -> i64:
        number = line.whole(words[0], 1, MOST_ADDED)
        return i64(number) << EACH | patches_named(state, line, words[1])
