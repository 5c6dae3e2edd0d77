"""Finds harder cards that are worth no more points than easier ones (G6)."""

from mypy_extensions import i64

from florilege.games.anthokyklos.deck import Card, Deck
from florilege.games.anthokyklos.implication import implies
from florilege.kernel.deck_statistics import PairRow


def dominated_pairs(deck: Deck) -> list[PairRow]:
    numbers = range(len(deck.cards))
    return [
        pair(deck.cards[card], deck.cards[other])
        for card in numbers
        for other in numbers
        if card != other and is_dominated(deck, card, other)
    ]


def is_dominated(deck: Deck, card: i64, other: i64) -> bool:
    """Return whether a card is harder than another for no more points, or as hard for fewer."""
    points, others = deck.points[card], deck.points[other]
    if points > others or not implies(deck, card, other):
        return False
    return points < others or not implies(deck, other, card)


def pair(card: Card, other: Card) -> PairRow:
    return {
        "harder": card.key,
        "points": card.points,
        "easier": other.key,
        "easier_points": other.points,
    }
