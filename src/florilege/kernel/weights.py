"""Tuned numbers: what the features of a game are worth, and how search goes about it.

Each game keeps them in one file, `bots.toml`, written by the script that tunes them.
"""

import tomllib
from importlib.resources import files

from librt.vecs import vec


class Weights:
    """The values of a game's features, in their order, and the numbers of its search.

    `levels` are the simulations of bots whose budget is not a time, by name.
    """

    def __init__(
        self, features: dict[str, float], search: dict[str, float], levels: dict[str, int]
    ) -> None:
        self.features = features
        self.search = search
        self.levels = levels

    def values(self) -> vec[float]:
        """Return what the features are worth."""
        return vec[float](list(self.features.values()))


def load(package: str, names: list[str]) -> Weights:
    """Return the tuned numbers of a game; the file must name exactly these features."""
    text = (files(package) / "bots.toml").read_text("utf-8")
    data = tomllib.loads(text)
    features = {name: float(data["features"][name]) for name in names}
    if set(data["features"]) != set(names):
        raise ValueError(f"{package}: bots.toml names other features")
    search = {key: float(value) for key, value in data["search"].items()}
    return Weights(features, search, {key: int(value) for key, value in data["levels"].items()})
