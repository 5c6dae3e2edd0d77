"""Reads whose turn it is and what is pending: the stack of phases, from the bottom."""

from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from florilege.games.power_plants.garden import NO_TILE
from florilege.games.power_plants.notation import FRAMES, NOTHING
from florilege.games.power_plants.plant import GROW, MEMORY, PLANT, STEP
from florilege.games.power_plants.rules import Rules
from florilege.games.power_plants.state import (
    ADDING,
    CARRY,
    DEALING,
    EACH,
    GROWING,
    HAND,
    NEAR,
    NOT_YET,
    OUSTING,
    PLACE,
    STICKY,
    SWAP,
    TAKE_BACK,
    TARGET,
    TURN_END,
)
from florilege.games.power_plants.tile_names import tile_list, tile_named
from florilege.kernel.bits import BIT, count, lowest
from florilege.kernel.notation import NotationLine

PHASES: Final = {word: phase for phase, word in FRAMES.items()}
MANNERS: Final = {"plain": 0, "oust": int(OUSTING), "stick": int(OUSTING | STICKY)}
MOST_ADDED: Final = 3

# What may stand on what, and what may stand alone above the end of a turn.
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
FIRST_BAG: Final = 19  # against the Mole, as the first turn begins (X1)
LAST_BAG: Final = 3  # what the nursery leaves for the Mole's last turn, and the rest (X22)


def read_turn(state: Rules, entry: NotationLine) -> None:
    """Rebuild the stack of phases, and check that the table is as it must be then."""
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
    _find_choices(state, entry)


def _check_order(entry: NotationLine, words: list[str]) -> None:
    if not words or len(words) > DEEPEST or words[0] not in ALONE or words[-1] not in DECISIONS:
        raise entry.wrong(" ".join(words))
    for below, above in pairwise(words):
        if above not in ABOVE.get(below, []):
            raise entry.wrong(above)


def _push(state: Rules, entry: NotationLine, seat: i64, text: str) -> None:
    words = text.split(":")
    phase = PHASES[words[0]]
    state.phases.push(phase, seat, 0)
    sizes = {GROWING: 2, TARGET: 5, CARRY: 4, TAKE_BACK: 2, ADDING: 3, DEALING: 2}
    if len(words) != sizes.get(phase, 1):
        raise entry.wrong(text)
    if phase == GROWING:
        state.phases.subject = _patches(state, entry, words[1])
        if state.phases.subject & BIT[max(state.wizard, 0)] and state.wizard != NO_TILE:
            raise entry.wrong(text)
    elif phase == TARGET:
        state.phases.subject = _act(state, entry, words)
    elif phase == CARRY:
        state.phases.subject = _load(state, entry, words)
    elif phase == TAKE_BACK:
        state.phases.subject = _patch(state, entry, words[1])
    elif phase == ADDING:
        number = entry.whole(words[1], 1, MOST_ADDED)
        state.phases.subject = i64(number) << EACH | _patches(state, entry, words[2])
    elif phase == DEALING:
        state.phases.subject = entry.whole(words[1], 1, int(state.seats))


def _patch(state: Rules, entry: NotationLine, word: str) -> i64:
    tile = tile_named(state, word, entry)
    if not state.garden.planted & BIT[tile]:
        raise entry.wrong(word)
    return tile


def _patches(state: Rules, entry: NotationLine, text: str) -> i64:
    found: i64 = 0
    for word in [] if text == NOTHING else text.split(","):
        found |= BIT[_patch(state, entry, word)]
    return found


def _act(state: Rules, entry: NotationLine, words: list[str]) -> i64:
    tile = _patch(state, entry, words[1])
    plant = state.plant_of(tile)
    if words[2] not in ("sprout", "grow") or (words[2] == "sprout" and tile != state.wizard):
        raise entry.wrong(words[2])
    act = tile | GROW if words[2] == "grow" else tile
    asked = plant.powers[1 if words[2] == "grow" else 0]
    if not asked:
        raise entry.wrong(words[1])
    step = entry.whole(words[3], 0, len(asked) - 1)
    memory = tile_list(state, words[4], entry)
    if len(memory) != plant.remembers(step):
        raise entry.wrong(words[4])
    act += step * STEP
    for place, chosen in enumerate(memory):
        _check_memory(state, entry, chosen, asked[0] == PLANT)
        act += (chosen + 1) * MEMORY << 6 * place
    return act


def _check_memory(state: Rules, entry: NotationLine, tile: i64, is_plant: bool) -> None:
    if is_plant:
        if tile & 7:
            raise entry.wrong(state.name_of(tile))
    elif not state.garden.planted & BIT[tile]:
        raise entry.wrong(state.name_of(tile))


def _load(state: Rules, entry: NotationLine, words: list[str]) -> i64:
    tile = _patch(state, entry, words[1])
    near = NO_TILE if words[2] == NOTHING else _patch(state, entry, words[2])
    if words[3] not in MANNERS or near == tile or not state.garden.unblocked() & BIT[tile]:
        raise entry.wrong(":".join(words))
    return MANNERS[words[3]] | (near + 1) << NEAR | tile


def _check_wizard(state: Rules, entry: NotationLine, words: list[str]) -> None:
    """Refuse a Wizard who is nowhere while powers are used."""
    if state.wizard == NO_TILE and words[0] not in ("place", "next", "deal"):
        raise entry.fail("wizard-missing", "1.1")
    if words[0] == "grow" and not state.garden.neighbours(state.wizard):
        raise entry.fail("wizard-missing", "1.1")


def _check_end(state: Rules, entry: NotationLine, bottom: str) -> None:
    """Refuse a bag that is empty too early or too late (E1, X22); note whose last turn is over."""
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
    """Refuse a bag that you and the Mole, drawing by turns, cannot have left (R41)."""
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
    """Refuse hands that are too full or too small for the moment (S7, E1)."""
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


def _find_choices(state: Rules, entry: NotationLine) -> None:
    """Refuse a decision without a choice."""
    phase = state.phases.phase
    if phase == SWAP:
        if not state.holds_twins(state.phases.seat):
            raise entry.fail("no-twins", "3.3")
    elif phase == TAKE_BACK:
        below = state.phases.copy()
        below.pop()
        tile = lowest(below.subject)
        if state.supplies[state.phases.seat] or tile != state.phases.subject:
            raise entry.wrong("take")
        state.choices = state.garden.held[state.phases.seat]
        if not state.choices & ~BIT[tile]:
            raise entry.wrong("take")
    elif phase == CARRY or phase == PLACE:
        if not state.legal_moves():
            raise entry.wrong(FRAMES[phase])
    elif phase == GROWING and not state.find_growing():
        raise entry.wrong("grow")
    elif phase == TARGET and not state.find_target():
        raise entry.wrong("act")
