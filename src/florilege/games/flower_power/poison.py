"""Poison: a spade destroys a visible petal (§6.1)."""

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.flower_power import events, gardens
from florilege.games.flower_power.cards import Card
from florilege.games.flower_power.state import FLOWER, NEITHER, NO_FLOWER, Battle, State
from florilege.kernel.seats import Seat


def poison(state: State, seat: Seat, card: Card, petal: Card) -> None:
    """Destroy a visible petal; both cards go to the graveyard (§6.1)."""
    flower = state.place[petal] - FLOWER
    events.poisoned(state, seat, card, petal, flower)
    gardens.detach(state, petal)
    gardens.bury(state, petal)
    gardens.bury(state, card)
    if gardens.size(state, flower) == 0:
        lost_last_petal(state, flower, seat)


def lost_last_petal(state: State, flower: i64, by: Seat) -> None:
    """Remove a flower that lost its last petal; if it was fighting, it loses (§7.5)."""
    holder = gardens.owner(state, flower)
    events.destroyed(state, holder, flower)
    battle = state.battle
    if battle is not None and flower == battle.attacking:
        battle.alone = gardens.count(state, holder) == 1
        battle.attacking = NO_FLOWER
        doom(battle)
    elif battle is not None and flower == battle.defending:
        battle.defending = NO_FLOWER
        doom(battle)
    gardens.remove_bare(state, flower, by)


def doom(battle: Battle) -> None:
    """Make the attack fail, whatever is played (§7.5)."""
    battle.doomed = True
    battle.lead = NEITHER
    battle.attacker_picks = vec[i64]()
    battle.defender_picks = vec[i64]()
