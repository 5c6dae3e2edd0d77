"""Moves and positions as text; `docs/notation/power-plants.md` describes the form."""

import re
from typing import Final

from mypy_extensions import i64

from florilege.games.power_plants import moves
from florilege.games.power_plants.garden import ALL_TILES, NO_TILE, TILES
from florilege.games.power_plants.hexes import CELLS, FARTHEST, cell_at
from florilege.games.power_plants.moves import (
    DONE,
    FREE_FAIRY,
    GROW,
    KEEP,
    LANDING,
    NO_FAIRY,
    PLACING,
    REST,
    SKIP,
    SPROUT,
    SWAPPING,
)
from florilege.games.power_plants.plant import grows, memory_of, step_of, tile_of
from florilege.games.power_plants.plant_names import LETTERS, NAMES
from florilege.games.power_plants.state import (
    ADDING,
    CARRY,
    COLUMN,
    DEALING,
    EACH,
    FAIRY,
    GROWING,
    HAND,
    NEAR,
    NEXT_TURN,
    NOT_YET,
    OUSTING,
    PLACE,
    POWER,
    STICKY,
    SWAP,
    TAKE_BACK,
    TARGET,
    TURN_END,
    State,
)
from florilege.games.power_plants.tile_names import spot_name
from florilege.kernel.bits import BIT
from florilege.kernel.refusal import refused
from florilege.kernel.seats import letter

WORDS: Final = {
    SKIP: "skip",
    DONE: "done",
    KEEP: "keep",
    FREE_FAIRY: "fairy",
    NO_FAIRY: "no-fairy",
    SPROUT: "sprout",
    GROW: "grow",
    REST: "rest",
}
FRAMES: Final = {
    PLACE: "place",
    FAIRY: "fairy",
    POWER: "power",
    GROWING: "grow",
    TARGET: "act",
    CARRY: "carry",
    TAKE_BACK: "take",
    SWAP: "swap",
    ADDING: "add",
    TURN_END: "end",
    NEXT_TURN: "next",
    DEALING: "deal",
}
MOLE_LETTER: Final = "M"
NOTHING: Final = "-"
SPOT: Final = re.compile(r"(-?[0-9]{1,2}),(-?[0-9]{1,2})")


def write_move(state: State, move: i64) -> str:
    """Return `h3@1,-2` (placing), `@1,-2` (moving a patch), `h3` (choosing), `h3/d5` (a swap)…"""
    if move in WORDS:
        return WORDS[move]
    if move < SKIP:
        return state.name_of(move)
    if move >= PLACING:
        tile = state.hand_of(state.phases.seat, (move - PLACING) // CELLS)
        return f"{state.name_of(tile)}@{spot_name((move - PLACING) % CELLS)}"
    if move >= LANDING:
        return f"@{spot_name(move - LANDING)}"
    given = state.hand_of(state.phases.seat, (move - SWAPPING) // TILES)
    return f"{state.name_of(given)}/{state.name_of((move - SWAPPING) % TILES)}"


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


def side_letter(state: State, side: i64) -> str:
    """Return the letter of a seat, or that of the Mole."""
    return letter(side) if side < state.seats else MOLE_LETTER


def write(state: State) -> list[str]:
    """Return the lines of a position."""
    lines = [_turn(state)]
    lines.append("column " + " ".join(NAMES[plant] for plant in state.plants))
    lines.append(f"first {letter(state.first)}")
    if state.wizard != NO_TILE:
        lines.append(f"wizard {state.name_of(state.wizard)}")
    if state.turns_left != NOT_YET:
        lines.append(f"last {state.turns_left}")
    lines.append("garden " + " ".join(_patches(state)))
    lines.append(f"nursery {tile_list(state, state.nursery)}")
    lines += [_player(state, side) for side in range(int(state.sides))]
    if state.bag != rest_of(state):
        lines.append(f"bag {tile_list(state, state.bag)}")
    return lines


def tile_list(state: State, tiles: i64) -> str:
    """Return tiles separated by commas, or `-` for none."""
    return ",".join(state.names_of(tiles)) or NOTHING


def rest_of(state: State) -> i64:
    """Return the tiles in play that lie neither in garden, nursery nor hands."""
    highest = 6 if state.seats <= 2 else 7 if state.seats == 3 else 8
    rest = ALL_TILES & ~state.garden.planted & ~state.nursery
    for tile in range(TILES):
        if tile & 7 >= highest:
            rest &= ~BIT[tile]
    for tile in state.hands:
        if tile != NO_TILE:
            rest &= ~BIT[tile]
    return rest


def _patches(state: State) -> list[str]:
    garden = state.garden
    found: list[str] = []
    for tile in range(TILES):
        if garden.planted >> tile & 1:
            text = f"{state.name_of(tile)}@{spot_name(garden.cells[tile])}"
            if garden.fairies[tile]:
                text += f":{garden.fairies[tile]}{side_letter(state, garden.owners[tile])}"
            if garden.gems[tile]:
                text += f"+{garden.gems[tile]}"
            found.append(text)
    return found


def _player(state: State, side: int) -> str:
    words = [side_letter(state, side)]
    if side < state.seats:
        hand = [state.hand_of(side, slot) for slot in range(HAND)]
        names = [state.name_of(tile) for tile in hand if tile != NO_TILE]
        words += ["hand", ",".join(names) or NOTHING]
    if state.gems[side]:
        words += ["gems", str(state.gems[side])]
    captives = [
        f"{state.captives[side * state.sides + owner]}{side_letter(state, owner)}"
        for owner in range(state.sides)
        if state.captives[side * state.sides + owner]
    ]
    if captives:
        words += ["captives", ",".join(captives)]
    return " ".join(words)


def _turn(state: State) -> str:
    if state.is_over():
        return "turn over"
    twin = state.phases.copy()
    seat = letter(twin.seat)
    frames: list[str] = []
    while twin.depth:
        frames.append(_frame(state, twin.phase, twin.subject))
        twin.pop()
    if frames[-1] == FRAMES[TURN_END]:
        frames.pop()
    return f"turn {seat} {' '.join(reversed(frames))}"


def _frame(state: State, phase: i64, subject: i64) -> str:
    words = [FRAMES[phase]]
    if phase == GROWING:
        words.append(tile_list(state, subject))
    elif phase == TARGET:
        words += _act(state, subject)
    elif phase == CARRY:
        near = (subject >> NEAR & 63) - 1
        manner = "stick" if subject & STICKY else "oust" if subject & OUSTING else "plain"
        beside = NOTHING if near == NO_TILE else state.name_of(near)
        words += [state.name_of(subject & 63), beside, manner]
    elif phase == TAKE_BACK:
        words.append(state.name_of(subject))
    elif phase == ADDING:
        words += [str(subject >> EACH), tile_list(state, subject & ALL_TILES)]
    elif phase == DEALING:
        words.append(str(subject))
    return ":".join(words)


def _act(state: State, act: i64) -> list[str]:
    memory = memory_of(act)
    names: list[str] = []
    while memory:
        names.append(state.name_of((memory & 63) - 1))
        memory >>= 6
    power = "grow" if grows(act) else "sprout"
    return [state.name_of(tile_of(act)), power, str(step_of(act)), ",".join(names) or NOTHING]
