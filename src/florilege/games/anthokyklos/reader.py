"""Reads positions: every petal and every card must be somewhere, once.

The deck holds the cards that are nowhere else.
"""

import re
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.anthokyklos.condition import LETTERS
from florilege.games.anthokyklos.deck import CARDS, HALF
from florilege.games.anthokyklos.flower import CELLS, RINGS, SLOTS, cell_at, ring_of, supported
from florilege.games.anthokyklos.notation import EMPTY, NOTHING
from florilege.games.anthokyklos.pyramid import ABOVE, NAMES
from florilege.games.anthokyklos.rules import Rules
from florilege.games.anthokyklos.state import CLAIM, IDLE_ROUNDS, NO_CARD, TURN
from florilege.kernel.bits import BIT, count
from florilege.kernel.notation import NotationLine, take
from florilege.kernel.refusal import refused
from florilege.kernel.seats import LETTERS as SEATS

PYRAMID: Final = re.compile(r"([cgi.]{2})/([cgi.]{3})/([cgi.]{4})")
OF_A_COLOUR: Final = 3
MOST_TURNS: Final = 45 + 95  # placements and reservations


def read(state: Rules, found: dict[str, NotationLine]) -> None:
    """Fill a blank position from the lines of a text."""
    for ring in range(int(RINGS)):
        entry = take(found, str(ring + 1))
        _read_ring(state, entry, ring)
        _check_supports(state, entry, ring)
    state.survey()
    state.pile_low, state.pile_high = 0, 0
    seen: set[int] = set()
    _read_market(state, take(found, "market"), seen)
    for seat in range(int(state.seats)):
        _read_player(state, take(found, SEATS[seat]), seat, seen)
    _read_under(state, found.pop("under", None), seen)
    for card in range(CARDS):
        if card not in seen and card < HALF:
            state.pile_low |= BIT[card]
        elif card not in seen:
            state.pile_high |= BIT[card - HALF]
    _check_market(state)
    _read_turn(state, take(found, "turn"))
    _read_idle(state, found.pop("idle", None))


def _read_ring(state: Rules, entry: NotationLine, ring: int) -> None:
    if len(entry.words) != 2 or not re.fullmatch(r"[cgi.]{9}", entry.words[0]):
        raise entry.wrong(" ".join(entry.words))
    pyramid = PYRAMID.fullmatch(entry.words[1])
    if pyramid is None:
        raise entry.wrong(entry.words[1])
    slots, places = entry.words[0], pyramid[1] + pyramid[2] + pyramid[3]
    for colour, sign in enumerate(LETTERS):
        if slots.count(sign) + places.count(sign) != OF_A_COLOUR:
            raise entry.fail("petal-count", "2.2", {"petal": sign, "ring": ring + 1})
        for slot in range(SLOTS):
            if slots[slot] == sign:
                state.petals[colour] |= BIT[cell_at(ring, slot)]
            if places[slot] == sign:
                state.stock[cell_at(ring, slot)] = colour
    for place in range(SLOTS):
        if places[place] == EMPTY:
            state.taken |= BIT[cell_at(ring, place)]
    _check_pyramid(state, entry, ring)


def _check_pyramid(state: Rules, entry: NotationLine, ring: int) -> None:
    """Refuse a pyramid petal without the two below it, which are taken after it (§6.2)."""
    taken = ring_of(state.taken, ring)
    for place in range(SLOTS):
        if taken & BIT[place] and ABOVE[place] & ~taken:
            raise entry.fail("petal-covered", "6.2", {"place": NAMES[place], "ring": ring + 1})


def _check_supports(state: Rules, entry: NotationLine, ring: int) -> None:
    """Refuse petals without support (§6.4), or placed before the ring inside was full (K2)."""
    occupied = state.occupied()
    if ring == 0 or not ring_of(occupied, ring):
        return
    inside = ring_of(occupied, ring - 1)
    early = state.variant.whole_rings and count(inside) < SLOTS
    if early or ring_of(occupied, ring) & ~supported(inside):
        raise entry.fail("petal-unsupported", "6.4", {"ring": ring + 1})


def _card(state: Rules, entry: NotationLine, key: str, seen: set[int]) -> i64:
    card = state.deck.number_of(key)
    if card < 0:
        raise entry.wrong(key)
    if int(card) in seen:
        raise entry.fail("card-duplicated", "2.3", {"card": key})
    seen.add(int(card))
    return card


def _keys(text: str) -> list[str]:
    return [] if text == NOTHING else text.split(",")


def _read_market(state: Rules, entry: NotationLine, seen: set[int]) -> None:
    words = [] if entry.words == [NOTHING] else entry.words
    if len(words) > len(state.market):
        args: dict[str, int | str | list[str]] = {"expected": len(state.market)}
        raise entry.fail("market-size", "3.3", args)
    for place, word in enumerate(words):
        key, sign, holder = word.partition(":")
        state.market[place] = _card(state, entry, key, seen)
        if sign:
            seat = entry.seat(holder, int(state.seats))
            if state.has_reserved(seat):
                raise entry.fail("one-reservation", "7.3", {"seat": int(seat)})
            state.holders[place] = seat


def _read_player(state: Rules, entry: NotationLine, seat: int, seen: set[int]) -> None:
    fields = entry.fields(entry.words, ["cards", "wrong"])
    for key in _keys(fields.get("cards", NOTHING)):
        card = _card(state, entry, key, seen)
        if not state.is_present(card):
            raise entry.fail("motif-absent", "10.1", {"card": key})
        state.points[seat] += state.deck.points[card]
        if card < HALF:
            state.won_low[seat] |= BIT[card]
        else:
            state.won_high[seat] |= BIT[card - HALF]
    if "wrong" in fields:
        _read_wrong(state, entry, seat, fields["wrong"])


def _read_wrong(state: Rules, entry: NotationLine, seat: int, text: str) -> None:
    """Read the wrong claims still in effect: at most one, or at most one a turn (K20)."""
    variant = state.variant
    if not variant.sharp_eyes or not (variant.skips_next or variant.loses_point):
        raise entry.wrong("wrong")
    state.wrong[seat] = entry.whole(text, 1, 1 if variant.skips_next else MOST_TURNS)
    if variant.loses_point:
        state.points[seat] -= state.wrong[seat]


def _read_under(state: Rules, entry: NotationLine | None, seen: set[int]) -> None:
    if entry is None:
        return
    if not state.variant.refresh or len(entry.words) != 1:
        raise entry.wrong(" ".join(entry.words))
    cards = [_card(state, entry, key, seen) for key in _keys(entry.words[0])]
    state.under = vec[i64](cards)


def _check_market(state: Rules) -> None:
    """Refuse a market with gaps while cards are left in the deck (§10.6)."""
    missing = state.market[len(state.market) - 1] == NO_CARD
    left = state.pile_low | state.pile_high
    if missing and (left or len(state.under)) and count(state.taken) < CELLS:
        args: dict[str, int | str | list[str]] = {"expected": len(state.market)}
        raise refused("market-size", "3.3", args)


def _read_turn(state: Rules, entry: NotationLine) -> None:
    over = count(state.taken) == CELLS
    if entry.words == ["over"]:
        if not over:
            raise entry.wrong("over")
        return
    seat = entry.seat(entry.words[0] if entry.words else "", int(state.seats))
    state.phases.push(TURN, seat, 0)
    fields = entry.fields(entry.words[1:], ["claim"])
    if "claim" not in fields:
        if over:
            raise entry.fail("flower-complete", "11.1")
        return
    if not state.variant.sharp_eyes or not state.can_claim() or state.is_barred(seat):
        raise entry.fail("no-claims", "K20")
    state.phases.push(CLAIM, seat, 0)
    for key in _keys(fields["claim"]):
        _read_claim(state, entry, key)


def _read_claim(state: Rules, entry: NotationLine, key: str) -> None:
    place = state.place_of(state.deck.number_of(key)) if state.deck.number_of(key) >= 0 else -1
    if place < 0 or not state.is_claimable(place):
        raise entry.wrong(key)
    if not state.is_present(state.market[place]):
        raise entry.fail("motif-absent", "10.1", {"card": key})
    state.phases.subject |= BIT[place]


def _read_idle(state: Rules, entry: NotationLine | None) -> None:
    if entry is not None:
        if not state.variant.refresh:
            raise entry.wrong(entry.key)
        most = int(IDLE_ROUNDS * state.seats)
        state.idle = entry.whole(" ".join(entry.words), 1, most)
