"""Generated files are up to date, and describe what the declarations say."""

import pytest

from florilege.kernel import registry
from florilege.kernel.prompt import ChoiceData, PromptData
from florilege.kernel.view import View
from florilege.server.protocol import models
from florilege.server.protocol.boards import boards
from florilege.server.protocol.models import hints_of, model_of
from florilege.server.protocol.server import TableMessage
from florilege.server.schema import documents, openapi, outdated
from florilege.server.typescript import board_types
from florilege.tables.views import Snapshot


def test_models_have_the_fields_and_types_of_their_declarations() -> None:
    assert hints_of(ChoiceData) == {"move": str, "parts": dict[str, str | int]}
    assert set(hints_of(View)) == set(View.__required_keys__)
    model = model_of(PromptData).model_fields
    assert model["choices"].annotation == list[model_of(ChoiceData)]  # type: ignore[misc]


def test_models_have_inherited_fields() -> None:
    assert set(hints_of(TableMessage)) == {"type", "heard", *Snapshot.__required_keys__}


def test_every_game_declares_its_board() -> None:
    for key, schemas in boards().items():
        assert schemas["BoardData"]["properties"], key
        assert "unknown" not in board_types(schemas), key


def test_documentation_and_types_are_up_to_date() -> None:
    assert len(documents()) > len(boards())
    assert not outdated(), "make protocol"


def test_a_changed_declaration_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    declared = models.hints_of
    monkeypatch.setattr(
        models,
        "hints_of",
        lambda each: {f"new_{name}": hint for name, hint in declared(each).items()},
    )
    models.model_of.cache_clear()
    try:
        changed = {path.name for path in outdated()}
    finally:
        models.model_of.cache_clear()
    assert {"protocol.md", "types.ts", *(f"{key}.ts" for key in registry.games())} <= changed


def test_every_route_is_described() -> None:
    for path, calls in openapi()["paths"].items():
        for call in calls.values():
            assert call["description"], path


def test_openapi_describes_the_boards() -> None:
    schemas = openapi()["components"]["schemas"]
    for key in boards():
        assert {"$ref": f"#/components/schemas/{key}.BoardData"} in schemas["View"]["properties"][
            "board"
        ]["anyOf"]
    side = schemas["mandala.MandalaData"]["properties"]["sides"]["items"]
    assert side == {"$ref": "#/components/schemas/mandala.SideData"}
