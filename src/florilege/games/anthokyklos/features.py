"""What a position is worth to each player, for bots."""

from typing import Final

from librt.vecs import vec

from florilege.games.anthokyklos.state import NO_CARD, State
from florilege.kernel.chances import to_chances
from florilege.kernel.seats import NOBODY

NAMES: Final = ["points", "cards", "ready", "held", "held_ready"]


def appraise(state: State, weights: vec[float], out: vec[float]) -> None:
    """Write each seat's chances: points, and the cards that wait for it."""
    for seat in range(state.seats):
        out[seat] = weights[0] * float(state.points[seat])
        out[seat] += weights[1] * float(state.cards_won(seat))
    turn = state.phases.seat
    for place in range(len(state.market)):
        card = state.market[place]
        if card == NO_CARD:
            continue
        points = float(state.deck.points[card])
        holder = state.holders[place]
        ready = state.is_present(card)
        if holder != NOBODY:
            out[holder] += points * (weights[4] if ready else weights[3])
        elif ready:
            out[turn] += points * weights[2]
    to_chances(out)
