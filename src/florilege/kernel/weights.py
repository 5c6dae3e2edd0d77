"""The tuned parameters of a game's bots: feature weights, search parameters and levels.

Each game keeps them in one file, `bots.toml`, which `bench/fit.py` and `bench/tune.py` rewrite.
"""

import tomllib
from importlib.resources import files
from typing import Final

from librt.vecs import vec

SEARCH_DEFAULTS: Final[dict[str, float]] = {
    "exploration": 0.25,
    "bias": 0.6,
    "cutoff": 4,
    "widening": 2,
    "rollout_candidates": 2,
    "halving_width": 0,
    "prior_weight": 0,
    "opponent_policy": 0,
}


class Weights:
    """Feature weights in the order of the features, and search parameters by name.

    Search parameters left out have their default value (`SEARCH_DEFAULTS`; docs/bots.md explains
    them). `levels` are the simulations per move, by name, of bots whose budget is not a time.
    """

    def __init__(
        self, features: dict[str, float], search: dict[str, float], levels: dict[str, int]
    ) -> None:
        self.features = features
        self.search = {**SEARCH_DEFAULTS, **search}
        self.levels = levels

    def values(self) -> vec[float]:
        return vec[float](list(self.features.values()))


NO_FEATURES: Final = Weights({}, {}, {})


def load(package: str, names: list[str]) -> Weights:
    """Read the `bots.toml` of a package; it must name exactly these features."""
    text = (files(package) / "bots.toml").read_text("utf-8")
    data = tomllib.loads(text)
    features = {name: float(data["features"][name]) for name in names}
    if set(data["features"]) != set(names):
        raise ValueError(f"{package}: bots.toml names other features")
    if not set(data.get("search", {})) <= set(SEARCH_DEFAULTS):
        raise ValueError(f"{package}: bots.toml names unknown search parameters")
    search = {key: float(value) for key, value in data.get("search", {}).items()}
    levels = {key: int(value) for key, value in data.get("levels", {}).items()}
    return Weights(features, search, levels)
