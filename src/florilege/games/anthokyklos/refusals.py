"""Why a move is refused."""

from mypy_extensions import i64

from florilege.games.anthokyklos.flower import SLOTS, cell_at, open_slots, ring_of
from florilege.games.anthokyklos.moves import CLAIMING, MOVES, RESERVING
from florilege.games.anthokyklos.pyramid import NAMES, UNCOVERED
from florilege.games.anthokyklos.rules import Rules
from florilege.games.anthokyklos.state import CLAIM
from florilege.kernel.bits import BIT
from florilege.kernel.refusal import Args, Refusal
from florilege.kernel.seats import NOBODY


def explain(state: Rules, move: i64) -> Refusal:
    if not 0 <= move < MOVES:
        return Refusal("unknown-move")
    claiming = move >= CLAIMING
    if state.phases.phase == CLAIM:
        return explain_claim(state, move - CLAIMING) if claiming else Refusal("claim-first", "K20")
    if claiming:
        return Refusal("no-claims-now", "K20" if state.variant.sharp_eyes else "10.2")
    if move >= RESERVING:
        return explain_reservation(state, move - RESERVING)
    return explain_placement(state, move // 81, move // 9 % 9, move % 9)


def explain_claim(state: Rules, card: i64) -> Refusal:
    args: Args = {"card": state.deck.cards[card].key}
    place = state.place_of(card)
    if place < 0:
        return Refusal("not-in-market", "10.1", args)
    if state.phases.subject >> place & 1:
        return Refusal("claimed-already", "K18", args)
    return Refusal("reserved-by-other", "7.2", {**args, "seat": int(state.holders[place])})


def explain_reservation(state: Rules, card: i64) -> Refusal:
    args: Args = {"card": state.deck.cards[card].key}
    place = state.place_of(card)
    if place < 0:
        return Refusal("not-in-market", "7.1", args)
    holder = state.holders[place]
    if holder == state.phases.seat:
        return Refusal("reserved-already", "7.3", args)
    if holder != NOBODY:
        return Refusal("reserved-by-other", "7.4", {**args, "seat": int(holder)})
    return Refusal("second-reservation", "7.3", args)


def explain_placement(state: Rules, ring: i64, place: i64, slot: i64) -> Refusal:
    args: Args = {"ring": int(ring) + 1, "slot": int(slot) + 1}
    if ring_of(state.occupied(), ring) & BIT[slot]:
        return Refusal("slot-taken", "6.1", args)
    if not open_slots(state.occupied(), ring, state.variant.whole_rings) & BIT[slot]:
        if state.variant.whole_rings:
            return Refusal("ring-locked", "K2", args)
        return Refusal("slot-unsupported", "6.4", {**args, "support": supports(ring, slot)})
    args = {"ring": int(ring) + 1, "place": NAMES[place]}
    if state.taken >> cell_at(ring, place) & 1:
        return Refusal("petal-gone", "6.1", args)
    if not UNCOVERED[ring_of(state.taken, ring)] & BIT[place]:
        return Refusal("petal-covered", "6.2", args)
    raise ValueError(f"a legal placement was to be explained: {ring} {place} {slot}")


def supports(ring: i64, slot: i64) -> list[str]:
    return [f"{ring}.{slot + 1}", f"{ring}.{(slot + 1) % SLOTS + 1}"]
