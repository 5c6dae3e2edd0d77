"""The tuned parameters of a game's bots: feature weights, search parameters and levels.

Each game keeps them in one file, `bots.toml`, which `bench/fit.py` and `bench/tune.py` rewrite.
"""

import tomllib
from importlib.resources import files

from librt.vecs import vec


class Weights:
    """Feature weights in the order of the features, and search parameters by name.

    `levels` are the simulations per move of bots whose budget is not a time, by name.
    """

    def __init__(
        self, features: dict[str, float], search: dict[str, float], levels: dict[str, int]
    ) -> None:
        self.features = features
        self.search = search
        self.levels = levels

    def values(self) -> vec[float]:
        """Return the feature weights as an array."""
        return vec[float](list(self.features.values()))


def load(package: str, names: list[str]) -> Weights:
    """Read the `bots.toml` of a package, which must name exactly these features."""
    text = (files(package) / "bots.toml").read_text("utf-8")
    data = tomllib.loads(text)
    features = {name: float(data["features"][name]) for name in names}
    if set(data["features"]) != set(names):
        raise ValueError(f"{package}: bots.toml names other features")
    search = {key: float(value) for key, value in data["search"].items()}
    return Weights(features, search, {key: int(value) for key, value in data["levels"].items()})
