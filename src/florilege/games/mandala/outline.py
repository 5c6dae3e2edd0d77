"""The board as lines of text, made from the view alone so that nothing hidden leaks."""

from typing import cast

from florilege.games.mandala.view import BoardData, MandalaData, PlayerData, SideData
from florilege.kernel.refusal import Args
from florilege.kernel.view import Board, OutlineLine


def outline(board: Board) -> list[OutlineLine]:
    data = cast(BoardData, board)
    lines: list[OutlineLine] = []
    for mandala in data["mandalas"]:
        lines += _mandala(mandala)
    for player in data["players"]:
        lines += _player(player)
    lines.append(_line(0, "piles", {"pile": data["pile"], "stack": data["dark"]}))
    if data["discard"]:
        lines.append(_line(1, "discard", {"card": spelled(data["discard"])}))
    if data["unclaimed"]:
        lines.append(_line(1, "unclaimed", {"tile": data["unclaimed"]}))
    return lines


def spelled(counts: dict[str, int]) -> list[str]:
    """Return one term per card, sorted by colour."""
    return [letter for letter, number in counts.items() for _ in range(number)]


def _line(level: int, kind: str, args: Args) -> OutlineLine:
    return {"level": level, "kind": kind, "args": args}


def _mandala(mandala: MandalaData) -> list[OutlineLine]:
    number = mandala["mandala"]
    if not mandala["tiles"]:
        return [_line(0, "mandala-gone", {"mandala": number})]
    args: Args = {"mandala": number, "tile": mandala["tiles"]}
    marker = mandala["marker"]
    if marker is None:
        lines = [_line(0, "mandala-unclaimed", args)]
    else:
        lines = [_line(0, "mandala-claimed", {**args, "seat": marker})]
    return lines + [_side(side) for side in mandala["sides"] if side["size"]]


def _side(side: SideData) -> OutlineLine:
    down = side["down"]
    args: Args = {
        "seat": side["seat"],
        "size": side["size"],
        "up": side["size"] - side["down_size"],
        "card": spelled(side["up"]),
        "down": side["down_size"],
        "hidden_card": spelled(down) if down is not None else [],
    }
    if side["down_size"] == 0:
        return _line(1, "side-up", args)
    kind = "side-counted" if down is None else "side"
    return _line(1, kind if side["up"] else f"{kind}-down", args)


def _player(player: PlayerData) -> list[OutlineLine]:
    args: Args = {"seat": player["seat"], "number": player["hand_size"]}
    points = player["points"]
    if points is None:
        lines = [_line(0, "player-unscored", args)]
    else:
        lines = [_line(0, "player", {**args, "points": points})]
    hand, known = player["hand"], player["known"]
    if hand is not None:
        lines.append(_line(1, "hand", {"card": spelled(hand)}))
    if known:
        lines.append(_line(1, "known", {"card": spelled(known)}))
    if player["singles"]:
        lines.append(_line(1, "singles", {"tile": player["singles"]}))
    return lines + _flowers(player)


def _flowers(player: PlayerData) -> list[OutlineLine]:
    tiles = player["flower_tiles"]
    if tiles is None:
        number = player["flowers"]
        return [_line(1, "flowers-counted", {"flowers": number})] if number else []
    return [_line(1, "flower", {"tile": pair}) for pair in tiles]
