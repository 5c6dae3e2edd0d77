"""The board as lines of text, made from the view alone so that nothing hidden leaks."""

from florilege.games.power_plants.view import (
    BoardData,
    FieldData,
    PatchData,
    PlantData,
    PlayerData,
)
from florilege.kernel.refusal import Args
from florilege.kernel.view import OutlineLine


def _line(level: int, kind: str, args: Args) -> OutlineLine:
    return {"level": level, "kind": kind, "args": args}


def outline(board: BoardData) -> list[OutlineLine]:
    lines = [_line(0, "column", {})]
    lines += [_plant(plant) for plant in board["column"]]
    lines += _garden(board)
    lines.append(_line(0, "fields", {}))
    lines += [_field(field) for field in board["fields"]]
    lines.append(_line(0, "nursery", {"patch": board["nursery"]}))
    lines.append(_bag(board))
    for player in board["players"]:
        lines += _player(player)
    return lines


def _plant(plant: PlantData) -> OutlineLine:
    args: Args = {"plant": plant["plant"], "timing": plant["timing"]}
    return _line(1, "plant-fairy" if plant["free_fairy"] else "plant", args)


def _garden(board: BoardData) -> list[OutlineLine]:
    lines = [_line(0, "garden", {"number": len(board["patches"])})]
    lines += [_line(1, "row", {"row": row}) for row in _map(board["patches"])]
    lines += [_patch(patch) for patch in board["patches"]]
    if board["wizard"] is not None:
        lines.append(_line(1, "wizard", {"patch": board["wizard"]}))
    if board["growing"]:
        lines.append(_line(1, "growing", {"patch": board["growing"]}))
    return lines


def _map(patches: list[PatchData]) -> list[str]:
    """Return the garden as rows of text, four characters per patch, each row shifted by half."""
    left = min(2 * patch["q"] + patch["r"] for patch in patches)
    rows: dict[int, str] = {}
    for patch in sorted(patches, key=lambda patch: (patch["r"], patch["q"])):
        place = 2 * (2 * patch["q"] + patch["r"] - left)
        rows[patch["r"]] = rows.get(patch["r"], "").ljust(place) + patch["patch"]
    return [f"{r:>4}  {rows[r]}" for r in rows]


def _patch(patch: PatchData) -> OutlineLine:
    args: Args = {"patch": patch["patch"], "spot": f"{patch['q']},{patch['r']}"}
    kind = "patch"
    if patch["owner"] is not None:
        args = {**args, "seat": patch["owner"], "fairies": patch["fairies"]}
        kind += "-held"
    if patch["gems"]:
        args = {**args, "gems": patch["gems"]}
        kind += "-gems"
    return _line(1, kind, args)


def _field(field: FieldData) -> OutlineLine:
    args: Args = {"patch": field["patches"]}
    if not field["places"]:
        return _line(1, "field-free", args)
    first = field["places"][0]
    args = {**args, "seat": first["seat"], "points": first["points"]}
    if len(field["places"]) == 1:
        return _line(1, "field", args)
    second = field["places"][1]
    args = {**args, "second_seat": second["seat"], "second_points": second["points"]}
    others = len(field["places"]) - 2
    if others and field["places"][2]["points"]:
        return _line(1, "field-crowded", {**args, "others": others})
    return _line(1, "field-shared", args)


def _bag(board: BoardData) -> OutlineLine:
    if board["turns_left"] is None:
        return _line(0, "bag", {"number": board["bag"]})
    return _line(0, "last-turns", {"number": board["turns_left"]})


def _player(player: PlayerData) -> list[OutlineLine]:
    args: Args = {"seat": player["seat"], "gems": player["gems"], "score": player["score"]}
    lines = [_line(0, "player", args)]
    if player["hand"]:
        lines.append(_line(1, "hand", {"patch": player["hand"]}))
    if player["supply"] is not None:
        lines.append(_line(1, "supply", {"number": player["supply"]}))
    for captive in player["captives"]:
        args = {"owner_seat": captive["seat"], "number": captive["number"]}
        lines.append(_line(1, "captives", args))
    return lines
