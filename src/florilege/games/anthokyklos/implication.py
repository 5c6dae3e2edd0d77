"""Decides whether every flower with one motif also shows another (G6).

A motif needs its petals and those they rest on; more petals only show more motifs. So it is enough
to search the colourings of these cells for a flower that shows the one and not the other. A motif
that is turned or moved outwards has at least the same cells around it, so the innermost placement
of each scale stands for all. With whole rings unlocked (K2) there are even more cells around it,
and the answer still holds."""

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
