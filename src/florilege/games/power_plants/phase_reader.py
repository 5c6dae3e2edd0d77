"""Reads whose turn it is and what is pending: the stack of phases, from the bottom."""

from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from florilege.games.power_plants.garden import NO_TILE
from florilege.games.power_plants.phases.roster import PHASES
from florilege.games.power_plants.rules import Rules
from florilege.games.power_plants.state import (
    HAND,
    NOT_YET,
    TURN_END,
)
from florilege.kernel.bits import BIT, count
from florilege.kernel.notation import NotationLine

NUMBERS: Final = {phase.word: number for number, phase in enumerate(PHASES)}

# Which phases may lie above which, and which may be alone above the end of a turn.
ALONE: Final = ["place", "fairy", "power", "grow", "act", "carry", "add", "next", "deal"]
ABOVE: Final = {
    "power": ["add"],
    "grow": ["act", "carry", "add"],
    "act": ["add"],
    "add": ["add", "take"],
    "next": ["swap"],
    "deal": ["swap"],
}
DECISIONS: Final = ["place", "fairy", "power", "grow", "act", "carry", "take", "swap"]
DEEPEST: Final = 7
FIRST_BAG: Final = 19  # in solo, as the first turn begins (X1)
LAST_BAG: Final = 3  # what the nursery leaves for the Mole's last turn, and the rest (X22)


def read_turn(state: Rules, entry: NotationLine) -> None:
    """Rebuild the stack of phases, and check that the rest of the position fits it."""
    if entry.words == ["over"]:
        if state.turns_left != 0 or (state.bag and not state.is_solo()):
            raise entry.wrong("over")
        if state.is_solo():
            _check_solo_bag(state, entry, "over")
        _check_hands(state, entry, "over")
        return
    seat = entry.seat(entry.words[0] if entry.words else "", int(state.seats))
    words = [word.partition(":")[0] for word in entry.words[1:]]
    _check_order(entry, words)
    if words[0] not in ("next", "deal"):
        state.phases.push(TURN_END, seat, 0)
    for word in entry.words[1:]:
        _push(state, entry, seat, word)
    _check_wizard(state, entry, words)
    _check_end(state, entry, words[0])
    _check_hands(state, entry, words[0])
    PHASES[state.phases.phase].check(state, entry)


def _check_order(entry: NotationLine, words: list[str]) -> None:
    if not words or len(words) > DEEPEST or words[0] not in ALONE or words[-1] not in DECISIONS:
        raise entry.wrong(" ".join(words))
    for below, above in pairwise(words):
        if above not in ABOVE.get(below, []):
            raise entry.wrong(above)


def _push(state: Rules, line: NotationLine, seat: i64, text: str) -> None:
    word, *about = text.split(":")
    number = NUMBERS[word]
    phase = PHASES[number]
    state.phases.push(number, seat, 0)
    if len(about) != phase.subject_size:
        raise line.wrong(text)
    state.phases.subject = phase.read_subject(state, line, about)


def _check_wizard(state: Rules, entry: NotationLine, words: list[str]) -> None:
    """Refuse a missing Wizard while powers are used."""
    if state.wizard == NO_TILE and words[0] not in ("place", "next", "deal"):
        raise entry.fail("wizard-missing", "1.1")
    if words[0] == "grow" and not state.garden.neighbours(state.wizard):
        raise entry.fail("wizard-missing", "1.1")


def _check_end(state: Rules, entry: NotationLine, bottom: str) -> None:
    """Refuse a bag empty too early or too late (E1, X22); record whose last turn is over."""
    between = bottom in ("next", "deal")
    if not state.is_solo():
        _check_last_turns(state, entry, bottom)
        return
    if state.turns_left == 0 or (between and state.turns_left != NOT_YET):
        raise entry.fail("bag-empty", "X22")
    _check_solo_bag(state, entry, bottom)


def _check_last_turns(state: Rules, entry: NotationLine, bottom: str) -> None:
    if state.turns_left == NOT_YET:
        if state.bag == 0:
            raise entry.fail("bag-empty", "E1")
        return
    if state.turns_left == 0 or state.bag or bottom == "deal":
        raise entry.fail("bag-empty", "E1")
    if bottom == "next" and state.turns_left != state.seats:
        raise entry.fail("bag-empty", "E1")
    for k in range(state.seats - state.turns_left):
        state.retired |= BIT[(state.phases.seat + state.seats - 1 - k) % state.seats]


def _check_solo_bag(state: Rules, entry: NotationLine, bottom: str) -> None:
    """Refuse a bag that alternate draws of you and the Mole cannot have left (R41)."""
    given = count(state.bag)
    if state.turns_left != NOT_YET:
        fits = given == (LAST_BAG - 1 if bottom == "over" else LAST_BAG)
    elif bottom == "deal":
        fits = given == FIRST_BAG
    else:
        fits = given <= FIRST_BAG and given % 2 == (0 if bottom == "next" else 1)
    if not fits:
        raise entry.fail("bag-size", "R41", {"given": int(given)})


def _check_hands(state: Rules, entry: NotationLine, bottom: str) -> None:
    """Refuse hands too full or too small for the moment (S7, E1)."""
    for seat in range(state.seats):
        held: i64 = 0
        for slot in range(HAND):
            if state.hand_of(seat, slot) != NO_TILE:
                held += 1
        if held != _expected(state, seat, bottom):
            args: dict[str, int | str | list[str]] = {
                "given": int(held),
                "expected": int(_expected(state, seat, bottom)),
            }
            raise entry.fail("hand-size", "S7", args)


def _expected(state: Rules, seat: i64, bottom: str) -> i64:
    if bottom == "deal":
        twin = state.phases.copy()
        twin.pop()
        return 2 if (seat - state.first + state.seats) % state.seats < twin.subject else 0
    if state.retired & BIT[seat] or bottom == "over":
        return 1
    return 1 if seat == state.phases.seat and bottom not in ("place", "next") else 2
