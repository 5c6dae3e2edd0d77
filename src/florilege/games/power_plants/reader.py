"""Reads moves."""

import re
from typing import Final

from mypy_extensions import i64

from florilege.games.power_plants import moves
from florilege.games.power_plants.hexes import FARTHEST, cell_at
from florilege.games.power_plants.names import LETTERS
from florilege.games.power_plants.notation import WORDS
from florilege.games.power_plants.state import COLUMN, HAND, State
from florilege.kernel.refusal import refused

SPOT: Final = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})")


def read_move(state: State, text: str) -> i64:
    """Return the move that a notation names, or raise `Refused`."""
    for move, word in WORDS.items():
        if text == word:
            return move
    given, sign, rest = text.partition("@")
    if sign:
        return _read_spot(state, text, given, rest)
    given, sign, taken = text.partition("/")
    tile = _tile(state, text, taken if sign else given)
    return moves.swapping(_slot(state, text, given), tile) if sign else tile


def _read_spot(state: State, text: str, given: str, rest: str) -> i64:
    match = SPOT.fullmatch(rest)
    if match is None or max(abs(int(match[1])), abs(int(match[2]))) > FARTHEST:
        raise refused("unreadable-move", "", {"text": text})
    cell = cell_at(int(match[1]), int(match[2]))
    return moves.placing(_slot(state, text, given), cell) if given else moves.landing(cell)


def _tile(state: State, text: str, name: str) -> i64:
    if len(name) == 2 and name[0] in LETTERS and name[1] in "12345678":
        for place in range(COLUMN):
            if LETTERS[state.plants[place]] == name[0]:
                return place * 8 + int(name[1]) - 1
        raise refused("not-in-column", "S1", {"text": name})
    raise refused("unreadable-move", "", {"text": text})


def _slot(state: State, text: str, name: str) -> i64:
    tile = _tile(state, text, name)
    for slot in range(HAND):
        if not state.is_over() and state.hand_of(state.phases.seat, slot) == tile:
            return slot
    raise refused("not-in-hand", "1.1", {"patch": name})
