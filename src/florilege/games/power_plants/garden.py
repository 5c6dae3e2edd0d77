"""The garden: where patches are, what lies on them, and what the shape allows.

Sets of patches are masks over the forty tiles in play, numbered in the order of the column and of
their own numbers, so the lowest of a set is the first in growing order.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from florilege.games.power_plants.cut_vertices import CutVertices
from florilege.games.power_plants.hexes import (
    CELLS,
    DIRECTIONS,
    FARTHEST,
    OPEN_SIDES,
    STEPS,
    TURNS,
    UPPER_LEFT,
    WIDTH,
    beside,
    column_of,
    is_edge,
    opposite,
    row_of,
)
from florilege.games.power_plants.legal_spots import LegalSpots
from florilege.kernel.bits import BIT, lowest
from florilege.kernel.seats import NOBODY

TILES: Final[i64] = 40
ALL_TILES: Final[i64] = 0xFFFFFFFFFF
NO_TILE: Final[i64] = -1
NOWHERE: Final[i64] = -1
ONE_PLANT: Final[i64] = 255  # the mask of the first plant's tiles


@mypyc_attr(acyclic=True)
class Garden:
    def __init__(self) -> None:
        self.tiles = vec[u8]()  # by cell: the tile there, plus one
        self.around = vec[u8]()  # by cell: the directions in which patches touch it
        self.cells = vec[i64]()  # by tile: where it lies
        self.near = vec[i64]()  # by tile: the patches that touch it
        self.fairies = vec[i64]()  # by tile
        self.owners = vec[i64]()  # by tile: whose fairies, or NOBODY
        self.gems = vec[i64]()  # by tile
        self.held = vec[i64]()  # by side: the patches with its fairies
        self.planted: i64 = 0
        self.jewelled: i64 = 0  # the patches with Gems

    def copy(self) -> "Garden":
        twin = Garden()
        twin.tiles = self.tiles[:]
        twin.around = self.around[:]
        twin.cells = self.cells[:]
        twin.near = self.near[:]
        twin.fairies = self.fairies[:]
        twin.owners = self.owners[:]
        twin.gems = self.gems[:]
        twin.held = self.held[:]
        twin.planted = self.planted
        twin.jewelled = self.jewelled
        return twin

    # Patches in cells.

    def place(self, tile: i64, cell: i64) -> None:
        self.tiles[cell] = u8(tile + 1)
        self.cells[tile] = cell
        self.planted |= BIT[tile]
        self.link(tile, self.next_to(cell))
        for direction in range(DIRECTIONS):
            near = cell + STEPS[direction]
            self.around[near] = u8(i64(self.around[near]) | BIT[opposite(direction)])

    def lift(self, tile: i64) -> None:
        """Take a patch up; its fairies and Gems stay on it."""
        cell = self.cells[tile]
        self.tiles[cell] = u8(0)
        self.cells[tile] = NOWHERE
        self.planted &= ~BIT[tile]
        self.link(tile, 0)
        for direction in range(DIRECTIONS):
            near = cell + STEPS[direction]
            self.around[near] = u8(i64(self.around[near]) & ~BIT[opposite(direction)])

    def link(self, tile: i64, near: i64) -> None:
        """Set the patches that touch a patch, in both directions."""
        others = self.near[tile] | near
        self.near[tile] = near
        while others:
            self.near[lowest(others)] ^= BIT[tile]
            others &= others - 1

    def tile_at(self, cell: i64) -> i64:
        """Return the patch in a cell, or NO_TILE."""
        return i64(self.tiles[cell]) - 1

    def sides_taken(self, cell: i64) -> i64:
        """Return the directions in which patches touch a cell, as a mask."""
        return i64(self.around[cell])

    def next_to(self, cell: i64) -> i64:
        """Return the patches that touch a cell."""
        found: i64 = 0
        taken = i64(self.around[cell])
        tiles = self.tiles
        steps = STEPS
        for direction in range(DIRECTIONS):
            if taken & 1:
                found |= BIT[i64(tiles[cell + steps[direction]]) - 1]
            taken >>= 1
        return found

    def neighbours(self, tile: i64) -> i64:
        return self.near[tile]

    def field(self, tile: i64) -> i64:
        """Return the field of a patch: all connected patches of its plant (T2)."""
        kin = self.planted & kind_mask(tile)
        found = BIT[tile]
        fresh = found
        while fresh:
            near = self.neighbours(lowest(fresh)) & kin & ~found
            fresh = (fresh & (fresh - 1)) | near
            found |= near
        return found

    def fields(self, tiles: i64) -> i64:
        found: i64 = 0
        while tiles:
            found |= self.field(lowest(tiles))
            tiles &= ~found
        return found

    def leaders(self, tiles: i64) -> i64:
        """Return the lowest-numbered patch of each field of these patches."""
        found: i64 = 0
        while tiles:
            field = self.field(lowest(tiles))
            found |= field & -field
            tiles &= ~field
        return found

    def sight(self, tile: i64, through_gaps: bool) -> i64:
        """Return the patches in line with a patch; gaps end the line unless seen through (R19)."""
        found: i64 = 0
        for direction in range(DIRECTIONS):
            found |= self.sight_along(self.cells[tile], STEPS[direction], through_gaps)
        return found

    def sight_along(self, cell: i64, step: i64, through_gaps: bool) -> i64:
        found: i64 = 0
        for i in range(2 * FARTHEST):
            cell += step
            if is_edge(cell):
                break
            tile = i64(self.tiles[cell]) - 1
            if tile != NO_TILE:
                found |= BIT[tile]
            elif not through_gaps:
                break
        return found

    # The shape: where patches slide.

    def start_outside(self) -> i64:
        """Return a cell outside the garden: above the left end of the top row."""
        top = CELLS
        tiles = self.planted
        while tiles:
            top = min(top, self.cells[lowest(tiles)])
            tiles &= tiles - 1
        return beside(top, UPPER_LEFT)

    def legal_spots(self) -> LegalSpots:
        """Walk clockwise round the garden from the upper left, keeping it on the right."""
        found = LegalSpots()
        around = self.around
        steps = STEPS
        turns = TURNS
        start = self.start_outside()
        first = self.turn(start, 0)
        cell = start
        heading = first
        while True:
            found.visit(cell)
            cell += steps[heading]
            heading = turns[i64(around[cell]) * 6 + heading]
            if cell == start and heading == first:
                return found

    def turn(self, cell: i64, heading: i64) -> i64:
        """Return where the way round the garden leads from a cell."""
        return TURNS[i64(self.around[cell]) * 6 + heading]

    def legal_spots_without(self, tile: i64) -> LegalSpots:
        """Return the legal spots once a patch is lifted, its old cell included."""
        cell = self.cells[tile]
        self.lift(tile)
        found = self.legal_spots()
        self.place(tile, cell)
        return found

    def unblocked(self) -> i64:
        """Return the patches that slide out without splitting the garden (T5, R6)."""
        spots = self.legal_spots()
        tiles = self.planted & ~self.cut_vertices()
        found: i64 = 0
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            if self.slides_out(self.cells[tile], spots):
                found |= BIT[tile]
        return found

    def slides_out(self, cell: i64, spots: LegalSpots) -> bool:
        """Return whether a patch can slide from its cell to one of the current legal spots.

        Lifting the patch opens narrow gaps beside it, but a patch that passes one is already next
        to the old cell, with a free side between; so the spots need not be found again.
        """
        free = OPEN_SIDES[i64(self.around[cell])]
        for direction in range(DIRECTIONS):
            if free & BIT[direction] and spots.has(cell + STEPS[direction]):
                return True
        return False

    def cut_vertices(self) -> i64:
        return CutVertices(self.near, self.planted).found  # T5

    # What lies on the patches.

    def occupied(self) -> i64:
        found: i64 = 0
        for side in range(len(self.held)):
            found |= self.held[side]  # T8
        return found

    def rivals(self, side: i64) -> i64:
        """Return the patches with fairies of other sides (T7)."""
        return self.occupied() & ~self.held[side]

    def lone(self, tiles: i64) -> i64:
        """Return those of these patches with exactly one fairy (T6)."""
        return self.with_fairies(tiles, 1)

    def with_fairies(self, tiles: i64, number: i64) -> i64:
        """Return those of these patches with this number of fairies."""
        found: i64 = 0
        while tiles:
            tile = lowest(tiles)
            tiles &= tiles - 1
            if self.fairies[tile] == number:
                found |= BIT[tile]
        return found

    def settle(self, tile: i64, side: i64) -> None:
        """Put one more fairy of a side on a patch without others (P1)."""
        self.fairies[tile] += 1
        self.owners[tile] = side
        self.held[side] |= BIT[tile]

    def leave(self, tile: i64) -> i64:
        """Take one fairy off a patch; return its owner."""
        side = self.owners[tile]
        self.fairies[tile] -= 1
        if self.fairies[tile] == 0:
            self.owners[tile] = NOBODY
            self.held[side] &= ~BIT[tile]
        return side

    def fairies_of(self, side: i64, tile: i64) -> i64:
        return self.fairies[tile] if self.owners[tile] == side else 0

    def put_gems(self, tile: i64, number: i64) -> None:
        self.gems[tile] += number
        self.jewelled |= BIT[tile]

    def move_back(self) -> None:
        """Shift the whole garden to the middle of the lattice; nothing else changes."""
        left, right, top, bottom = FARTHEST, -FARTHEST, FARTHEST, -FARTHEST
        was = self.cells[:]
        for tile in range(TILES):
            if was[tile] != NOWHERE:
                left = min(left, column_of(was[tile]))
                right = max(right, column_of(was[tile]))
                top = min(top, row_of(was[tile]))
                bottom = max(bottom, row_of(was[tile]))
                self.lift(tile)
        shift = (top + bottom) // 2 * WIDTH + (left + right) // 2
        for tile in range(TILES):
            if was[tile] != NOWHERE:
                self.place(tile, was[tile] - shift)


def kind_mask(tile: i64) -> i64:
    """Return all tiles of the same plant."""
    return BIT[tile & ~7] * ONE_PLANT


def bare_garden(sides: i64) -> Garden:
    garden = Garden()
    garden.tiles = vec[u8]([u8(0)] * 4096)
    garden.around = vec[u8]([u8(0)] * 4096)
    garden.cells = vec[i64]([NOWHERE] * 40)
    garden.near = vec[i64]([0] * 40)
    garden.fairies = vec[i64]([0] * 40)
    garden.owners = vec[i64]([NOBODY] * 40)
    garden.gems = vec[i64]([0] * 40)
    garden.held = vec[i64]([0] * sides)
    return garden
