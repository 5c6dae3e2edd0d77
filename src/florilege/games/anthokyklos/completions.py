"""Which motifs one more petal would complete. Kept fast: bots ask in every sampled world."""

from mypy_extensions import i64, mypyc_attr

from florilege.games.anthokyklos.deck import COUNTS
from florilege.games.anthokyklos.flower import RINGS, SLOTS, cell_at, open_slots, ring_of
from florilege.games.anthokyklos.pyramid import UNCOVERED
from florilege.games.anthokyklos.state import State, has
from florilege.kernel.bits import BIT, count, lowest


@mypyc_attr(acyclic=True)
class Completions:
    def __init__(self, state: State) -> None:
        self.state = state
        occupied = state.occupied()
        self.bare = ~occupied
        self.open: i64 = 0  # the cells where a petal may be placed
        self.at_hand: i64 = 0  # the colours that can be taken, from the first cell of each ring on
        for ring in range(RINGS):
            slots = open_slots(occupied, ring, state.variant.whole_rings)
            if slots:
                self.open |= slots << (ring * SLOTS)
                self.at_hand |= colours_at_hand(state, ring) << (ring * SLOTS)

    def has(self, card: i64) -> bool:
        """Return whether a petal that can be taken now would complete a card's motif."""
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
        """Return whether some colour available for a gap makes the motif satisfy the card."""
        state = self.state
        coral = count(mask & state.petals[0])
        gold = count(mask & state.petals[1])
        at_hand = self.at_hand >> (lowest(gap) // SLOTS * SLOTS)
        entry = state.deck.shape_of[card] * COUNTS + coral * 10 + gold
        return (
            (at_hand & 1 != 0 and self.accepts(card, entry + 10))
            or (at_hand & 2 != 0 and self.accepts(card, entry + 1))
            or (at_hand & 4 != 0 and self.accepts(card, entry))
        )

    def accepts(self, card: i64, entry: i64) -> bool:
        """Return whether a card accepts a motif with these counts of colours."""
        deck = self.state.deck
        return has(deck.first_half[entry], deck.second_half[entry], card)


def colours_at_hand(state: State, ring: i64) -> i64:
    """Return the colours that can be taken from a ring's pyramid, as a mask."""
    found: i64 = 0
    places = UNCOVERED[ring_of(state.taken, ring)]
    while places:
        found |= BIT[state.stock[cell_at(ring, lowest(places))]]
        places &= places - 1
    return found
