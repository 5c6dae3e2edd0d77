"""Moves and positions as text; `docs/notation/anthokyklos.md` describes the form."""

import re
from typing import Final

from mypy_extensions import i64

from florilege.games.anthokyklos import moves
from florilege.games.anthokyklos.condition import LETTERS
from florilege.games.anthokyklos.deck import CARDS
from florilege.games.anthokyklos.flower import RINGS, SLOTS, cell_at
from florilege.games.anthokyklos.moves import CLAIMING, DONE, RESERVING
from florilege.games.anthokyklos.pyramid import NAMES, ROWS
from florilege.games.anthokyklos.state import CLAIM, NO_CARD, State, has
from florilege.kernel.refusal import refused
from florilege.kernel.seats import NOBODY, letter

NOTHING: Final = "-"
EMPTY: Final = "."
FINISHED: Final = "done"
PLACING: Final = re.compile(r"([1-5])([tmb][1-4])>([1-9])")


def write_move(state: State, move: i64) -> str:
    """Return `2m1>5` (placing), `M07` (reserving), `!M07` (claiming) or `done`."""
    if move == DONE:
        return FINISHED
    if move >= CLAIMING:
        return f"!{state.deck.cards[move - CLAIMING].key}"
    if move >= RESERVING:
        return state.deck.cards[move - RESERVING].key
    return f"{move // 81 + 1}{NAMES[move // 9 % 9]}>{move % 9 + 1}"


def read_move(state: State, text: str) -> i64:
    """Return the move, or raise `Refused`."""
    if text == FINISHED:
        return DONE
    found = PLACING.fullmatch(text)
    if found is not None and found[2] in NAMES:
        return moves.placing(int(found[1]) - 1, NAMES.index(found[2]), int(found[3]) - 1)
    card = state.deck.number_of(text.removeprefix("!"))
    if card < 0:
        raise refused("unreadable-move", "", {"text": text})
    return card + (CLAIMING if text.startswith("!") else RESERVING)


def write(state: State) -> list[str]:
    lines = [_turn(state)]
    lines += [_ring(state, ring) for ring in range(int(RINGS))]
    lines.append("market " + (" ".join(_market(state)) or NOTHING))
    lines += [_player(state, seat) for seat in range(int(state.seats))]
    if len(state.under):
        lines.append("under " + ",".join(state.deck.cards[card].key for card in state.under))
    if state.idle and state.variant.refresh:
        lines.append(f"idle {state.idle}")
    return lines


def _turn(state: State) -> str:
    if state.is_over():
        return "turn over"
    seat = letter(state.phases.seat)
    if state.phases.phase != CLAIM:
        return f"turn {seat}"
    claimed = [
        state.deck.cards[state.market[place]].key
        for place in range(len(state.market))
        if state.phases.subject >> place & 1
    ]
    return f"turn {seat} claim {','.join(claimed) or NOTHING}"


def _ring(state: State, ring: int) -> str:
    letters = LETTERS + EMPTY
    slots = "".join(letters[state.colour_at(cell_at(ring, slot))] for slot in range(SLOTS))
    places = ""
    for place in range(SLOTS):
        cell = cell_at(ring, place)
        places += EMPTY if state.taken >> cell & 1 else LETTERS[state.stock[cell]]
    top, middle = ROWS[0], ROWS[0] + ROWS[1]
    return f"{ring + 1} {slots} {places[:top]}/{places[top:middle]}/{places[middle:]}"


def _market(state: State) -> list[str]:
    found: list[str] = []
    for place in range(len(state.market)):
        if state.market[place] != NO_CARD:
            key = state.deck.cards[state.market[place]].key
            holder = state.holders[place]
            found.append(key if holder == NOBODY else f"{key}:{letter(holder)}")
    return found


def _player(state: State, seat: int) -> str:
    low, high = state.won_low[seat], state.won_high[seat]
    won = [state.deck.cards[card].key for card in range(CARDS) if has(low, high, card)]
    wrong = f" wrong {state.wrong[seat]}" if state.wrong[seat] else ""
    return f"{letter(seat)} cards {','.join(won) or NOTHING}{wrong}"
