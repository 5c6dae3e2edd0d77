"""Moves and positions as text, both ways; `docs/notation/mandala.md` describes the form."""

import re
from typing import Final

from mypy_extensions import i64

from florilege.games.mandala import moves
from florilege.games.mandala.card_counts import COLOURS, LETTERS, PER_COLOUR, CardCounts, count
from florilege.games.mandala.mandala import Mandala, face_down, face_up
from florilege.games.mandala.moves import PASS, TAKE_DARK, TAKE_LIGHT
from florilege.games.mandala.player import Player
from florilege.games.mandala.state import (
    ALL_PASSED,
    COLLECT,
    GOING_ON,
    MANDALAS,
    NO_TILES,
    THIRD_FLOWER,
    TURN,
    State,
)
from florilege.games.mandala.tiles import NO_TILE, TILES, name, names
from florilege.kernel.refusal import refused
from florilege.kernel.seats import NOBODY, letter

WORDS: Final = {TAKE_DARK: "dark", TAKE_LIGHT: "light", PASS: "pass"}
PLAY: Final = re.compile(r"([0-9]{1,2})([aprgoy])>([123])")
ENDINGS: Final = {
    "going-on": GOING_ON,
    "third-flower": THIRD_FLOWER,
    "no-tiles": NO_TILES,
    "all-passed": ALL_PASSED,
}


def write_move(_state: State, move: i64) -> str:
    """Return `2r>1` (two red cards on the first mandala), `dark`, `light` or `pass`."""
    if move in WORDS:
        return WORDS[move]
    card = LETTERS[moves.colour_of(move)]
    return f"{moves.number_of(move)}{card}>{moves.mandala_of(move) + 1}"


def read_move(_state: State, text: str) -> i64:
    """Return the move, or raise `Refused`."""
    for move, word in WORDS.items():
        if text == word:
            return move
    found = PLAY.fullmatch(text)
    if found is None:
        raise refused("unreadable-move", "", {"text": text})
    number, card, mandala = found.groups()
    if int(number) > PER_COLOUR:
        raise refused("too-many-cards", "M1", {"text": text, "most": int(PER_COLOUR)})
    return moves.playing(int(mandala) - 1, LETTERS.index(card), int(number))


def write_counts(counts: CardCounts) -> str:
    """Return `r2y1`, or `-` for nothing."""
    found = [f"{LETTERS[c]}{count(counts, c)}" for c in range(COLOURS) if count(counts, c)]
    return "".join(found) or "-"


def write_tiles(tiles: i64) -> str:
    """Return `r7,gx`, or `-` for none."""
    return ",".join(names(tiles)) or "-"


def write(state: State) -> list[str]:
    lines = [_turn(state)]
    if state.passes:
        lines.append(f"passes {state.passes}")
    if state.ending != GOING_ON:
        reason = next(key for key, value in ENDINGS.items() if value == state.ending)
        lines.append(f"ending {reason}")
    lines += [_player(letter(seat), player) for seat, player in enumerate(state.players)]
    lines += [_mandala(m, state.mandalas[m]) for m in range(int(MANDALAS))]
    lines.append(f"pile {write_counts(state.pile)}")
    lines.append(f"discard {write_counts(state.discard)}")
    lines.append(f"dark {write_tiles(state.dark)}")
    lines.append(f"light {write_tiles(state.light)}")
    if state.unclaimed:
        lines.append(f"unclaimed {write_tiles(state.unclaimed)}")
    return lines


def _turn(state: State) -> str:
    phases = state.phases
    if phases.phase == TURN:
        return f"turn {letter(phases.seat)}"
    if phases.phase == COLLECT:
        twin = phases.copy()
        twin.pop()
        return f"turn {letter(twin.seat)} collect {phases.subject + 1}"
    return "turn over"


def _player(seat: str, player: Player) -> str:
    words = [seat, "hand", write_counts(player.hand)]
    if player.known:
        words += ["known", write_counts(player.known)]
    if player.drawn != player.hidden() or player.shown:
        words += ["drawn", write_counts(player.drawn)]
    if player.shown:
        words += ["shown", write_counts(player.shown)]
    if player.singles:
        words += ["tiles", write_tiles(player.singles)]
    if len(player.flowers):
        pairs = [f"{name(pair // TILES)}+{name(pair % TILES)}" for pair in player.flowers]
        words += ["flowers", ",".join(pairs)]
    return " ".join(words)


def _mandala(m: int, mandala: Mandala) -> str:
    if mandala.dark == NO_TILE:
        return f"{m + 1} -"
    words = [f"{m + 1}", name(mandala.dark), name(mandala.light)]
    if mandala.marker != NOBODY:
        words += ["marker", letter(mandala.marker)]
    for seat, side in enumerate(mandala.sides):
        if side:
            up, down = write_counts(face_up(side)), write_counts(face_down(side))
            words += [letter(seat), f"{up}/{down}"]
    return " ".join(words)
