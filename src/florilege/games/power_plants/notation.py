"""Moves and positions as text; `docs/notation/power-plants.md` describes the form."""

from typing import Final

from mypy_extensions import i64

from florilege.games.power_plants.garden import ALL_TILES, NO_TILE, TILES
from florilege.games.power_plants.phase import UNREAD
from florilege.games.power_plants.phases.roster import PHASES, phase_of
from florilege.games.power_plants.plant_names import NAMES
from florilege.games.power_plants.state import HAND, NOT_YET, TURN_END, State
from florilege.games.power_plants.tile_names import NOTHING, spot_name, write_tiles
from florilege.kernel.bits import BIT
from florilege.kernel.refusal import refused
from florilege.kernel.seats import letter

MOLE_LETTER: Final = "M"


def write_move(state: State, move: i64) -> str:
    """Return `h3@1,-2` (placing), `@1,-2` (moving a patch), `h3` (choosing), `h3/d5` (a swap)…"""
    return phase_of(state, move).write_move(state, move)


def read_move(state: State, text: str) -> i64:
    """Return the move, or raise `Refused`."""
    for phase in PHASES:
        move = phase.read_move(state, text)
        if move != UNREAD:
            return move
    raise refused("unreadable-move", "", {"text": text})


def side_letter(state: State, side: i64) -> str:
    """Return the letter of a seat or of the Mole."""
    return letter(side) if side < state.seats else MOLE_LETTER


def write(state: State) -> list[str]:
    lines = [_turn(state)]
    lines.append("column " + " ".join(NAMES[plant] for plant in state.plants))
    lines.append(f"first {letter(state.first)}")
    if state.wizard != NO_TILE:
        lines.append(f"wizard {state.name_of(state.wizard)}")
    if state.turns_left != NOT_YET:
        lines.append(f"last {state.turns_left}")
    lines.append("garden " + " ".join(_patches(state)))
    lines.append(f"nursery {write_tiles(state, state.nursery)}")
    lines += [_player(state, side) for side in range(int(state.sides))]
    if state.bag != rest_of(state):
        lines.append(f"bag {write_tiles(state, state.bag)}")
    return lines


def rest_of(state: State) -> i64:
    """Return the tiles in play that are in neither garden, nursery nor hands."""
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
    if frames[-1] == PHASES[TURN_END].word:
        frames.pop()
    return f"turn {seat} {' '.join(reversed(frames))}"


def _frame(state: State, number: i64, subject: i64) -> str:
    phase = PHASES[number]
    return ":".join([phase.word, *phase.write_subject(state, subject)])
