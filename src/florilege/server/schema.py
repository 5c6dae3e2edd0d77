"""`python -m florilege.server.schema`: generates protocol documentation and TypeScript types."""

import inspect
from pathlib import Path
from types import ModuleType
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from florilege.server.app import create_app
from florilege.server.protocol import client, http, server, status, view
from florilege.server.protocol.fields import PROTOCOL
from florilege.server.protocol_page import protocol_page
from florilege.server.services import Services
from florilege.server.typescript import typescript

ROOT = Path(__file__).parents[3]


def models(module: ModuleType) -> list[type[BaseModel]]:
    """Return the models that a module declares, in order."""
    found = vars(module).values()
    return [
        each
        for each in found
        if inspect.isclass(each)
        and issubclass(each, BaseModel)
        and each.__module__ == module.__name__
        and each is not client.TableCommand
    ]


def definitions(*modules: ModuleType) -> dict[str, dict[str, Any]]:
    """Return the JSON schema of every model in some modules, by name."""
    every = [model for module in modules for model in models(module)]
    _, schema = models_json_schema([(model, "validation") for model in every])
    known = schema["$defs"]
    return {model.__name__: known[model.__name__] for model in every}


def openapi() -> dict[str, Any]:
    """Return the OpenAPI description of the HTTP interface."""

    async def not_opened() -> Services:
        raise NotImplementedError

    return create_app(not_opened).openapi()


def documents() -> dict[Path, str]:
    """Return the contents of every generated file."""
    shared = definitions(view, status)
    client_messages, server_messages = definitions(client), definitions(server)
    bodies = definitions(http)
    page = protocol_page(client_messages, server_messages, {**shared, **bodies}, openapi())
    types = typescript(
        PROTOCOL,
        {**shared, **client_messages, **server_messages, **bodies},
        list(client_messages),
        list(server_messages),
    )
    return {
        ROOT / "docs" / "protocol.md": page,
        ROOT / "web" / "src" / "api" / "types.ts": types,
    }


def main() -> None:
    """Write the files."""
    for path, text in documents().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
