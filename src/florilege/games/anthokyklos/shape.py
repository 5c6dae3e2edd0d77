"""The shape of a motif: cells of the lattice, at one or several scales (G4)."""

import re
from typing import Final

from mypy_extensions import i64

from florilege.games.anthokyklos.flower import (
    CELLS,
    HALF_SLOTS,
    NO_CELL,
    RINGS,
    SLOTS,
    cell_on_lattice,
)
from florilege.kernel.bits import BIT

STEP: Final = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})")
LARGEST_SCALE: Final = 4


class Shape:
    """A pattern of steps (rings outwards, half slots clockwise), and its scales."""

    def __init__(self, key: str, steps: list[tuple[int, int]], scales: list[int]) -> None:
        self.key = key
        self.steps = steps
        self.scales = scales

    def text(self) -> str:
        steps = " ".join(f"{ring},{angle}" for ring, angle in self.steps)
        scales = " ".join(str(scale) for scale in self.scales)
        return f"shape {self.key} {steps} scales {scales}"

    def placements(self, scaled: bool) -> list[int]:
        """Return all placements on the flower as masks, each once, small scales first."""
        found: dict[int, None] = {}
        for scale in self.scales_played(scaled):
            for ring in range(-4, int(RINGS)):
                for angle in range(int(HALF_SLOTS)):
                    mask = self.placed(ring, angle, scale)
                    if mask:
                        found[int(mask)] = None
        return list(found)

    def innermost(self, scaled: bool) -> list[int]:
        """Return, for each scale that fits, one placement as near to the pistil as possible."""
        found = [self.first_placed(scale) for scale in self.scales_played(scaled)]
        return [mask for mask in found if mask]

    def scales_played(self, scaled: bool) -> list[int]:
        """Return the scales that count: all, or only the smallest (K10)."""
        return self.scales if scaled else self.scales[:1]

    def first_placed(self, scale: int) -> int:
        """Return the placement nearest to the pistil at a scale, or 0."""
        for ring in range(-4, int(RINGS)):
            for angle in range(int(HALF_SLOTS)):
                mask = self.placed(ring, angle, scale)
                if mask:
                    return int(mask)
        return 0

    def placed(self, ring: int, angle: int, scale: int) -> i64:
        """Return one placement, or 0 if it leaves the flower or overlaps itself."""
        mask: i64 = 0
        for out, round_ in self.steps:
            cell = cell_on_lattice(ring + out * scale, angle + round_ * scale)
            if cell == NO_CELL or mask & BIT[cell]:
                return 0
            mask |= BIT[cell]
        return mask


def mirrored(mask: int) -> int:
    found: i64 = 0
    for cell in range(CELLS):
        if mask >> cell & 1:
            ring = cell // SLOTS
            angle = 2 * (cell % SLOTS) + ring
            found |= BIT[cell_on_lattice(ring, 36 - angle)]
    return int(found)


def read_shape(key: str, words: list[str]) -> Shape | None:
    if "scales" not in words:
        return None
    cut = words.index("scales")
    steps = [STEP.fullmatch(word) for word in words[:cut]]
    known = [str(scale) for scale in range(1, LARGEST_SCALE + 1)]
    scales = [int(word) for word in words[cut + 1 :] if word in known]
    if not steps or not scales or len(scales) != len(words) - cut - 1 or scales[0] != 1:
        return None
    if scales != sorted(set(scales)):
        return None
    found: list[tuple[int, int]] = []
    for step in steps:
        if step is None:
            return None
        found.append((int(step[1]), int(step[2])))
    shape = Shape(key, found, scales)
    return shape if len(found) <= SLOTS and shape.innermost(True) else None
