"""Reads positions: every card and every tile must be somewhere, once.

`*` for the pile or a stack means all that is nowhere else.
"""

import re
from typing import Final

from mypy_extensions import i64

from florilege.games.mandala import position_check
from florilege.games.mandala.card_counts import (
    ALL_CARDS,
    COLOURS,
    LETTERS,
    NO_CARDS,
    PER_COLOUR,
    CardCounts,
    count,
    of_colour,
)
from florilege.games.mandala.mandala import FACE_DOWN, Mandala, face_down, face_up
from florilege.games.mandala.notation import ENDINGS
from florilege.games.mandala.player import Player
from florilege.games.mandala.position import MandalaPosition
from florilege.games.mandala.state import COLLECT, GOING_ON, MANDALAS, TURN
from florilege.games.mandala.tiles import (
    DARK_BY_COLOUR,
    DARK_BY_VALUE,
    KINDS,
    NAMES,
    TILES,
    Tile,
    colour_of,
    name,
    size,
)
from florilege.kernel.bits import BIT
from florilege.kernel.notation import NotationLine, finish, take
from florilege.kernel.refusal import refused
from florilege.kernel.seats import LETTERS as SEATS
from florilege.kernel.seats import NOBODY

CARDS: Final = re.compile(r"([aprgoy])([0-9]{1,2})")
REST: Final = "*"
NOTHING: Final = "-"
PLAYER_KEYS: Final = ["hand", "known", "drawn", "shown", "tiles", "flowers"]


def read(state: MandalaPosition, found: dict[str, NotationLine]) -> None:
    """Fill a blank position from the lines of a text."""
    seats = int(state.seats)
    for seat in range(seats):
        _read_player(state.players[seat], take(found, SEATS[seat]))
    for m in range(int(MANDALAS)):
        _read_mandala(state.mandalas[m], take(found, str(m + 1)), seats)
    _read_turn(state, found)
    _read_piles(state, found)
    finish(found)
    _check_conserved(state)
    position_check.check(state)


def _counts(entry: NotationLine, word: str) -> CardCounts:
    counts = NO_CARDS
    if word == NOTHING:
        return counts
    if not re.fullmatch(f"({CARDS.pattern})+", word):
        raise entry.wrong(word)
    for card, number in CARDS.findall(word):
        colour = LETTERS.index(card)
        if int(number) + count(counts, colour) > PER_COLOUR:
            raise entry.fail("card-duplicated", "M1", {"card": card})
        counts += of_colour(colour, int(number))
    return counts


def _tile(entry: NotationLine, word: str) -> Tile:
    if len(word) != 2 or word[0] not in LETTERS or word[1] not in NAMES:
        raise entry.wrong(word)
    return LETTERS.index(word[0]) * KINDS + NAMES.index(word[1])


def _tiles(entry: NotationLine, word: str) -> i64:
    tiles: i64 = 0
    for part in [] if word == NOTHING else word.split(","):
        tile = _tile(entry, part)
        if tiles >> tile & 1:
            raise entry.fail("tile-duplicated", "F35", {"tile": part})
        tiles |= BIT[tile]
    return tiles


def _read_player(player: Player, entry: NotationLine) -> None:
    fields = entry.fields(entry.words, PLAYER_KEYS)
    player.hand = _counts(entry, fields.get("hand", NOTHING))
    player.known = _part_of(entry, player.hand, fields.get("known", NOTHING))
    player.shown = _counts(entry, fields.get("shown", NOTHING))
    player.drawn = player.hidden()
    if "drawn" in fields:
        player.drawn = _part_of(entry, player.hidden() + player.shown, fields["drawn"])
    for pair in fields["flowers"].split(",") if "flowers" in fields else []:
        _read_flower(player, entry, pair)
    player.singles = _tiles(entry, fields.get("tiles", NOTHING))
    for colour in range(COLOURS):
        if int(player.single(colour)).bit_count() > 1:
            raise entry.fail("flower-unmade", "4.6", {"card": LETTERS[colour]})


def _part_of(entry: NotationLine, whole: CardCounts, word: str) -> CardCounts:
    counts = _counts(entry, word)
    for colour in range(COLOURS):
        if count(counts, colour) > count(whole, colour):
            raise entry.wrong(word)
    return counts


def _read_flower(player: Player, entry: NotationLine, pair: str) -> None:
    one, sign, other = pair.partition("+")
    if not sign or colour_of(_tile(entry, one)) != colour_of(_tile(entry, other)):
        raise entry.wrong(pair)
    player.gain(_tile(entry, one))
    player.gain(_tile(entry, other))


def _read_mandala(mandala: Mandala, entry: NotationLine, seats: int) -> None:
    if entry.words == [NOTHING]:
        return
    if len(entry.words) < 2:
        raise entry.wrong(" ".join(entry.words))
    mandala.begin(_tile(entry, entry.words[0]), _tile(entry, entry.words[1]))
    fields = entry.fields(entry.words[2:], ["marker", *SEATS[:seats]])
    marker = fields.pop("marker", None)
    for seat, word in fields.items():
        _read_side(mandala, entry, SEATS.index(seat), word)
    for side in mandala.sides:
        _check_face_down(entry, mandala, face_down(side))
    if marker is not None:
        mandala.marker = entry.seat(marker, seats)
        if not mandala.visible(mandala.marker):
            raise entry.fail("marker-without-card", "3.1", {"seat": int(mandala.marker)})
    _check_marker(entry, mandala)


def _check_marker(entry: NotationLine, mandala: Mandala) -> None:
    """Refuse a marker away from the most cards; the first face-up card takes it (§3.2)."""
    for seat in range(len(mandala.sides)):
        if mandala.visible(seat) and (
            mandala.marker == NOBODY or mandala.size(seat) > mandala.size(mandala.marker)
        ):
            raise entry.fail("marker-elsewhere", "3.2", {"seat": int(seat)})


def _read_side(mandala: Mandala, entry: NotationLine, seat: int, word: str) -> None:
    up, sign, down = word.partition("/")
    if not sign:
        raise entry.wrong(word)
    visible = _counts(entry, up)
    for colour in range(COLOURS):
        number = count(visible, colour)
        if number and not mandala.add(seat, colour, number):
            raise entry.fail("colour-not-new", "1.2", {"card": LETTERS[colour]})
    mandala.sides[seat] += _counts(entry, down) << FACE_DOWN
    if face_up(mandala.sides[seat]) != visible:
        raise entry.wrong(word)


def _check_face_down(entry: NotationLine, mandala: Mandala, counts: CardCounts) -> None:
    for colour in range(COLOURS):
        if count(counts, colour) and not mandala.colours >> colour & 1:
            raise entry.fail("colour-is-new", "1.3", {"card": LETTERS[colour]})


def _read_turn(state: MandalaPosition, found: dict[str, NotationLine]) -> None:
    entry = take(found, "turn")
    if entry.words == ["over"]:
        return
    if len(entry.words) not in (1, 3):
        raise entry.wrong(" ".join(entry.words))
    state.phases.push(TURN, entry.seat(entry.words[0], int(state.seats)), 0)
    fields = entry.fields(entry.words[1:], ["collect"])
    if "collect" in fields:
        m = entry.whole(fields["collect"], 1, int(MANDALAS)) - 1
        mandala = state.mandalas[m]
        if mandala.marker == NOBODY:
            raise entry.fail("nobody-collects", "4.2", {"mandala": m + 1})
        state.phases.push(COLLECT, mandala.marker, m)


def _read_piles(state: MandalaPosition, found: dict[str, NotationLine]) -> None:
    passes = found.pop("passes", None)
    if passes is not None:
        most = int(state.seats) if "ending" in found else int(state.seats) - 1
        state.passes = passes.whole(" ".join(passes.words), 1, most)
    ending = found.pop("ending", None)
    if ending is not None:
        state.ending = ENDINGS.get(" ".join(ending.words), GOING_ON)
        if state.ending == GOING_ON:
            raise ending.wrong(" ".join(ending.words))
    state.pile, state.discard, state.dark, state.light = NO_CARDS, NO_CARDS, 0, 0
    state.unclaimed = _stack(found, "unclaimed", NOTHING, 0)
    state.discard = _pile(found, "discard", NOTHING, state)
    state.pile = _pile(found, "pile", REST, state)
    dark = _dark_backs(state)
    left = _left_tiles(state)
    state.dark = _stack(found, "dark", REST, left & dark)
    state.light = _stack(found, "light", REST, left & ~dark)


def _pile(
    found: dict[str, NotationLine], key: str, default: str, state: MandalaPosition
) -> CardCounts:
    entry = found.pop(key, NotationLine(0, key, [default]))
    word = " ".join(entry.words)
    return _left_cards(state) if word == REST else _counts(entry, word)


def _stack(found: dict[str, NotationLine], key: str, default: str, rest: i64) -> i64:
    entry = found.pop(key, NotationLine(0, key, [default]))
    word = " ".join(entry.words)
    return rest if word == REST else _tiles(entry, word)


def _left_cards(state: MandalaPosition) -> CardCounts:
    left = ALL_CARDS
    for colour, number in enumerate(state.census()[: int(COLOURS)]):
        left -= of_colour(colour, min(number, int(PER_COLOUR)))
    return left


def _left_tiles(state: MandalaPosition) -> i64:
    left: i64 = 0
    for tile, number in enumerate(state.census()[int(COLOURS) :]):
        if number == 0:
            left |= BIT[tile]
    return left


def _check_conserved(state: MandalaPosition) -> None:
    """Refuse too many or too few of a card or a tile (§M1, F35)."""
    census = state.census()
    for colour in range(COLOURS):
        if census[colour] != PER_COLOUR:
            code = "card-duplicated" if census[colour] > PER_COLOUR else "card-missing"
            raise refused(code, "M1", {"card": LETTERS[colour], "line": 0})
    for tile in range(TILES):
        if census[COLOURS + tile] != 1:
            code = "tile-duplicated" if census[COLOURS + tile] else "tile-missing"
            raise refused(code, "F35", {"tile": name(tile), "line": 0})
    _check_backs(state)


def _check_backs(state: MandalaPosition) -> None:
    """Refuse a tile among those of the other back; both stacks are drawn equally (§M3, F25)."""
    dark = _dark_backs(state)
    for tile in range(TILES):
        in_dark = state.dark >> tile & 1 or any(m.dark == tile for m in state.mandalas)
        in_light = state.light >> tile & 1 or any(m.light == tile for m in state.mandalas)
        if in_light if dark >> tile & 1 else in_dark:
            raise refused("tile-wrong-back", "M3", {"tile": name(tile), "line": 0})
    if size(state.dark) != size(state.light):
        raise refused("stacks-unequal", "F25")


def _dark_backs(state: MandalaPosition) -> i64:
    return DARK_BY_VALUE if state.variant.backs_by_value else DARK_BY_COLOUR
