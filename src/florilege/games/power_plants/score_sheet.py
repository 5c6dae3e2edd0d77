"""The score sheet: Gems won in play, on own patches, by cards, by fields (section D)."""

from mypy_extensions import i64

from florilege.games.power_plants.plants.roster import PLANTS
from florilege.games.power_plants.scoring import Standing, garden_gems, plant_gems, standings
from florilege.games.power_plants.state import COLUMN, State
from florilege.kernel.refusal import Args
from florilege.kernel.score import Score


def sheet(state: State) -> list[Score]:
    """Return everything that counts, side by side, then field by field."""
    found: list[Score] = []
    for side in range(state.sides):
        found.append(_score(state, side, "won", "D1", state.gems[side], {}))
        found.append(_score(state, side, "garden", "D3", garden_gems(state, side), {}))
        for place in range(COLUMN):
            key = PLANTS[state.plants[place]].key
            gems = plant_gems(state, side, place)
            found.append(_score(state, side, "plant", f"{key}.end", gems, {"plant": key}))
    for standing in standings(state):
        for place in range(len(standing.sides)):
            found.append(_field(state, standing, place))
    return [score for score in found if score["points"]]


def _field(state: State, standing: Standing, place: i64) -> Score:
    kind = ("first", "second", "further")[min(int(place), 2)]
    clause = "D5" if place < 2 else "D6"
    args: Args = {"patch": state.names_of(standing.field)}
    return _score(state, standing.sides[place], kind, clause, standing.points(place), args)


def _score(state: State, side: i64, kind: str, clause: str, points: i64, args: Args) -> Score:
    seat = state.public_seat(side)
    return {"seat": seat, "kind": kind, "clause": clause, "points": int(points), "args": args}
