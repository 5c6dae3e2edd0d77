"""The events of the game; nothing happens without a journal.

A petal on the flower is named by ring and slot, `2.5`; a motif by its petals, `1.1+1.2+2.1`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.anthokyklos.condition import LETTERS
from florilege.games.anthokyklos.deck import Deck
from florilege.games.anthokyklos.flower import CELLS, SLOTS
from florilege.kernel.journal import Journal
from florilege.kernel.outcome import Outcome
from florilege.kernel.refusal import Args
from florilege.kernel.seats import EVERYONE, Seat

NAMED: Final = 3  # motifs of a card that are named; a common one is everywhere


def card_args(deck: Deck, card: i64) -> Args:
    face = deck.cards[card]
    args: Args = {
        "card": face.key,
        "shape": face.shape.key,
        "condition": face.condition.kind(),
        "points": face.points,
    }
    if face.condition.least:
        args["least"] = face.condition.least_term()
    return args


def kind_of(kind: str, deck: Deck, card: i64) -> str:
    """Return the kind of an event about a card; cards with a quantity have kinds of their own."""
    return f"{kind}-least" if deck.cards[card].condition.least else kind


def motif_name(mask: int) -> str:
    cells = [cell for cell in range(int(CELLS)) if mask >> cell & 1]
    return "+".join(f"{cell // SLOTS + 1}.{cell % SLOTS + 1}" for cell in cells)


def first_player(log: Journal | None, seat: Seat) -> None:
    if log is not None:
        log.tell("first-player", "3.7", EVERYONE, {"seat": int(seat)})


def revealed(log: Journal | None, deck: Deck, card: i64, clause: str) -> None:
    """Record which card comes to the market, if one was left, and by which clause."""
    if log is not None and card >= 0:
        args = card_args(deck, card)
        log.tell(kind_of("revealed", deck, card), clause, EVERYONE, args)


def placed(log: Journal | None, seat: Seat, colour: i64, ring: i64, slot: i64) -> None:
    if log is not None:
        args: Args = {
            "seat": int(seat),
            "petal": LETTERS[colour],
            "ring": int(ring) + 1,
            "slot": int(slot) + 1,
        }
        log.tell("placed", "6.1", EVERYONE, args)


def reserved(log: Journal | None, deck: Deck, seat: Seat, card: i64) -> None:
    if log is not None:
        args: Args = {"seat": int(seat), **card_args(deck, card)}
        log.tell(kind_of("reserved", deck, card), "7.1", EVERYONE, args)


def claimed(log: Journal | None, deck: Deck, seat: Seat, card: i64) -> None:
    """Record a claim of a motif that is present."""
    if log is not None:
        args: Args = {"seat": int(seat), **card_args(deck, card)}
        log.tell(kind_of("claimed", deck, card), "K20", EVERYONE, args)


def mistaken(log: Journal | None, deck: Deck, seat: Seat, card: i64) -> None:
    """Record a claim of a motif that is not present."""
    if log is not None:
        args: Args = {"seat": int(seat), **card_args(deck, card)}
        log.tell(kind_of("mistaken", deck, card), "K20", EVERYONE, args)


def fined(log: Journal | None, seat: Seat, penalty: str) -> None:
    if log is not None:
        log.tell(f"fined-{penalty}", "K20", EVERYONE, {"seat": int(seat)})


def sat_out(log: Journal | None, seat: Seat) -> None:
    """Record that a player may not claim this turn."""
    if log is not None:
        log.tell("sat-out", "K20", EVERYONE, {"seat": int(seat)})


def validated(log: Journal | None, deck: Deck, seat: Seat, card: i64, petals: vec[i64]) -> None:
    """Record who takes which card, and where its motif is."""
    if log is not None:
        motifs = [motif_name(mask) for mask in deck.motifs(card, petals)]
        args: Args = {"seat": int(seat), **card_args(deck, card)}
        args |= {"motif": motifs[:NAMED], "more": len(motifs[NAMED:])}
        log.tell(kind_of("validated", deck, card), "10.2", EVERYONE, args)


def retired(log: Journal | None, deck: Deck, card: i64) -> None:
    """Record that a card goes under the deck."""
    if log is not None:
        log.tell("retired", "K29", EVERYONE, card_args(deck, card))


def result(log: Journal | None, outcome: Outcome | None) -> None:
    if log is None or outcome is None:
        return
    for seat, points in enumerate(outcome.scores):
        log.tell("scored", "11.2", EVERYONE, {"seat": seat, "points": points})
    for winner in outcome.winners:
        log.tell(f"won-{outcome.reason}", outcome.clause, EVERYONE, {"seat": winner})
