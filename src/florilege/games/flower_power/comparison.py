"""The comparison of two flowers (§4.4-4.6, §5.3, §7.3-7.6).

It always starts from the top, on the flowers as they are now. The first level at which the petals
differ decides; if there is none, the longer flower wins; otherwise it is a tie.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from florilege.games.flower_power import events, gardens, knowledge
from florilege.games.flower_power.cards import Card, strength
from florilege.games.flower_power.state import (
    ATTACKER,
    DEFENDER,
    FLOWER,
    NEITHER,
    NO_CARD,
    Battle,
    State,
)
from florilege.kernel.bits import BIT

ONE_LEVEL: Final[i64] = 1
ALL_LEVELS: Final[i64] = 9999


def settle(state: State, battle: Battle) -> i64:
    """Compare as far as possible; return the side that must select a petal, or NEITHER."""
    battle.lead = NEITHER
    if battle.doomed:
        return NEITHER
    _drop_dead_picks(state, battle, ATTACKER)
    _drop_dead_picks(state, battle, DEFENDER)
    levels = ALL_LEVELS
    if state.variant.ties_at_resolution and not battle.resolving:
        levels = ONE_LEVEL
    for level in range(levels):
        if _runs_out(state, battle, level):
            return NEITHER
        _reveal(state, battle.attacking, level)
        _reveal(state, battle.defending, level)
        side = _waits_for(state, battle, level)
        if side != NEITHER:
            return side
        if _unchosen(state, battle, level):
            return NEITHER
        if _decides(state, battle, level):
            return NEITHER
    return NEITHER


def _runs_out(state: State, battle: Battle, level: i64) -> bool:
    """Return whether a flower has no petal at this level; if so, the longer one leads (§7.3)."""
    ours = gardens.size(state, battle.attacking)
    theirs = gardens.size(state, battle.defending)
    if level < ours and level < theirs:
        return False
    if ours > theirs:
        battle.lead = ATTACKER
    elif ours < theirs:
        battle.lead = DEFENDER
    return True


def _reveal(state: State, flower: i64, level: i64) -> None:
    if gardens.is_power(state, flower):
        return
    petal = gardens.petal_at(state, flower, level)
    if knowledge.turn_up(state, petal):
        events.revealed(state, "4.4" if level == 0 else state.variant.cite("7.3"), flower, petal)


def _waits_for(state: State, battle: Battle, level: i64) -> i64:
    """Return the side that must name a petal of its Power Flower, attacker first (AMB-19)."""
    for side in range(2):
        flower = battle.flower(side)
        if gardens.is_power(state, flower) and len(battle.picks(side)) <= level:
            if state.variant.choose_at_resolution and not battle.resolving:
                continue
            if gardens.size(state, flower) - level > 1:
                return side
            select(state, battle, side, _only_choice(state, battle, side))
    return NEITHER


def _unchosen(state: State, battle: Battle, level: i64) -> bool:
    """Return whether a petal remains to be chosen at the resolution (O7.4)."""
    for side in range(2):
        power = gardens.is_power(state, battle.flower(side))
        if power and len(battle.picks(side)) <= level:
            return True
    return False


def _decides(state: State, battle: Battle, level: i64) -> bool:
    """Compare one level; if it decides, selections below it lapse (AMB-27)."""
    ours = strength(state.face(fighting(state, battle, ATTACKER, level)))
    theirs = strength(state.face(fighting(state, battle, DEFENDER, level)))
    if ours == theirs:
        return False
    battle.lead = ATTACKER if ours > theirs else DEFENDER
    for side in range(2):
        if len(battle.picks(side)) > level + 1:
            battle.set_picks(side, battle.picks(side)[: level + 1])
    return True


def fighting(state: State, battle: Battle, side: i64, level: i64) -> Card:
    flower = battle.flower(side)
    if gardens.is_power(state, flower):
        return battle.picks(side)[level]
    return gardens.petal_at(state, flower, level)


def _drop_dead_picks(state: State, battle: Battle, side: i64) -> None:
    """Drop the selections from the first petal that is gone (AMB-27)."""
    picks = battle.picks(side)
    for level in range(len(picks)):
        if state.place[picks[level]] != FLOWER + battle.flower(side):
            battle.set_picks(side, picks[:level])
            return


def chosen(battle: Battle, side: i64, card: Card) -> bool:
    """Return whether a petal has been selected at some level (AMB-18)."""
    picks = battle.picks(side)
    for level in range(len(picks)):
        if picks[level] == card:
            return True
    return False


def _only_choice(state: State, battle: Battle, side: i64) -> Card:
    petal = state.tops[battle.flower(side)]
    while chosen(battle, side, petal):
        petal = state.under[petal]
    return petal


def fill_choices(state: State, battle: Battle, side: i64, base: i64, out: vec[i64]) -> i64:
    """List the petals a Power Flower may still send, each face once."""
    listed: i64 = 0
    seen: i64 = 0
    petal = state.tops[battle.flower(side)]
    while petal != NO_CARD:
        face = state.face(petal)
        if not chosen(battle, side, petal) and not seen >> face & 1:
            out[listed] = base + petal
            listed += 1
            seen |= BIT[face]
        petal = state.under[petal]
    return listed


def select(state: State, battle: Battle, side: i64, card: Card) -> None:
    battle.set_picks(side, append(battle.picks(side)[:], card))  # §5.3.1
    clause = state.variant.cite("5.3.1")
    events.of_card(state, "petal-selected", clause, battle.seat(side), card, battle.flower(side))
