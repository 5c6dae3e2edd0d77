"""The flower and the pyramids as rows of letters, for drawings with petal symbols."""

from typing import Final

from florilege.games.anthokyklos.pyramid import NAMES
from florilege.games.anthokyklos.shape_drawing import SLOT
from florilege.games.anthokyklos.view import PetalData, RingData

TIERS: Final = {"t": "top", "m": "middle", "b": "bottom"}


def ring_row(ring: RingData) -> str:
    """Return a ring from slot 1 on, indented by half a slot for each ring inside it (G1)."""
    slots = [_slot(ring, number) for number in range(1, len(ring["slots"]) + 1)]
    return " " * (ring["ring"] - 1) + " ".join(slots)


def _slot(ring: RingData, number: int) -> str:
    """Return a petal, the number of an open slot, or the mark of a bare one."""
    bare = str(number) if number in ring["open"] else SLOT
    return ring["slots"][number - 1] or bare


def pyramid_rows(ring: RingData) -> dict[str, str]:
    """Return the rows of a pyramid that still hold petals, by name, from the top (§3.4)."""
    petals = {petal["place"]: petal for petal in ring["pyramid"]}
    return {
        TIERS[tier]: _tier([petals.get(name) for name in NAMES if name[0] == tier])
        for tier in TIERS
        if any(place[0] == tier for place in petals)
    }


def _tier(petals: list[PetalData | None]) -> str:
    """Return a row, indented so that each petal lies across two of the row below."""
    indent = "  " * (4 - len(petals))
    return (indent + " ".join([_petal(petal) for petal in petals])).rstrip()


def _petal(petal: PetalData | None) -> str:
    """Return a petal, in brackets if it can be taken, or the mark of a missing one."""
    if petal is None:
        return f" {SLOT} "
    return f"({petal['petal']})" if petal["accessible"] else f" {petal['petal']} "
