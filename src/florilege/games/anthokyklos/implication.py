"""Decides whether every flower with one motif also shows another (G6).

A motif needs only its petals and those they rest on, and more petals only show more motifs, so it
is enough to colour these cells. A motif that is turned or moved outwards has at least the same
cells around it (even more with K2), so the innermost placement of each scale stands for all.
"""

from mypy_extensions import i64

from florilege.games.anthokyklos.colouring import Colouring
from florilege.games.anthokyklos.deck import Deck


def implies(deck: Deck, card: i64, other: i64) -> bool:
    """Return whether every flower with the motif of one card also shows that of another."""
    condition, unwanted = deck.cards[card].condition, deck.cards[other].condition
    motifs = deck.placements[deck.shape_of[other]]
    for mask in deck.cards[card].shape.innermost(deck.scaled):
        if Colouring(mask, condition, motifs, unwanted).is_possible():
            return False
    return True
