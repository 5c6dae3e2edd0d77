"""Decides whether every flower with one motif also shows another (G6).

A motif needs its petals and those they rest on, and no others; more petals only show more motifs.
So a flower with the one and without the other is looked for among the colourings of these cells
alone. Turned or moved outwards, a motif still has around it all that it had: the innermost
placement of each scale stands for the others. With whole rings unlocked (K2) even more is around
it, and what is told here still holds.
"""

from mypy_extensions import i64

from florilege.games.anthokyklos.colouring import Colouring
from florilege.games.anthokyklos.deck import Deck


def implies(deck: Deck, card: i64, other: i64) -> bool:
    """Return whether every flower with the motif of one card shows that of another too."""
    condition, unwanted = deck.cards[card].condition, deck.cards[other].condition
    motifs = deck.placements[deck.shape_of[other]]
    for mask in deck.cards[card].shape.innermost(deck.scaled):
        if Colouring(mask, condition, motifs, unwanted).is_possible():
            return False
    return True
