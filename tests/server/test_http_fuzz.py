"""Fuzzes the HTTP interface by its OpenAPI description: no 500, and responses as described."""

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

from florilege.server.schema import openapi
from tests.server.live_server import LiveServer, Person

schema = schemathesis.openapi.from_dict(openapi())


@pytest.fixture(scope="module")
def cookies(server: LiveServer) -> dict[str, str]:
    """The cookies of one person, used for all requests."""
    with Person(server) as person:
        return dict(person.http.cookies)


@schema.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_responses_match_the_description(
    case: schemathesis.Case[Any], server: LiveServer, cookies: dict[str, str]
) -> None:
    answer = case.call(base_url=server.url, cookies=cookies)
    checks = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    case.validate_response(answer, checks=checks)
