"""All sixteen plant cards: the base ones, then each alternate eight places after its base."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from florilege.games.power_plants.plant import Plant
from florilege.games.power_plants.plants.ashwood import Ashwood
from florilege.games.power_plants.plants.branchroot import Branchroot
from florilege.games.power_plants.plants.crunchjaw import Crunchjaw
from florilege.games.power_plants.plants.deeproot import Deeproot
from florilege.games.power_plants.plants.duskflower import Duskflower
from florilege.games.power_plants.plants.emberwood import Emberwood
from florilege.games.power_plants.plants.frightshade import Frightshade
from florilege.games.power_plants.plants.honeyleaf import Honeyleaf
from florilege.games.power_plants.plants.sleepshade import Sleepshade
from florilege.games.power_plants.plants.snapjaw import Snapjaw
from florilege.games.power_plants.plants.starflower import Starflower
from florilege.games.power_plants.plants.stickybean import Stickybean
from florilege.games.power_plants.plants.stranglethorn import Stranglethorn
from florilege.games.power_plants.plants.sugarleaf import Sugarleaf
from florilege.games.power_plants.plants.tanglethorn import Tanglethorn
from florilege.games.power_plants.plants.wingbean import Wingbean
from florilege.games.power_plants.state import State

PLANTS: Final = vec[Plant](
    [
        Honeyleaf(),
        Deeproot(),
        Tanglethorn(),
        Starflower(),
        Emberwood(),
        Snapjaw(),
        Frightshade(),
        Wingbean(),
        Sugarleaf(),
        Branchroot(),
        Stranglethorn(),
        Duskflower(),
        Ashwood(),
        Crunchjaw(),
        Sleepshade(),
        Stickybean(),
    ]
)


def plant_of(state: State, tile: i64) -> Plant:
    return PLANTS[state.plants[tile >> 3]]
