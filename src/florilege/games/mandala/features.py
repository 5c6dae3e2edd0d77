"""The value of a position for each player, for bots."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.mandala.card_counts import total
from florilege.games.mandala.mandala import Mandala
from florilege.games.mandala.player import Player
from florilege.games.mandala.state import MANDALAS, State
from florilege.games.mandala.tiles import NO_TILE, Tile, colour_of, flower_value, value
from florilege.kernel.bits import count, lowest
from florilege.kernel.seats import NOBODY
from florilege.kernel.win_shares import to_win_shares

NAMES: Final = ["points", "flowers", "singles", "hand", "ripe", "raw", "share", "mate", "late"]


def appraise(state: State, weights: vec[float], out: vec[float]) -> None:
    point = weights[0] + weights[8] * lateness(state)
    for seat in range(state.seats):
        player = state.players[seat]
        out[seat] = (
            point * float(player.score())
            + weights[1] * float(len(player.flowers))
            + weights[2] * float(count(player.singles))
            + weights[3] * float(total(player.hand))
        )
    for m in range(MANDALAS):
        if state.mandalas[m].dark != NO_TILE:
            promise(state, state.mandalas[m], weights, out)
    to_win_shares(out)


def lateness(state: State) -> float:
    """Return how near the end is: a player's third Flower is the last."""
    most: i64 = 0
    for player in state.players:
        most = max(most, len(player.flowers))
    return float(most) / 3.0


def promise(state: State, mandala: Mandala, weights: vec[float], out: vec[float]) -> None:
    """Add what a mandala would give if it were destroyed now, weighted by how complete it is."""
    ripeness = float(count(mandala.colours)) / 6.0
    weight = weights[5] + weights[4] * ripeness * ripeness
    cards: i64 = 1
    for seat in range(state.seats):
        cards += mandala.size(seat)
    for seat in range(state.seats):
        out[seat] += weights[6] * float(mandala.size(seat)) / float(cards)
    holder = mandala.marker
    if holder == NOBODY:
        return
    dark = gain(state.players[holder], mandala.dark, weights[7])
    light = gain(state.players[holder], mandala.light, weights[7])
    second = mandala.second()
    if second == NOBODY:
        out[holder] += weight * (dark + light)
    else:
        out[holder] += weight * max(dark, light)
        left = mandala.light if dark >= light else mandala.dark
        out[second] += weight * gain(state.players[second], left, weights[7])


def gain(player: Player, tile: Tile, mate_worth: float) -> float:
    """Return what a tile adds to a player's points; a new colour may pair up later."""
    mates = player.single(colour_of(tile))
    if mates == 0:
        return float(value(tile)) + mate_worth
    mate = lowest(mates)
    return float(flower_value(mate, tile) - value(mate))
