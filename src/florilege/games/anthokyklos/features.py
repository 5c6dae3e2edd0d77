"""The value of a position for each player, for bots.

Worth is counted in points, which decide more the nearer the end is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.anthokyklos.completions import Completions
from florilege.games.anthokyklos.flower import CELLS
from florilege.games.anthokyklos.state import NO_CARD, State
from florilege.kernel.bits import count
from florilege.kernel.seats import NOBODY
from florilege.kernel.win_shares import to_win_shares

NAMES: Final = [
    "points",
    "late",
    "cards",
    "ready",
    "near",
    "marker",
    "held",
    "held_near",
    "held_ready",
]


def appraise(state: State, weights: vec[float], out: vec[float]) -> None:
    for seat in range(state.seats):
        out[seat] = float(state.points[seat]) + weights[2] * float(state.cards_won(seat))
    add_market(state, weights, out)
    lateness = float(count(state.taken)) / float(CELLS)
    sharpness = weights[0] + weights[1] * lateness * lateness
    for seat in range(state.seats):
        out[seat] *= sharpness
    to_win_shares(out)


def add_market(state: State, weights: vec[float], out: vec[float]) -> None:
    """Add the promise of the market: free cards to the active player, reserved ones to their
    holder.

    A petal usually completes one card at a time, so only the most valuable free card counts.
    """
    completions = Completions(state)
    dearest = 0.0
    for place in range(len(state.market)):
        card = state.market[place]
        if card == NO_CARD:
            continue
        points = float(state.deck.points[card])
        holder = state.holders[place]
        if holder != NOBODY:
            out[holder] += held_worth(completions, card, weights)
        elif state.is_present(card) and not state.is_barred(state.phases.seat):
            out[state.phases.seat] += weights[3] * points
        elif points > dearest and completions.has(card):
            dearest = points
    out[state.phases.seat] += weights[4] * dearest


def held_worth(completions: Completions, card: i64, weights: vec[float]) -> float:
    """Return the worth of a reserved card; a valuable but distant one ties up the marker."""
    points = float(completions.state.deck.points[card])
    if completions.state.is_present(card):
        return weights[8] * points
    if completions.has(card):
        return weights[5] + weights[7] * points
    return weights[5] + weights[6] * points
