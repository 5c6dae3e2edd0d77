"""The board as lines of text, made from the view alone so that nothing hidden leaks."""

from typing import Final, cast

from florilege.games.flower_power.view import (
    BattleData,
    BoardData,
    FlowerData,
    PlayerData,
    RumourData,
)
from florilege.kernel.refusal import Args
from florilege.kernel.view import Board, OutlineLine

HIDDEN: Final = "hidden"  # a term: a petal the reader has not seen


def outline(board: Board) -> list[OutlineLine]:
    data = cast(BoardData, board)
    lines: list[OutlineLine] = []
    for player in data["players"]:
        lines += _player(player, data["active"])
    battle = data["battle"]
    if battle is not None:
        lines += _battle(battle)
    if data["shown"] is not None:
        lines.append(_line(1, "shown", {"card": data["shown"]}))
    lines.append(_line(0, "piles", {"pile": data["pile"]}))
    if data["graveyard"]:
        lines.append(_line(1, "graveyard", {"card": data["graveyard"]}))
    if data["rumours"]:
        lines.append(_line(0, "rumours", {}))
    return lines + [_rumour(rumour) for rumour in data["rumours"]]


def _line(level: int, kind: str, args: Args) -> OutlineLine:
    return {"level": level, "kind": kind, "args": args}


def _player(player: PlayerData, active: int | None) -> list[OutlineLine]:
    args: Args = {"seat": player["seat"], "number": player["hand_size"]}
    if not player["alive"]:
        return [_line(0, "player-out", {"seat": player["seat"]})]
    kind = "player-active" if player["seat"] == active else "player"
    lines = [_line(0, kind, args)]
    if player["known"]:
        lines.append(_line(1, "hand", {"card": player["known"]}))
    if player["growing"]:
        petals = [_petal(petal["card"], petal["up"]) for petal in player["growing"]]
        lines.append(_line(1, "growing", {"petal": petals}))
    if player["flowers"] is None:
        return [*lines, _line(1, "garden-sealed", {})]
    return lines + [_flower(flower) for flower in player["flowers"]]


def _flower(flower: FlowerData) -> OutlineLine:
    kind = "power-flower" if flower["power"] else "flower"
    petals = [_petal(petal["card"], petal["up"]) for petal in flower["petals"]]
    args: Args = {"flower": flower["flower"], "petal": petals}
    return _line(1, f"{kind}-exhausted" if flower["exhausted"] else kind, args)


def _petal(card: str | None, up: bool) -> str:
    if card is None:
        return HIDDEN
    return card if up else f"{card}-down"


def _battle(battle: BattleData) -> list[OutlineLine]:
    args: Args = {"seat": battle["attacker"], "other_seat": battle["defender"]}
    args["flower"] = battle["flower"] or "-"
    args["target_flower"] = battle["target"] or "-"
    lines = [_line(0, "battle-doomed" if battle["doomed"] else "battle", args)]
    for seat, picks in (
        (battle["attacker"], battle["picks"]),
        (battle["defender"], battle["target_picks"]),
    ):
        if picks:
            lines.append(_line(1, "picks", {"seat": seat, "card": picks}))
    lead = battle["lead"]
    if lead is not None:
        lines.append(_line(1, "lead", {"seat": lead}))
    elif not battle["doomed"]:
        lines.append(_line(1, "tie", {}))
    return lines


def _rumour(rumour: RumourData) -> OutlineLine:
    seats = rumour["hands"]
    args: Args = {"card": rumour["cards"], "flower": rumour["flowers"]}
    if not seats:
        return _line(1, "rumour-flowers", args)
    args["seat"] = seats[0]
    return _line(1, "rumour" if rumour["flowers"] else "rumour-hand", args)
