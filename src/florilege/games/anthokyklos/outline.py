"""The board as lines of text, made from the view alone so that nothing hidden leaks."""

from florilege.games.anthokyklos.board_drawing import pyramid_rows, ring_row
from florilege.games.anthokyklos.flower import SLOTS
from florilege.games.anthokyklos.shape_drawing import draw_shape, side_by_side
from florilege.games.anthokyklos.view import (
    BoardData,
    CardData,
    MarketCardData,
    PlayerData,
    RingData,
)
from florilege.kernel.refusal import Args
from florilege.kernel.view import OutlineLine


def _line(level: int, kind: str, args: Args) -> OutlineLine:
    return {"level": level, "kind": kind, "args": args}


def outline(board: BoardData) -> list[OutlineLine]:
    lines = _flower(board["rings"])
    for ring in board["rings"]:
        lines += _pyramid(ring)
    lines += _market(board)
    for player in board["players"]:
        lines += _player(player)
    return lines


def _flower(rings: list[RingData]) -> list[OutlineLine]:
    """Return the flower unrolled, each petal above the two that support it."""
    rows = [_line(1, "ring", {"ring": r["ring"], "drawn_petal": ring_row(r)}) for r in rings]
    slots = " ".join([str(slot) for slot in range(1, int(SLOTS) + 1)])
    return [_line(0, "flower", {}), *rows[::-1], _line(1, "slots", {"drawn_slot": slots})]


def _pyramid(ring: RingData) -> list[OutlineLine]:
    if not ring["pyramid"]:
        return []
    kind = "pyramid" if ring["open"] else "pyramid-closed"
    rows = pyramid_rows(ring)
    drawn = [_line(1, row, {"drawn_petal": rows[row]}) for row in rows]
    return [_line(0, kind, {"ring": ring["ring"]}), *drawn]


def _market(board: BoardData) -> list[OutlineLine]:
    lines = [_line(0, "market", {"number": board["deck"]})]
    lines += [_offer(offer) for offer in board["market"]]
    lines += _shapes([offer["card"] for offer in board["market"]])
    if board["under"]:
        lines.append(_line(1, "under", {"card": board["under"]}))
    if board["idle"]:
        lines.append(_line(1, "idle", {"number": board["idle"]}))
    return lines


def _shapes(cards: list[CardData]) -> list[OutlineLine]:
    """Return the shapes of the cards, side by side at scale 1."""
    if not cards:
        return []
    sketches = [draw_shape([(out, round_) for out, round_ in card["pattern"]], 1) for card in cards]
    rows = side_by_side(sketches, [_caption(card) for card in cards])
    return [_line(1, "shapes", {"drawn_shape": row}) for row in rows]


def _caption(card: CardData) -> str:
    """Return the name of a card and, if there is one, the clause that defines its shape."""
    return card["card"] if card["definition"] is None else f"{card['card']} §{card['definition']}"


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


def _offer(offer: MarketCardData) -> OutlineLine:
    kind = "card-least" if offer["card"]["least"] is not None else "card"
    args = _card(offer["card"])
    if offer["holder"] is not None:
        return _line(1, f"{kind}-held", {**args, "seat": offer["holder"]})
    return _line(1, kind, args)


def _player(player: PlayerData) -> list[OutlineLine]:
    args: Args = {
        "seat": player["seat"],
        "points": player["points"],
        "number": len(player["cards"]),
    }
    lines = [_line(0, "player", args)]
    if player["cards"]:
        cards = [card["card"] for card in player["cards"]]
        lines.append(_line(1, "won", {"card": cards}))
    if player["barred"]:
        lines.append(_line(1, "barred", {}))
    if player["lost"]:
        lines.append(_line(1, "lost", {"number": player["lost"]}))
    return lines
