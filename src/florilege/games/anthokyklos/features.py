"""What a position is worth to each player, for bots.

Worth is counted in points, and the nearer the end, the more a point decides.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.anthokyklos.deck import COUNTS
from florilege.games.anthokyklos.flower import CELLS, RINGS, SLOTS, cell_at, open_slots, ring_of
from florilege.games.anthokyklos.pyramid import UNCOVERED
from florilege.games.anthokyklos.state import NO_CARD, State, has
from florilege.kernel.bits import bit, count, lowest
from florilege.kernel.chances import to_chances
from florilege.kernel.seats import NOBODY

NAMES: Final = [
    "points",
    "late",
    "cards",
    "ready",
    "near",
    "marker",
    "held",
    "held_near",
    "held_ready",
]


def appraise(state: State, weights: vec[float], out: vec[float]) -> None:
    """Write each seat's chances: points, and the cards that wait for it."""
    for seat in range(state.seats):
        out[seat] = float(state.points[seat]) + weights[2] * float(state.cards_won(seat))
    add_market(state, weights, out)
    lateness = float(count(state.taken)) / float(CELLS)
    sharpness = weights[0] + weights[1] * lateness * lateness
    for seat in range(state.seats):
        out[seat] *= sharpness
    to_chances(out)


def add_market(state: State, weights: vec[float], out: vec[float]) -> None:
    """Add what the cards of the market promise: free ones to who is on turn, held ones to theirs.

    A petal completes one card at a time as a rule, so of the free ones only the dearest counts.
    """
    reach = Reach(state)
    dearest = 0.0
    for place in range(len(state.market)):
        card = state.market[place]
        if card == NO_CARD:
            continue
        points = float(state.deck.points[card])
        holder = state.holders[place]
        if holder != NOBODY:
            out[holder] += held_worth(reach, card, weights)
        elif state.is_present(card):
            out[state.phases.seat] += weights[3] * points
        elif points > dearest and reach.has(card):
            dearest = points
    out[state.phases.seat] += weights[4] * dearest


def held_worth(reach: "Reach", card: i64, weights: vec[float]) -> float:
    """Return what a reserved card is worth: a dear one that is far off binds the marker."""
    points = float(reach.state.deck.points[card])
    if reach.state.is_present(card):
        return weights[8] * points
    if reach.has(card):
        return weights[5] + weights[7] * points
    return weights[5] + weights[6] * points


@mypyc_attr(acyclic=True)
class Reach:
    """Which motifs one more petal would complete."""

    def __init__(self, state: State) -> None:
        self.state = state
        occupied = state.occupied()
        self.bare = ~occupied
        self.open: i64 = 0  # the cells where a petal may be placed
        for ring in range(RINGS):
            self.open |= open_slots(occupied, ring, state.variant.whole_rings) << (ring * SLOTS)

    def has(self, card: i64) -> bool:
        """Tell whether a petal that can be taken now would complete a card's motif."""
        deck = self.state.deck
        shape = deck.shape_of[card]
        masks = deck.masks
        bare = self.bare
        ways = self.open
        place = deck.firsts[shape]
        end = deck.firsts[shape + 1]
        while place < end:
            gap = masks[place] & bare
            if gap & (gap - 1) == 0 and gap & ways and self.completes(card, masks[place], gap):
                return True
            place += 1
        return False

    def completes(self, card: i64, mask: i64, gap: i64) -> bool:
        """Tell whether some colour at hand for a gap makes the motif the card's."""
        state = self.state
        coral = count(mask & state.petals[0])
        gold = count(mask & state.petals[1])
        at_hand = self.colours_at_hand(lowest(gap) // SLOTS)
        entry = state.deck.shape_of[card] * COUNTS + coral * 10 + gold
        return (
            (at_hand & 1 != 0 and self.accepts(card, entry + 10))
            or (at_hand & 2 != 0 and self.accepts(card, entry + 1))
            or (at_hand & 4 != 0 and self.accepts(card, entry))
        )

    def accepts(self, card: i64, entry: i64) -> bool:
        """Tell whether a card takes a motif with these counts of colours."""
        deck = self.state.deck
        return has(deck.first_half[entry], deck.second_half[entry], card)

    def colours_at_hand(self, ring: i64) -> i64:
        """Return the colours that can be taken from a ring's pyramid, as a mask."""
        state = self.state
        found: i64 = 0
        places = UNCOVERED[ring_of(state.taken, ring)]
        while places:
            found |= bit(state.stock[cell_at(ring, lowest(places))])
            places &= places - 1
        return found
