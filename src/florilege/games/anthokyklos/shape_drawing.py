"""Drawings of shapes: the flower unrolled, outermost ring on top, half a slot per column (G7)."""

from typing import Final

PETAL: Final = "✿"  # of any colour, so none of the signs for a single colour
SLOT: Final = "·"
GAP: Final = "   "


def draw_shape(steps: list[tuple[int, int]], scale: int) -> list[str]:
    """Return the rows of a shape at a scale, with the slots between its petals."""
    cells = [(out * scale, round_ * scale) for out, round_ in steps]
    rings = [ring for ring, _ in cells]
    return [_row(cells, ring) for ring in range(max(rings), min(rings) - 1, -1)]


def _row(cells: list[tuple[int, int]], ring: int) -> str:
    angles = [angle for _, angle in cells]
    first, last = min(angles), max(angles)
    if first == last:  # otherwise nothing would show between the petals of a ray
        first, last = first - 1, last + 1
    return "".join([_sign(cells, ring, angle) for angle in range(first, last + 1)]).rstrip()


def _sign(cells: list[tuple[int, int]], ring: int, angle: int) -> str:
    if (ring, angle) in cells:
        return PETAL
    first_ring, first_angle = cells[0]
    return " " if (ring - first_ring + angle - first_angle) % 2 else SLOT


def side_by_side(sketches: list[list[str]], captions: list[str]) -> list[str]:
    """Return drawings on a common base line as rows, with a caption below each."""
    height = max([len(rows) for rows in sketches])
    columns = [
        _column([""] * (height - len(rows)) + rows + [caption])
        for rows, caption in zip(sketches, captions, strict=True)
    ]
    return [GAP.join(cells).rstrip() for cells in zip(*columns, strict=True)]


def _column(rows: list[str]) -> list[str]:
    width = max([len(row) for row in rows])
    return [row.ljust(width) for row in rows]
