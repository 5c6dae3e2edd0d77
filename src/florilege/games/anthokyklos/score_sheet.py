"""The score sheet: the cards each player has validated (§11)."""

from mypy_extensions import i64

from florilege.games.anthokyklos.deck import CARDS
from florilege.games.anthokyklos.events import card_args, kind_of
from florilege.games.anthokyklos.state import State, has
from florilege.kernel.refusal import Args
from florilege.kernel.score import Score


def sheet(state: State) -> list[Score]:
    """Return the points of each card, and those lost."""
    found: list[Score] = []
    for seat in range(int(state.seats)):
        found += [
            _card(state, seat, card)
            for card in range(CARDS)
            if has(state.won_low[seat], state.won_high[seat], card)
        ]
        if state.variant.loses_point and state.wrong[seat]:
            found.append(_wrong(state, seat))
    return found


def _wrong(state: State, seat: int) -> Score:
    number = int(state.wrong[seat])  # K20
    args: Args = {"number": number}
    return {"seat": seat, "kind": "wrong", "clause": "K20", "points": -number, "args": args}


def _card(state: State, seat: int, card: i64) -> Score:
    args = card_args(state.deck, card)
    del args["points"]
    return {
        "seat": seat,
        "kind": kind_of("card", state.deck, card),
        "clause": "11.2",
        "points": state.deck.cards[card].points,
        "args": args,
    }
