"""Whatever the description of the HTTP interface allows, or does not: no 500, and as described."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from florilege.server.schema import openapi
from tests.server.runs import Person, Running

schema = schemathesis.openapi.from_dict(openapi())
people: dict[str, Person] = {}


def somebody(server: Running) -> Person:
    """Return one and the same person; what is asked for may log them out."""
    if server.url not in people:
        people[server.url] = Person(server)
    return people[server.url]


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
    cookies = dict(somebody(server).http.cookies)
    answer = case.call(base_url=server.url, cookies=cookies)
    checks = [
        not_a_server_error,
        status_code_conformance,
        content_type_conformance,
        response_schema_conformance,
    ]
    case.validate_response(answer, checks=checks)
