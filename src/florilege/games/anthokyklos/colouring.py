"""Searches for a flower that shows a wanted motif and none of the unwanted ones.

The flower has only the cells of the wanted motif and those they rest on, with at most three petals
of each colour in a ring; play can reach every such flower. Cells that belong to no motif are
skipped: their ring always has a petal left for them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.anthokyklos.condition import COLOURS, Condition
from florilege.games.anthokyklos.flower import CELLS, PER_RING, SLOTS, grounded, ring_of
from florilege.kernel.bits import BIT, count

# A search that takes longer is given up and counts as successful. The longest for two cards of
# the standard deck takes some 1,300 steps.
MOST_STEPS: Final[i64] = 50_000


class Colouring:
    """Colours the cells one by one and backtracks from each unwanted motif."""

    def __init__(
        self, wanted: i64, condition: Condition, motifs: list[int], unwanted: Condition
    ) -> None:
        self.wanted = wanted
        self.condition = condition
        self.unwanted = unwanted
        ground = grounded(wanted)
        within = [mask for mask in motifs if mask & ~ground == 0]
        self.cells = in_order(wanted, within)
        self.completed = last_cells(self.cells, within)
        self.petals = vec[i64]([0] * 3)
        self.steps: i64 = 0

    def is_possible(self) -> bool:
        """Return whether such a flower was found or the search given up."""
        return self.goes_on(0)

    def goes_on(self, number: i64) -> bool:
        """Return whether all cells can be coloured, the first `number` being coloured already."""
        if number == count(self.wanted) and not self.shows(self.wanted, self.condition):
            return False
        if number == len(self.cells) or self.steps > MOST_STEPS:
            return True
        for colour in range(COLOURS):
            if self.can_colour(number, colour):
                return True
        return False

    def can_colour(self, number: i64, colour: i64) -> bool:
        """Return whether the next cell can have a colour, and all cells after it too."""
        cell = self.cells[number]
        if count(ring_of(self.petals[colour], cell // SLOTS)) == PER_RING:
            return False
        self.steps += 1
        self.petals[colour] |= BIT[cell]
        possible = not self.is_spoilt(number) and self.goes_on(number + 1)
        self.petals[colour] &= ~BIT[cell]
        return possible

    def is_spoilt(self, number: i64) -> bool:
        """Return whether the cell coloured last completes an unwanted motif."""
        for mask in self.completed[number]:
            if self.shows(mask, self.unwanted):
                return True
        return False

    def shows(self, mask: i64, condition: Condition) -> bool:
        return condition.accepts(vec[i64]([count(mask & petals) for petals in self.petals]))


def in_order(wanted: i64, motifs: list[int]) -> list[i64]:
    """Return the cells of the wanted motif, then those needed to complete unwanted ones."""
    cells = cells_of(wanted)
    coloured = wanted
    missing = motifs
    while missing:
        missing = [mask & ~coloured for mask in missing if mask & ~coloured]
        nearest = min(missing, key=count, default=0)
        cells += cells_of(nearest)
        coloured |= nearest
    return cells


def cells_of(mask: i64) -> list[i64]:
    return [cell for cell in range(CELLS) if mask & BIT[cell]]


def last_cells(cells: list[i64], motifs: list[int]) -> list[list[int]]:
    """Return, for each cell, the motifs it is the last cell of."""
    found: list[list[int]] = []
    coloured: i64 = 0
    missing = motifs
    for cell in cells:
        coloured |= BIT[cell]
        found.append([mask for mask in missing if mask & ~coloured == 0])
        missing = [mask for mask in missing if mask & ~coloured]
    return found
