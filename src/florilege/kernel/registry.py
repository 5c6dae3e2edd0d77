"""Find the installed games by entry point, and leave out those that cannot be used."""

from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, TypedDict

from florilege.kernel.entry_point import GROUP
from florilege.kernel.game import Game
from florilege.kernel.plugins import load
from florilege.kernel.refusal import Refusal, RefusalData, Refused, refused

OWN: Final = "florilege."


class LeftOutData(TypedDict):
    """A plug-in that was left out, as JSON."""

    key: str
    source: str
    reason: RefusalData


@dataclass(frozen=True)
class LeftOut:
    """An entry point that gives no game, and why."""

    key: str
    source: str
    reason: Refusal

    def data(self) -> LeftOutData:
        return {"key": self.key, "source": self.source, "reason": self.reason.data()}


@dataclass
class Installed:
    games: dict[str, Game] = field(default_factory=dict)
    left_out: list[LeftOut] = field(default_factory=list)


@cache
def installed() -> Installed:
    """Return all installed games and the plug-ins left out; they are loaded once."""
    found = Installed()
    for point in sorted(set(entry_points(group=GROUP)), key=_order):
        try:
            if point.name in found.games:
                raise refused("plugin-key-twice", "", {"key": point.name})
            found.games[point.name] = load(point)
        except Refused as error:
            found.left_out.append(LeftOut(point.name, point.value, error.refusal))
    return found


def _order(point: EntryPoint) -> tuple[str, bool, str]:
    """Sort by key; if two plug-ins declare the same one, Florilège's own goes first."""
    return (point.name, not point.value.startswith(OWN), point.value)


def games() -> dict[str, Game]:
    """Return the installed games by key, in alphabetical order."""
    return installed().games


def find(key: str) -> Game:
    """Return the game with this key, or raise `Refused`."""
    found = games().get(key)
    if found is None:
        raise refused("unknown-game", "", {"name": key, "known": list(games())})
    return found
