"""The variants of Power Plants: choices before a game, and readings of disputed rules."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from florilege.games.power_plants.plant_names import BASES, NAMES
from florilege.kernel.options import Choice, Option, OptionData, Settings, Value, Whole
from florilege.kernel.refusal import refused

PLANTS: Final = "plants"
ALTERNATES: Final = "alternates"
MODE: Final = "mode"
DIFFICULTY: Final = "difficulty"
HONEYLEAF_OUST: Final = "honeyleaf_oust"
SIGHT: Final = "sight"
RANSOM: Final = "ransom"
SNAPJAW_TIMING: Final = "snapjaw_timing"
FREE_FAIRY: Final = "free_fairy"
WIZARD_PATCH: Final = "wizard_patch"
WINGBEAN_SPOT: Final = "wingbean_spot"
LATE_PAY: Final = "late_pay"
MOLE_NEAREST: Final = "mole_nearest"

BALANCED: Final = "balanced"
RANDOM: Final = "random"
WANTED: Final = 5

DISCOVERY_PLANTS: Final = "honeyleaf,deeproot,tanglethorn,starflower,emberwood"  # N1, R23

EASY: Final[i64] = 0
MEDIUM: Final[i64] = 1
HARD: Final[i64] = 2
EXTREME: Final[i64] = 3
DIFFICULTIES: Final = ["easy", "medium", "hard", "extreme"]


def check_plants(names: list[str]) -> None:
    """Refuse names that are not five different plants of different types."""
    for name in names:
        if name not in NAMES:
            raise refused("unknown-plant", "M2", {"text": name, "known": list(NAMES)})
        if names.count(name) > 1:
            raise refused("plant-twice", "S1", {"plant": name})
        base = BASES.get(name, name)
        if base != name and base in names:
            raise refused("plant-with-alternate", "A1", {"plant": name, "base_plant": base})
    if len(names) != WANTED:
        raise refused("five-plants", "S1", {"given": len(names)})


class Column(Option):
    """The five plants: a way of drawing them, or their names, in the order of the column."""

    def parse(self, text: str) -> Value:
        """Accept a way of drawing, or five names of different types."""
        if text in (BALANCED, RANDOM):
            return text
        check_plants(text.split(","))
        return text

    def spread(self) -> list[Value]:
        """Return both ways of drawing, and lists that together use every plant."""
        return [
            BALANCED,
            RANDOM,
            "wingbean,honeyleaf,snapjaw,frightshade,tanglethorn",
            "sugarleaf,branchroot,stranglethorn,duskflower,stickybean",
            "deeproot,ashwood,crunchjaw,sleepshade,stickybean",
        ]

    def data(self) -> OptionData:
        data = super().data()
        data["values"] = [BALANCED, RANDOM]
        return data


class Difficulty(Choice):
    def parse(self, text: str) -> Value:
        if text not in self.values:
            raise refused("unknown-difficulty", "X1", {"text": text, "known": list(self.values)})
        return text


OPTIONS: list[Option] = [
    Column(PLANTS, "S1", BALANCED),
    Choice(ALTERNATES, "A3", ["none", "one", "two", "mixed"]),
    Choice(MODE, "N2", ["full", "discovery"]),
    Difficulty(DIFFICULTY, "X1", DIFFICULTIES),
    Choice(HONEYLEAF_OUST, "R11", ["once", "one-at-a-time"]),
    Choice(SIGHT, "R19", ["touching", "through-gaps"]),
    Whole(RANSOM, "snapjaw.end", 2, 0, 5),
    Choice(SNAPJAW_TIMING, "snapjaw.timing", ["noon", "night"]),
    Choice(FREE_FAIRY, "R44", ["marked", "always"]),
    Choice(WIZARD_PATCH, "R7", ["stays", "may-move"]),
    Choice(WINGBEAN_SPOT, "wingbean.sprout", ["anywhere", "by-wizard"]),
    Choice(LATE_PAY, "R25", ["ousted", "captured-too"]),
    Choice(MOLE_NEAREST, "R36", ["straight", "by-patches"]),
]

PRESETS: dict[str, Settings] = {f"{MODE}=discovery": {PLANTS: DISCOVERY_PLANTS}}


@mypyc_attr(acyclic=True)
class Variant:
    def __init__(self, settings: Settings) -> None:
        self.discovery = settings[MODE] == "discovery"
        self.difficulty: i64 = DIFFICULTIES.index(str(settings[DIFFICULTY]))
        self.honeyleaf_ousts_once = settings[HONEYLEAF_OUST] == "once"
        self.sight_through_gaps = settings[SIGHT] == "through-gaps"
        self.ransom: i64 = int(settings[RANSOM])
        self.snapjaw_at_night = settings[SNAPJAW_TIMING] == "night"
        self.always_free_fairy = settings[FREE_FAIRY] == "always"
        self.wizard_patch_moves = settings[WIZARD_PATCH] == "may-move"
        self.wingbean_by_wizard = settings[WINGBEAN_SPOT] == "by-wizard"
        self.late_captures_pay = settings[LATE_PAY] == "captured-too"
        self.nearest_by_patches = settings[MOLE_NEAREST] == "by-patches"
