"""Refuses positions that no game can reach, as far as the position itself shows it."""

from mypy_extensions import i64

from florilege.games.mandala.card_counts import NO_CARDS, total
from florilege.games.mandala.mandala import ALL_COLOURS
from florilege.games.mandala.rules import Rules
from florilege.games.mandala.state import (
    ALL_PASSED,
    COLLECT,
    GOING_ON,
    MANDALAS,
    NO_TILES,
    THIRD_FLOWER,
)
from florilege.games.mandala.tiles import NO_TILE
from florilege.kernel.refusal import refused
from florilege.kernel.seats import NOBODY


def check(state: Rules) -> None:
    """Refuse a position in which no decision can be pending."""
    _check_hands(state)
    if state.ending == GOING_ON:
        _check_going_on(state)
    else:
        _check_cause(state)
        _check_ending(state)
    if state.phases.phase == COLLECT:
        _check_choice(state, state.phases.subject)


def _check_hands(state: Rules) -> None:
    """Refuse an empty hand: nobody ends step 2 with one (§2.5)."""
    for seat in range(state.seats):
        if state.players[seat].hand == NO_CARDS:
            raise refused("hand-empty", "2.5", {"seat": int(seat)})


def _check_going_on(state: Rules) -> None:
    """Refuse a position that must have led to the end or a destruction (§4.1, §4.9, §5.1)."""
    if state.is_over():
        raise refused("over-without-ending", "5.1")
    if state.third_flower():
        raise refused("third-flower", "5.1")
    for m in range(MANDALAS):
        _check_mandala(state, m)
    _check_passes(state)


def _check_mandala(state: Rules, m: i64) -> None:
    """Refuse a mandala that is missing, or complete without being destroyed, or the reverse."""
    if state.mandalas[m].dark == NO_TILE:
        raise refused("mandala-missing", "4.9")
    collected = state.phases.phase == COLLECT and state.phases.subject == m
    if _is_finished(state, m) and not collected:
        raise refused("mandala-undestroyed", "4.1", {"mandala": int(m) + 1})
    if collected and not _is_finished(state, m):
        raise refused("mandala-unfinished", "4.1", {"mandala": int(m) + 1})


def _is_finished(state: Rules, m: i64) -> bool:
    return state.mandalas[m].colours == ALL_COLOURS


def _check_passes(state: Rules) -> None:
    """Refuse passes of players who had a legal play (F6)."""
    if state.passes and (state.phases.phase == COLLECT or state.pile + state.discard != NO_CARDS):
        raise refused("pass-unneeded", "F6")
    for back in range(1, state.passes + 1):
        seat = (state.phases.seat + state.seats - back) % state.seats
        if total(state.players[seat].hand) != 1:
            raise refused("pass-unneeded", "F6")


def _check_cause(state: Rules) -> None:
    """Refuse an end without a cause (§5.1, §5.2, F6)."""
    if state.ending == THIRD_FLOWER and not state.third_flower():
        raise refused("no-third-flower", "5.1")
    if state.ending == NO_TILES and state.dark:
        raise refused("tiles-left", "5.2")
    if state.passes != (state.seats if state.ending == ALL_PASSED else 0):
        raise refused("not-all-passed", "F6")


def _check_ending(state: Rules) -> None:
    """Refuse an end with nothing pending, or without a destruction before it (§5.3)."""
    live: i64 = 0
    for m in range(MANDALAS):
        if state.mandalas[m].dark != NO_TILE:
            live += 1
            if _is_finished(state, m):
                raise refused("mandala-undestroyed", "4.1", {"mandala": int(m) + 1})
    if live and state.phases.phase != COLLECT:
        raise refused("mandalas-left", "5.3")
    if live == MANDALAS and state.ending != ALL_PASSED:
        raise refused("nothing-destroyed", "5.1")


def _check_choice(state: Rules, m: i64) -> None:
    """Refuse a choice with one answer: both tiles go to the holder, in any order (F17)."""
    if state.mandalas[m].second() == NOBODY and not state.order_matters(m):
        raise refused("nothing-to-choose", "F17", {"mandala": int(m) + 1})
