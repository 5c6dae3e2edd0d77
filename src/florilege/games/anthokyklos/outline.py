"""The table as lines of text to be, made from the view."""

from florilege.games.anthokyklos.view import (
    BoardData,
    CardData,
    OfferData,
    PetalData,
    PlayerData,
    RingData,
)
from florilege.kernel.refusal import Args
from florilege.kernel.view import Line

FREE = "."


def _line(level: int, kind: str, args: Args) -> Line:
    return {"level": level, "kind": kind, "args": args}


def outline(board: BoardData) -> list[Line]:
    """Return the rings with their pyramids, the market and the players."""
    lines: list[Line] = []
    for ring in board["rings"]:
        lines += _ring(ring)
    lines.append(_line(0, "market", {"number": board["deck"]}))
    lines += [_offer(offer) for offer in board["market"]]
    if board["under"]:
        lines.append(_line(1, "under", {"card": board["under"]}))
    if board["idle"]:
        lines.append(_line(1, "idle", {"number": board["idle"]}))
    for player in board["players"]:
        lines += _player(player)
    return lines


def _ring(ring: RingData) -> list[Line]:
    row = " ".join(petal or FREE for petal in ring["slots"])
    lines = [_line(0, "ring", {"ring": ring["ring"], "row": row})]
    if ring["open"]:
        slots = [str(slot) for slot in ring["open"]]
        lines.append(_line(1, "open", {"slot": slots}))
    lines += [_petal(petal) for petal in ring["pyramid"] if petal["accessible"]]
    covered = [petal["petal"] for petal in ring["pyramid"] if not petal["accessible"]]
    if covered:
        lines.append(_line(1, "covered", {"petal": covered}))
    return lines


def _petal(petal: PetalData) -> Line:
    return _line(1, "accessible", {"place": petal["place"], "petal": petal["petal"]})


def _card(card: CardData) -> Args:
    args: Args = {
        "card": card["card"],
        "shape": card["shape"],
        "condition": card["condition"],
        "points": card["points"],
    }
    if card["least"] is not None:
        args["least"] = card["least"]
    return args


def _offer(offer: OfferData) -> Line:
    kind = "card-least" if offer["card"]["least"] is not None else "card"
    args = _card(offer["card"])
    if offer["holder"] is not None:
        return _line(1, f"{kind}-held", {**args, "seat": offer["holder"]})
    return _line(1, kind, args)


def _player(player: PlayerData) -> list[Line]:
    args: Args = {
        "seat": player["seat"],
        "points": player["points"],
        "number": len(player["cards"]),
    }
    lines = [_line(0, "player", args)]
    if player["cards"]:
        cards = [card["card"] for card in player["cards"]]
        lines.append(_line(1, "won", {"card": cards}))
    return lines
