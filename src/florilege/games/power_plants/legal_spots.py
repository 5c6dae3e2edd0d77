"""The legal spots: where a patch can slide to along the garden (R4)."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.kernel.bits import BIT


@mypyc_attr(acyclic=True)
class LegalSpots:
    """The legal spots in clockwise order, as a patch sliding round the garden meets them (R4)."""

    def __init__(self) -> None:
        self.rows = vec[i64]([0] * 64)
        self.cells = vec[i64]([0] * 96)  # forty patches have 84 spots at most
        self.size: i64 = 0

    def visit(self, cell: i64) -> None:
        """Add a spot, once."""
        row = cell >> 6
        place = BIT[cell & 63]
        if not self.rows[row] & place:
            self.rows[row] |= place
            self.cells[self.size] = cell
            self.size += 1

    def has(self, cell: i64) -> bool:
        return self.rows[cell >> 6] & BIT[cell & 63] != 0
