"""Checks a deck (G5): ninety different cards, fair to colours and hands, all possible."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.anthokyklos.deck import CARDS, Card, Deck, wrong_size
from florilege.games.anthokyklos.flower import PER_RING, RINGS, ring_of
from florilege.games.anthokyklos.shape import mirrored
from florilege.kernel.bits import count
from florilege.kernel.refusal import refused

Counts = tuple[int, int, int]
Face = tuple[frozenset[int], str, int]


def check(deck: Deck) -> None:
    if len(deck.cards) != CARDS:
        raise wrong_size(len(deck.cards))
    faces: dict[Face, str] = {}
    for card in deck.cards:
        twin = faces.setdefault(face(card), card.key)
        if twin != card.key:
            raise refused("deck-twins", "G5", {"card": card.key, "other_card": twin})
    for card in deck.cards:
        if turned(card) not in faces:
            raise refused("deck-colours", "G5", {"card": card.key})
        if reflected(card) not in faces:
            raise refused("deck-mirror", "G5", {"card": card.key})
        if not is_possible(card):
            raise refused("deck-impossible", "G5", {"card": card.key})


def face(card: Card) -> Face:
    """Return what identifies a card: its placements, condition and points."""
    return frozenset(card.shape.placements(True)), card.condition.text(), card.points


def turned(card: Card) -> Face:
    """Return the face of a card with the colours cycled."""
    placements, _, points = face(card)
    return placements, card.condition.turned().text(), points


def reflected(card: Card) -> Face:
    """Return the face of a card in a mirror."""
    placements, condition, points = face(card)
    return frozenset(mirrored(mask) for mask in placements), condition, points


def is_possible(card: Card) -> bool:
    """Return whether the motif can occur with three petals of each colour in a ring."""
    for mask in card.shape.placements(False):
        for counts in colourings(mask):
            if card.condition.accepts(vec[i64]([i64(number) for number in counts])):
                return True
    return False


def colourings(mask: int) -> set[Counts]:
    """Return the possible counts of colours of a placement."""
    found: set[Counts] = {(0, 0, 0)}
    for ring in range(RINGS):
        size = int(count(ring_of(mask, ring)))
        found = {
            (one[0] + two[0], one[1] + two[1], one[2] + two[2])
            for one in found
            for two in splits(size)
        }
    return found


def splits(size: int) -> list[Counts]:
    """Return the ways to colour `size` petals of one ring."""
    most = range(PER_RING + 1)
    return [
        (coral, gold, size - coral - gold)
        for coral in most
        for gold in most
        if 0 <= size - coral - gold <= PER_RING
    ]
