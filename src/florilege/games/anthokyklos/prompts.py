"""What a player is asked, and the parts of each answer."""

from typing import Final

from mypy_extensions import i64

from florilege.games.anthokyklos.condition import LETTERS
from florilege.games.anthokyklos.flower import RINGS, SLOTS, cell_at, open_slots
from florilege.games.anthokyklos.moves import CLAIMING, DONE, RESERVING
from florilege.games.anthokyklos.notation import FINISHED
from florilege.games.anthokyklos.pyramid import NAMES
from florilege.games.anthokyklos.rules import Rules
from florilege.games.anthokyklos.state import CLAIM
from florilege.kernel.bits import lowest
from florilege.kernel.prompt import Part, Parts, Question

PLACE: Final = "place"
RESERVE: Final = "reserve"


def question(state: Rules) -> Question:
    if state.phases.phase == CLAIM:
        return Question("claim", "K20", {"penalty": state.variant.penalty})
    return Question("turn", "5.1")


def parts(state: Rules, move: i64) -> list[Part]:
    """Return the parts of a move: a petal and its slot, or a card."""
    if move == DONE:
        return [("card", FINISHED)]
    if move >= CLAIMING:
        return [("card", state.deck.cards[move - CLAIMING].key)]
    if move >= RESERVING:
        return [("action", RESERVE), ("card", state.deck.cards[move - RESERVING].key)]
    ring, place, slot = move // 81, move // 9 % 9, move % 9
    return [
        ("action", PLACE),
        ("ring", int(ring) + 1),
        ("petal", LETTERS[state.stock[ring * SLOTS + place]]),
        ("place", NAMES[place]),
        ("slot", int(slot) + 1),
    ]


def notation_of(state: Rules, chosen: Parts) -> str:
    """Return the notation of chosen parts; the first open slot stands in for a missing one."""
    if "card" in chosen:
        return ("!" if state.phases.phase == CLAIM else "") + str(chosen["card"])
    ring = chosen.get("ring")
    if not isinstance(ring, int) or not 1 <= ring <= RINGS:
        return ""
    place = chosen.get("place", NAMES[_lying(state, ring - 1)])
    slot = chosen.get("slot", _open_slot(state, ring - 1))
    return f"{ring}{place}>{slot}"


def _lying(state: Rules, ring: int) -> int:
    """Return the first place of a pyramid that holds a petal, or 0."""
    return next((at for at in range(SLOTS) if not state.taken >> cell_at(ring, at) & 1), 0)


def _open_slot(state: Rules, ring: int) -> int:
    slots = open_slots(state.occupied(), ring, state.variant.whole_rings)
    return int(lowest(slots)) + 1 if slots else 1
