"""Generates the protocol documentation and TypeScript types: `python -m florilege.server.schema`.

With `--check` it writes nothing, and names the files that are out of date.
"""

import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, is_typeddict

from pydantic import BaseModel

from florilege.arena.analysis import Decision
from florilege.kernel.record import RecordData
from florilege.kernel.score import Score
from florilege.server.app import create_app
from florilege.server.protocol import client, http
from florilege.server.protocol.boards import boards, definitions
from florilege.server.protocol.fields import PROTOCOL
from florilege.server.protocol.models import model_of
from florilege.server.protocol.server import ServerMessage
from florilege.server.protocol_page import protocol_page
from florilege.server.services import Services
from florilege.server.typescript import board_types, typescript
from florilege.tables.finished_game import ReplayedPosition
from florilege.teaching.guide import GuidePage

ROOT = Path(__file__).parents[3]
ANSWERS = (GuidePage, ReplayedPosition, RecordData, Score, Decision)  # declared elsewhere


def models(module: ModuleType) -> list[type[BaseModel]]:
    """Return the models of everything a module declares, in order."""
    declared: list[Any] = [
        each
        for each in vars(module).values()
        if inspect.isclass(each) and each.__module__ == module.__name__
    ]
    return [
        model_of(each) if is_typeddict(each) else each
        for each in declared
        if is_typeddict(each) or issubclass(each, BaseModel)
        if each is not client.TableCommand
    ]


def openapi() -> dict[str, Any]:
    async def not_opened() -> Services:
        raise NotImplementedError

    return create_app(not_opened).openapi()


def documents() -> dict[Path, str]:
    client_models = models(client)
    server_models = [model_of(each) for each in get_args(ServerMessage)]
    every = definitions(
        [*client_models, *server_models, *models(http), *(model_of(each) for each in ANSWERS)]
    )
    client_messages = {model.__name__: every.pop(model.__name__) for model in client_models}
    server_messages = {model.__name__: every.pop(model.__name__) for model in server_models}
    games = boards()
    api = ROOT / "web" / "src" / "api"
    page = protocol_page(client_messages, server_messages, every, games, openapi())
    types = typescript(PROTOCOL, client_messages, server_messages, every)
    board_files = {api / "boards" / f"{key}.ts": board_types(games[key]) for key in games}
    return {ROOT / "docs" / "protocol.md": page, api / "types.ts": types, **board_files}


def outdated() -> list[Path]:
    return [
        path
        for path, text in documents().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]


def main() -> None:
    if "--check" in sys.argv:
        sys.exit("".join(f"{path}: out of date, run make protocol\n" for path in outdated()) or 0)
    for path, text in documents().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
