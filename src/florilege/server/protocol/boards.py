"""The schemas of the games' boards: `board` in a `View` is declared by each game."""

from importlib import import_module
from typing import Any, Final

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from florilege.server.protocol.models import PACKAGE, model_of

VIEW: Final = "florilege.games.{}.view"
DEFINITION: Final = "#/$defs/{model}"
COMPONENT: Final = "#/components/schemas/{game}.{model}"


def definitions(
    roots: list[type[BaseModel]], reference: str = DEFINITION
) -> dict[str, dict[str, Any]]:
    """Return the JSON schemas of models, and of all that they contain, by name."""
    models = [(model, "validation") for model in roots]
    _, schema = models_json_schema(models, ref_template=reference)  # type: ignore[arg-type]
    return dict(sorted(schema["$defs"].items()))


def boards(reference: str = DEFINITION) -> dict[str, dict[str, dict[str, Any]]]:
    """Return the schemas of the games' boards by key; that of the board itself is `BoardData`."""
    keys = {
        path.parent.name.replace("_", "-"): path.parent.name
        for path in sorted(PACKAGE.glob("games/*/view.py"))
    }
    return {
        key: definitions(
            [model_of(import_module(VIEW.format(name)).BoardData)],
            reference.replace("{game}", key),
        )
        for key, name in keys.items()
    }


def add_boards(openapi: dict[str, Any]) -> None:
    """Describe the boards in an OpenAPI description; a game of another package has its own."""
    schemas = openapi["components"]["schemas"]
    found = boards(COMPONENT)
    for key, models in found.items():
        schemas |= {f"{key}.{name}": schema for name, schema in models.items()}
    known = [
        {"$ref": COMPONENT.replace("{game}", key).replace("{model}", "BoardData")} for key in found
    ]
    schemas["View"]["properties"]["board"] = {"anyOf": [*known, {"type": "object"}]}
