"""The shapes that the rules define in words, each in its own clause (F1 to F23)."""

from functools import cache
from typing import Final

from florilege.games.anthokyklos.deck import standard_deck
from florilege.games.anthokyklos.shape import Shape

SHAPES: Final = [
    "arc3",
    "trefoil",
    "arc5",
    "ray",
    "right3",
    "left3",
    "right4",
    "left4",
    "right5",
    "left5",
    "bud",
    "fan",
    "diamond",
    "braid-right",
    "braid-left",
    "chevron-out",
    "chevron-in",
    "cross",
    "cup",
    "corolla",
    "flower",
    "big-bud",
    "ring",
]
DEFINITIONS: Final = {key: f"F{number}" for number, key in enumerate(SHAPES, 1)}


@cache
def defined() -> dict[str, Shape]:
    """Return the shapes of the standard deck by the clauses that define them."""
    return {DEFINITIONS[shape.key]: shape for shape in standard_deck(True).shapes}


def definition_of(shape: Shape) -> str | None:
    """Return the clause that defines a shape, or None for a shape of another deck."""
    clause = DEFINITIONS.get(shape.key)
    if clause is None or defined()[clause].steps != shape.steps:
        return None
    return clause
