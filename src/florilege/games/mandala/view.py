"""The view of a seat: what it may see, built from nothing.

Everything played was shown to all, so with open memory (F27) the view recalls face-down cards,
cards that returned to a hand, and the tiles in Flowers. With hidden memory it shows only what lies
open on the table, and each player's own things.
"""

from typing import TypedDict

from florilege.games.mandala.card_counts import COLOURS, LETTERS, CardCounts, count, total
from florilege.games.mandala.mandala import face_down, face_up
from florilege.games.mandala.player import Player
from florilege.games.mandala.state import GOING_ON, MANDALAS, State
from florilege.games.mandala.tiles import NO_TILE, TILES, name, names, size
from florilege.kernel.seats import NOBODY, Seat
from florilege.kernel.view import Board


class SideData(TypedDict):
    """One player's side of a mandala; `down` is None where the colours are not shown."""

    seat: int
    size: int
    up: dict[str, int]
    down_size: int
    down: dict[str, int] | None


class MandalaData(TypedDict):
    """One mandala; without tiles once it is destroyed for good."""

    mandala: int
    tiles: list[str]
    marker: int | None
    colours: list[str]
    sides: list[SideData]


class PlayerData(TypedDict):
    """One player; what the reader may not see is None."""

    seat: int
    hand_size: int
    hand: dict[str, int] | None
    known: dict[str, int] | None
    singles: list[str]
    flowers: int
    flower_tiles: list[list[str]] | None
    points: int | None


class BoardData(TypedDict):
    """The whole table."""

    mandalas: list[MandalaData]
    players: list[PlayerData]
    pile: int
    discard: dict[str, int]
    dark: int
    light: int
    unclaimed: list[str]
    ending: bool


def board(state: State, seat: Seat) -> Board:
    data: BoardData = {
        "mandalas": [_mandala(state, m, seat) for m in range(int(MANDALAS))],
        "players": [_player(state, other, seat) for other in range(int(state.seats))],
        "pile": int(total(state.pile)),
        "discard": by_colour(state.discard),
        "dark": int(size(state.dark)),
        "light": int(size(state.light)),
        "unclaimed": names(state.unclaimed),
        "ending": state.ending != GOING_ON,
    }
    return data


def by_colour(counts: CardCounts) -> dict[str, int]:
    return {LETTERS[c]: int(count(counts, c)) for c in range(COLOURS) if count(counts, c)}


def _reminded(state: State, owner: Seat, seat: Seat) -> bool:
    """Return whether `seat` is reminded of an owner's cards and tiles that were once shown."""
    return owner == seat or not state.variant.memory_hidden


def _mandala(state: State, m: int, seat: Seat) -> MandalaData:
    mandala = state.mandalas[m]
    laid = [tile for tile in (mandala.dark, mandala.light) if tile != NO_TILE]
    return {
        "mandala": m + 1,
        "tiles": [name(tile) for tile in laid],
        "marker": None if mandala.marker == NOBODY else int(mandala.marker),
        "colours": [LETTERS[c] for c in range(COLOURS) if mandala.colours >> c & 1],
        "sides": [_side(state, m, other, seat) for other in range(int(state.seats))],
    }


def _side(state: State, m: int, owner: int, seat: Seat) -> SideData:
    side = state.mandalas[m].sides[owner]
    return {
        "seat": owner,
        "size": int(state.mandalas[m].size(owner)),
        "up": by_colour(face_up(side)),
        "down_size": int(total(face_down(side))),
        "down": by_colour(face_down(side)) if _reminded(state, owner, seat) else None,
    }


def _player(state: State, owner: int, seat: Seat) -> PlayerData:
    player = state.players[owner]
    reminded = _reminded(state, owner, seat)
    opened = reminded or state.is_over()  # Flowers are revealed for scoring (§6)
    return {
        "seat": owner,
        "hand_size": int(total(player.hand)),
        "hand": by_colour(player.hand) if owner == seat else None,
        "known": by_colour(player.known) if reminded else None,
        "singles": names(player.singles),
        "flowers": len(player.flowers),
        "flower_tiles": _flower_tiles(player) if opened else None,
        "points": int(player.score()) if opened else None,
    }


def _flower_tiles(player: Player) -> list[list[str]]:
    return [[name(pair // TILES), name(pair % TILES)] for pair in player.flowers]
