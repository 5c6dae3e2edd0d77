"""How requests are answered: data as JSON, refusals as JSON with a status."""

from typing import Any, Final

import orjson
from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from florilege.kernel.refusal import Refused, refused
from florilege.server.protocol.http import ErrorData
from florilege.server.speech import preferred, tell
from florilege.tables.store import Unavailable

JSON: Final = "application/json"
REFUSED: Final = 422  # understood, but the rules of the game or of the house say no
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
    "game-goes-on": 409,
    "game-over": 409,
    "has-account": 409,
    "no-account": 409,
    "failed": 500,
    "too-large": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "table-busy": 503,
}
UNAVAILABLE: Final = ("storage-", "database-")
ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": ErrorData, "description": "refused"}
    for status in (400, 401, 403, 404, 405, 409, 413, 422, 429, 503)
}

PLAIN: Final[dict[int | str, dict[str, Any]]] = {200: {"content": {"text/plain": {}}}}


def answer(data: object, status: int = 200) -> Response:
    """Return plain data as JSON; it is never to be kept by a cache."""
    headers = {"Cache-Control": "no-store"}
    return Response(orjson.dumps(data), status, media_type=JSON, headers=headers)


def status_of(code: str) -> int:
    """Return the HTTP status of a refusal."""
    return 503 if code.startswith(UNAVAILABLE) else STATUS.get(code, REFUSED)


def refuse(request: Request, error: Refused) -> Response:
    """Return a refusal in the words the request asks for."""
    language = preferred(request.headers.get("accept-language", ""))
    request.state.house.figures.refusals.labels(error.refusal.code).inc()
    return answer(tell(error, language), status_of(error.refusal.code))


async def on_refused(request: Request, error: Exception) -> Response:
    """Answer a refusal."""
    assert isinstance(error, Refused)
    return refuse(request, error)


async def on_unavailable(request: Request, error: Exception) -> Response:
    """Answer when the storage is away."""
    assert isinstance(error, Unavailable)
    return refuse(request, refused(error.reason))


async def on_invalid(request: Request, error: Exception) -> Response:
    """Answer a request that cannot be understood; what was sent is not repeated."""
    assert isinstance(error, RequestValidationError)
    place = ".".join(str(part) for part in error.errors()[0]["loc"])[:100]
    return refuse(request, refused("bad-request", "", {"where": place}))


async def on_http(request: Request, error: Exception) -> Response:
    """Answer what has no route, or is asked for in the wrong way."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        found = refuse(request, refused("bad-method"))
        found.headers.update(error.headers or {})
        return found
    if error.status_code == 404:
        return refuse(request, refused("not-found"))
    found = refuse(request, refused("bad-request", "", {"where": "body"}))
    found.status_code = error.status_code
    return found
