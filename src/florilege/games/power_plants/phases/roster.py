"""All phases, by their numbers in `state`."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.power_plants.moves import (
    DONE,
    FREE_FAIRY,
    GROW,
    KEEP,
    NO_FAIRY,
    REST,
    SKIP,
    SPROUT,
)
from florilege.games.power_plants.phase import PowerPlantsPhase
from florilege.games.power_plants.phases.adding import Adding
from florilege.games.power_plants.phases.carry import Carry
from florilege.games.power_plants.phases.dealing import Dealing
from florilege.games.power_plants.phases.fairy import Fairy
from florilege.games.power_plants.phases.growing import Growing
from florilege.games.power_plants.phases.next_turn import NextTurn
from florilege.games.power_plants.phases.place import Place
from florilege.games.power_plants.phases.power import Power
from florilege.games.power_plants.phases.swap import Swap
from florilege.games.power_plants.phases.take_back import TakeBack
from florilege.games.power_plants.phases.target import Target
from florilege.games.power_plants.phases.turn_end import TurnEnd
from florilege.games.power_plants.state import State

PHASES: Final = vec[PowerPlantsPhase](
    [
        PowerPlantsPhase("over"),
        Place("place"),
        Fairy("fairy", {FREE_FAIRY: "fairy", NO_FAIRY: "no-fairy"}),
        Power("power", {SPROUT: "sprout", GROW: "grow", REST: "rest"}),
        Growing("grow", {SKIP: "skip"}, 1),
        Target("act", {DONE: "done"}, 4),
        Carry("carry", None, 3),
        TakeBack("take", None, 1),
        Swap("swap", {KEEP: "keep"}),
        Adding("add", None, 2),
        TurnEnd("end"),
        NextTurn("next"),
        Dealing("deal", None, 1),
    ]
)


def phase_of(state: State, move: i64) -> PowerPlantsPhase:
    """Return the phase that a move belongs to, the current one if possible."""
    present = PHASES[state.phases.phase]
    if present.owns(move):
        return present
    for phase in PHASES:
        if phase.owns(move):
            return phase
    raise ValueError(move)
