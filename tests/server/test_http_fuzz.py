"""Whatever the description of the HTTP interface allows, or does not: no 500, and as described."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.runs import Person, Running


@pytest.fixture
def api(server: Running) -> object:
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_asked_is_answered_as_described(
    case: schemathesis.Case[Any], server: Running
) -> None:
    with Person(server) as person:
        answer = case.call(cookies=dict(person.http.cookies))
        case.validate_response(
            answer,
            checks=[
                not_a_server_error,
                status_code_conformance,
                content_type_conformance,
                response_schema_conformance,
            ],
        )
