"""Responses: data as JSON, refusals as JSON with a status code."""

from typing import Any, Final

import orjson
from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from florilege.kernel.refusal import Refused, refused
from florilege.server.protocol.http import ErrorData
from florilege.server.protocol.models import model_of
from florilege.server.refusal_text import preferred_language, refusal_data
from florilege.tables.store import Unavailable

JSON: Final = "application/json"
REFUSED: Final = 422  # valid, but against the rules of the game or of the server
STATUS: Final = {
    "no-session": 401,
    "bad-login": 401,
    "not-your-seat": 403,
    "bad-token": 403,
    "foreign-origin": 403,
    "not-found": 404,
    "unknown-game": 404,
    "unknown-table": 404,
    "unknown-player": 404,
    "no-guide": 404,
    "no-such-step": 404,
    "no-diagram": 404,
    "bad-method": 405,
    "account-taken": 409,
    "name-alike": 409,
    "game-goes-on": 409,
    "game-over": 409,
    "has-account": 409,
    "no-account": 409,
    "failed": 500,
    "too-large": 413,
    "too-fast": 429,
    "sign-in-later": 429,
    "too-many-tables": 429,
    "table-busy": 503,
}
UNAVAILABLE_PREFIXES: Final = ("storage-", "database-")
ERROR_RESPONSES: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": model_of(ErrorData), "description": "refused"}
    for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 503)
}

PLAIN_TEXT: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"text/plain": {}}}}


def json_response(data: object, status: int = 200) -> Response:
    """The response must not be cached."""
    headers = {"Cache-Control": "no-store"}
    return Response(orjson.dumps(data), status, media_type=JSON, headers=headers)


def status_of(code: str) -> int:
    return 503 if code.startswith(UNAVAILABLE_PREFIXES) else STATUS.get(code, REFUSED)


def refusal_response(request: Request, error: Refused) -> Response:
    language = preferred_language(request.headers.get("accept-language", ""))
    request.state.services.metrics.refusals.labels(error.refusal.code).inc()
    return json_response(refusal_data(error, language), status_of(error.refusal.code))


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return refusal_response(request, error)


async def on_unavailable(request: Request, error: Exception) -> Response:
    assert isinstance(error, Unavailable)
    return refusal_response(request, refused(error.reason))


async def on_invalid(request: Request, error: Exception) -> Response:
    """Handle an invalid request, without echoing its input."""
    assert isinstance(error, RequestValidationError)
    place = ".".join(str(part) for part in error.errors()[0]["loc"])[:100]
    return refusal_response(request, refused("bad-request", "", {"where": place}))


async def on_http(request: Request, error: Exception) -> Response:
    """Handle an unknown route or method."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        response = refusal_response(request, refused("bad-method"))
        response.headers.update(error.headers or {})
        return response
    if error.status_code == 404:
        return refusal_response(request, refused("not-found"))
    response = refusal_response(request, refused("bad-request", "", {"where": "body"}))
    response.status_code = error.status_code
    return response
