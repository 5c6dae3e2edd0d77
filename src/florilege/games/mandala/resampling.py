"""Resampling: redeals what a seat cannot know.

The draw pile and the hidden cards of others come from two pools whose contents the seat can count
(see `player`). Cards shown may be of either pool: each is returned to one of them with the right
odds; then both pools are dealt to the places they fill. Only sums that the seat knows are read, so
nothing else affects the result.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.mandala.card_counts import (
    COLOURS,
    NO_CARDS,
    CardCounts,
    count,
    of_colour,
    random_cards,
    total,
)
from florilege.games.mandala.player import Player
from florilege.games.mandala.state import State
from florilege.kernel.dice import Dice
from florilege.kernel.seats import Seat

ONE: Final[i64] = 1


@mypyc_attr(acyclic=True)
class Pools:
    """What the other seats and the pile hold together, by pool."""

    def __init__(self, state: State, seat: Seat) -> None:
        old = NO_CARDS
        new = state.pile
        for other in range(state.seats):
            if other != seat:
                old += state.players[other].carried()
                new += state.players[other].drawn
        self.old = old
        self.new = new

    def give_back(self, player: Player, dice: Dice) -> CardCounts:
        """Decide which pool a player's shown cards came from; return those of the new one.

        Returns -1 if a card fits neither pool.
        """
        room_old = total(player.carried())
        room_new = total(player.drawn)
        from_new = NO_CARDS
        for colour in range(COLOURS):
            card = of_colour(colour, 1)
            for i in range(count(player.shown, colour)):
                old_odds = room_old * count(self.old, colour) * max(total(self.new), ONE)
                new_odds = room_new * count(self.new, colour) * max(total(self.old), ONE)
                if old_odds + new_odds == 0:
                    return -1
                if dice.below(old_odds + new_odds) < old_odds:
                    room_old -= 1
                    self.old -= card
                else:
                    room_new -= 1
                    self.new -= card
                    from_new += card
        return from_new

    def deal(self, player: Player, from_new: CardCounts, dice: Dice) -> None:
        """Deal a player's hidden cards, as many from each pool as the player holds."""
        from_old = player.shown - from_new
        old = random_cards(self.old, total(player.carried()) - total(from_old), dice)
        new = random_cards(self.new, total(player.drawn) - total(from_new), dice)
        self.old -= old
        self.new -= new
        player.drawn = new + from_new
        player.hand = player.known + old + new


def redeal(state: State, seat: Seat, dice: Dice) -> None:
    """Redeal the other hands and the pile of this state as `seat` may imagine them."""
    pools = Pools(state, seat)
    from_new = vec[i64]([0] * state.seats)
    while not give_back_all(pools, state, seat, from_new, dice):
        pools = Pools(state, seat)
    for other in range(state.seats):
        if other != seat:
            pools.deal(state.players[other], from_new[other], dice)
    state.pile = pools.new


def give_back_all(pools: Pools, state: State, seat: Seat, from_new: vec[i64], dice: Dice) -> bool:
    """Return the shown cards of all other seats to the pools; return whether they fitted.

    What really happened always fits, so repeated attempts end.
    """
    for other in range(state.seats):
        if other != seat and state.players[other].shown:
            from_new[other] = pools.give_back(state.players[other], dice)
            if from_new[other] < 0:
                return False
    return True
