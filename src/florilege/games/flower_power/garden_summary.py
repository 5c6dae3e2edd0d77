"""A summary of all gardens for bots: flowers, petals, and what each seat could capture."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from florilege.games.flower_power import gardens
from florilege.games.flower_power.cards import strength
from florilege.games.flower_power.state import NO_CARD, State
from florilege.kernel.seats import NOBODY


@mypyc_attr(acyclic=True)
class GardenSummary:
    """By seat: flowers and petals, what they fight with, and the prey of the strongest."""

    def __init__(self, seats: i64) -> None:
        self.flowers = vec[i64]([0] * seats)
        self.powers = vec[i64]([0] * seats)  # Power Flowers among them
        self.petals = vec[i64]([0] * seats)
        self.total = vec[i64]([0] * seats)  # of what its flowers fight with
        self.best = vec[i64]([0] * seats)
        self.prey = vec[i64]([0] * seats)

    def count(self, state: State) -> None:
        for flower in range(state.standing):
            if stands(state, flower):
                seat = gardens.owner(state, flower)
                fight = fighting_strength(state, flower)
                self.flowers[seat] += 1
                self.powers[seat] += i64(gardens.is_power(state, flower))
                self.petals[seat] += gardens.size(state, flower)
                self.total[seat] += fight
                self.best[seat] = max(self.best[seat], fight)

    def hunt(self, state: State) -> None:
        """Find the largest flower of others that each seat's strongest flower can take."""
        for flower in range(state.standing):
            if stands(state, flower):
                self.offer(state, flower)

    def offer(self, state: State, flower: i64) -> None:
        """Make a flower the prey of each seat that can take it and has no larger prey."""
        owner = gardens.owner(state, flower)
        fight = fighting_strength(state, flower)
        for seat in range(len(self.prey)):
            if seat != owner and self.best[seat] > fight:
                self.prey[seat] = max(self.prey[seat], gardens.size(state, flower))


def stands(state: State, flower: i64) -> bool:
    return gardens.owner(state, flower) != NOBODY and state.tops[flower] != NO_CARD


def fighting_strength(state: State, flower: i64) -> i64:
    """Return the strength of the top petal, or of the strongest of a Power Flower (§12.4)."""
    petal = state.tops[flower]
    found = strength(state.face(petal))
    if gardens.is_power(state, flower):
        petal = state.under[petal]
        while petal != NO_CARD:
            found = max(found, strength(state.face(petal)))
            petal = state.under[petal]
    return found
