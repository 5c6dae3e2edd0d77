"""The patches whose removal would split the garden (T5)."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.kernel.bits import BIT, lowest


@mypyc_attr(acyclic=True)
class CutVertices:
    """Finds the cut vertices of a garden by depth-first search (Tarjan's low points)."""

    def __init__(self, near: vec[i64], tiles: i64) -> None:
        self.near = near  # by tile: the patches that touch it
        self.order = vec[i64]([0] * 40)
        self.low = vec[i64]([0] * 40)
        self.visited: i64 = 0
        self.found: i64 = 0
        if tiles:
            self.visit(lowest(tiles), True)

    def visit(self, tile: i64, is_root: bool) -> None:
        """Number a patch and all that is first reached from it."""
        self.visited += 1
        self.order[tile] = self.visited
        self.low[tile] = self.visited
        branches: i64 = 0
        near = self.near[tile]
        while near:
            other = lowest(near)
            near &= near - 1
            if self.order[other] == 0:
                branches += 1
                self.visit(other, False)
                self.low[tile] = min(self.low[tile], self.low[other])
                if not is_root and self.low[other] >= self.order[tile]:
                    self.found |= BIT[tile]
            else:
                self.low[tile] = min(self.low[tile], self.order[other])
        if is_root and branches > 1:
            self.found |= BIT[tile]
