"""The places where a card's motif needs the fewest petals; the market shows them."""

from typing import Final, TypeAlias, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.anthokyklos.condition import COLOURS, LETTERS
from florilege.games.anthokyklos.events import motif_name
from florilege.games.anthokyklos.flower import FULL_RING, RINGS, SLOTS, cell_at, ring_of
from florilege.games.anthokyklos.rules import Rules
from florilege.kernel.bits import count

MOST: Final = 4  # more, equally near, would highlight half of the flower

Counts: TypeAlias = tuple[int, int, int]  # of coral, gold and indigo


class NearestMotifData(TypedDict):
    """A motif to be: all its cells, and the colours that may come where a petal is missing."""

    motif: str
    petals: list[str]


def nearest_motifs(state: Rules, card: i64) -> list[NearestMotifData]:
    """Return the places that need the fewest petals, supports included; none if impossible."""
    shape = state.deck.shape_of[card]
    bare = ~state.occupied()
    ranked = [(_distance(state, mask & bare), mask) for mask in state.deck.placements[shape]]
    found: list[NearestMotifData] = []
    nearest = 0
    for distance, mask in sorted(ranked, key=lambda place: place[0]):
        if found and (distance > nearest or len(found) == MOST):
            break
        petals = _helpful(state, card, mask) if distance else []
        if petals:
            nearest = distance
            found.append({"motif": motif_name(mask), "petals": petals})
    return found


def _distance(state: Rules, missing: i64) -> int:
    """Return how many petals must be placed, including those the missing ones rest on."""
    needed = missing
    for ring in range(RINGS - 1, 0, -1):
        outside = ring_of(needed, ring)
        inside = (outside | outside << 1 | outside >> (SLOTS - 1)) & FULL_RING
        if outside and state.variant.whole_rings:
            inside = FULL_RING
        needed |= inside << cell_at(ring - 1, 0) & ~state.occupied()
    return int(count(needed))


def _helpful(state: Rules, card: i64, mask: i64) -> list[str]:
    """Return the colours that missing petals have in any completion of a motif."""
    condition = state.deck.cards[card].condition
    there = [count(mask & state.petals[colour]) for colour in range(COLOURS)]
    ways = [
        way
        for way in _ways(state, mask & ~state.occupied())
        if condition.accepts(vec[i64]([there[colour] + way[colour] for colour in range(3)]))
    ]
    return [LETTERS[colour] for colour in range(3) if any(way[colour] for way in ways)]


def _ways(state: Rules, missing: i64) -> set[Counts]:
    """Return the possible counts by colour in the missing cells, given the petals left."""
    ways: set[Counts] = {(0, 0, 0)}
    for ring in range(RINGS):
        number = int(count(ring_of(missing, ring)))
        if number:
            fillings = _fillings(_left(state, ring), number)
            ways = {(a + d, b + e, c + f) for a, b, c in ways for d, e, f in fillings}
    return ways


def _left(state: Rules, ring: i64) -> Counts:
    cells = [cell_at(ring, place) for place in range(SLOTS)]
    left = [int(state.stock[cell]) for cell in cells if not state.taken >> cell & 1]
    return left.count(0), left.count(1), left.count(2)


def _fillings(left: Counts, number: int) -> list[Counts]:
    return [
        (coral, gold, number - coral - gold)
        for coral in range(min(left[0], number) + 1)
        for gold in range(min(left[1], number - coral) + 1)
        if number - coral - gold <= left[2]
    ]
