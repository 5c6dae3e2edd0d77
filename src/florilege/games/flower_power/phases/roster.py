"""All phases, by their numbers in `state`."""

from typing import Final

from librt.vecs import vec

from florilege.games.flower_power.phase import FlowerPowerPhase
from florilege.games.flower_power.phases.aim import Aim
from florilege.games.flower_power.phases.build import Build
from florilege.games.flower_power.phases.confirm import Confirm
from florilege.games.flower_power.phases.contest import Contest
from florilege.games.flower_power.phases.create import Create
from florilege.games.flower_power.phases.pick_petals import PickPetals
from florilege.games.flower_power.phases.place import Place
from florilege.games.flower_power.phases.reply import Reply
from florilege.games.flower_power.phases.select import Select
from florilege.games.flower_power.phases.target import Target
from florilege.games.flower_power.phases.turn import Turn
from florilege.games.flower_power.phases.will import Will

PHASES: Final = vec[FlowerPowerPhase](
    [
        FlowerPowerPhase("over", ""),
        Contest("contest", "3.1"),
        Place("place", "3.1"),
        Build("build", "3.3"),
        Turn("turn", "5.2"),
        Aim("aim", "4.4"),
        Target("target", "12.14"),
        PickPetals("regular", "6.5", False),
        PickPetals("power", "6.6", True),
        Select("select", "5.3.1"),
        Reply("reply", "5.3.2"),
        Confirm("confirm", "5.3.3"),
        Will("will", "12.11"),
        Create("create", "5.4"),
    ]
)
