"""The view of a seat: everything but the order of the deck, which nobody knows.

With sharp eyes (K20) the view does not say which motifs are present or near: finding them is the
game.
"""

from typing import TypedDict

from mypy_extensions import i64

from florilege.games.anthokyklos.condition import LETTERS
from florilege.games.anthokyklos.deck import CARDS
from florilege.games.anthokyklos.events import motif_name
from florilege.games.anthokyklos.flower import RINGS, SLOTS, cell_at, open_slots, ring_of
from florilege.games.anthokyklos.nearest_motifs import NearestMotifData, nearest_motifs
from florilege.games.anthokyklos.pyramid import NAMES, UNCOVERED
from florilege.games.anthokyklos.rules import Rules
from florilege.games.anthokyklos.standard_shapes import definition_of
from florilege.games.anthokyklos.state import CLAIM, NO_CARD, NO_PETAL, has
from florilege.kernel.bits import count
from florilege.kernel.seats import NOBODY, Seat


class PetalData(TypedDict):
    """A petal still in its pyramid."""

    place: str
    petal: str
    accessible: bool


class RingData(TypedDict):
    """A ring: its slots (a petal's colour or None), the open ones, and its pyramid."""

    ring: int
    slots: list[str | None]
    open: list[int]
    pyramid: list[PetalData]


class CardData(TypedDict):
    """A Motif card; `pattern` is its shape as steps on the lattice, at scale 1.

    `definition` is the clause that defines the shape in words, `clause` that of the condition.
    """

    card: str
    shape: str
    pattern: list[list[int]]
    scales: list[int]
    definition: str | None
    condition: str
    least: str | None
    clause: str
    points: int


class MarketCardData(TypedDict):
    """A card of the market; `motifs` lists where it is on the flower, `hopes` where it may soon be.

    Both are None with sharp eyes; both are empty when the card cannot be validated any more.
    """

    card: CardData
    holder: int | None
    claimed: bool
    motifs: list[str] | None
    hopes: list[NearestMotifData] | None


class WonData(CardData):
    """A validated card, with one of the motifs that made it so."""

    motif: str


class PlayerData(TypedDict):
    """A player and the cards they have validated.

    `barred` tells that they may not claim on their next turn, or the present one; `lost` how many
    points wrong claims have cost them (K20).
    """

    seat: int
    points: int
    cards: list[WonData]
    reserved: str | None
    barred: bool
    lost: int


class BoardData(TypedDict):
    """The whole table."""

    rings: list[RingData]
    market: list[MarketCardData]
    deck: int
    under: list[str]
    idle: int | None
    players: list[PlayerData]


def board(state: Rules, _seat: Seat) -> BoardData:
    """Return the table; the same for every seat."""
    return {
        "rings": [_ring(state, ring) for ring in range(int(RINGS))],
        "market": [
            _offer(state, place)
            for place in range(len(state.market))
            if state.market[place] != NO_CARD
        ],
        "deck": int(count(state.pile_low) + count(state.pile_high)) + len(state.under),
        "under": [state.deck.cards[card].key for card in state.under],
        "idle": int(state.idle) if state.variant.refresh else None,
        "players": [_player(state, seat) for seat in range(int(state.seats))],
    }


def _ring(state: Rules, ring: int) -> RingData:
    colours = [state.colour_at(cell_at(ring, slot)) for slot in range(SLOTS)]
    slots = open_slots(state.occupied(), ring, state.variant.whole_rings)
    places = UNCOVERED[ring_of(state.taken, ring)] if slots else 0
    pyramid: list[PetalData] = [
        {
            "place": NAMES[place],
            "petal": LETTERS[state.stock[cell_at(ring, place)]],
            "accessible": places >> place & 1 == 1,
        }
        for place in range(SLOTS)
        if not state.taken >> cell_at(ring, place) & 1
    ]
    return {
        "ring": ring + 1,
        "slots": [None if colour == NO_PETAL else LETTERS[colour] for colour in colours],
        "open": [slot + 1 for slot in range(int(SLOTS)) if slots >> slot & 1],
        "pyramid": pyramid,
    }


def card_data(state: Rules, card: i64) -> CardData:
    face = state.deck.cards[card]
    return {
        "card": face.key,
        "shape": face.shape.key,
        "pattern": [[out, round_] for out, round_ in face.shape.steps],
        "scales": face.shape.scales if state.deck.scaled else face.shape.scales[:1],
        "definition": definition_of(face.shape),
        "condition": face.condition.kind(),
        "least": face.condition.least_term() or None,
        "clause": face.condition.clause(),
        "points": face.points,
    }


def _offer(state: Rules, place: i64) -> MarketCardData:
    card = state.market[place]
    holder = state.holders[place]
    seen = not state.variant.sharp_eyes
    motifs = [motif_name(mask) for mask in state.deck.motifs(card, state.petals)]
    claimed = state.phases.phase == CLAIM and state.phases.subject >> place & 1 == 1
    return {
        "card": card_data(state, card),
        "holder": None if holder == NOBODY else int(holder),
        "claimed": claimed,
        "motifs": motifs if seen else None,
        "hopes": ([] if motifs else nearest_motifs(state, card)) if seen else None,
    }


def _won(state: Rules, card: i64) -> WonData:
    motif = motif_name(state.deck.motifs(card, state.petals)[0])
    return {**card_data(state, card), "motif": motif}


def _player(state: Rules, seat: int) -> PlayerData:
    won = [
        _won(state, card)
        for card in range(CARDS)
        if has(state.won_low[seat], state.won_high[seat], card)
    ]
    reserved = [
        state.deck.cards[state.market[place]].key
        for place in range(len(state.market))
        if state.holders[place] == seat
    ]
    return {
        "seat": seat,
        "points": int(state.points[seat]),
        "cards": won,
        "reserved": reserved[0] if reserved else None,
        "barred": state.is_barred(seat),
        "lost": int(state.wrong[seat]) if state.variant.loses_point else 0,
    }
