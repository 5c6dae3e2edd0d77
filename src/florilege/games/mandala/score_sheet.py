"""The score sheet: single tiles and Flowers (§6)."""

from florilege.games.mandala.state import State
from florilege.games.mandala.tiles import TILES, flower_value, name, value
from florilege.kernel.score import Score


def sheet(state: State) -> list[Score]:
    found: list[Score] = []
    for seat, player in enumerate(state.players):
        for pair in player.flowers:
            found.append(_flower(seat, pair // TILES, pair % TILES))
        for tile in range(TILES):
            if player.singles >> tile & 1:
                found.append(_single(seat, tile))
    return found


def _flower(seat: int, one: int, other: int) -> Score:
    tripled = value(one) == 0 or value(other) == 0
    return {
        "seat": seat,
        "kind": "tripled" if tripled else "flower",
        "clause": "6.3" if tripled else "6.4",
        "points": int(flower_value(one, other)),
        "args": {"tile": [name(one), name(other)]},
    }


def _single(seat: int, tile: int) -> Score:
    return {
        "seat": seat,
        "kind": "single",
        "clause": "6.1" if value(tile) else "6.2",
        "points": int(value(tile)),
        "args": {"tile": [name(tile)]},
    }
