"""The ASGI application of one process."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeAlias, TypedDict

from fastapi import APIRouter, FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from florilege import __version__
from florilege.kernel.refusal import Refused
from florilege.server import page
from florilege.server.http import (
    games,
    health,
    learning,
    players,
    records,
    responses,
    session,
    tables,
)
from florilege.server.middleware import Middleware
from florilege.server.protocol.boards import add_boards
from florilege.server.services import Services
from florilege.tables.store import Unavailable

OpenServices: TypeAlias = Callable[[], Awaitable[Services]]


class Api(FastAPI):
    """The application, whose OpenAPI description includes the boards of the games."""

    def openapi(self) -> dict[str, Any]:
        is_new = self.openapi_schema is None
        description = super().openapi()
        if is_new:
            add_boards(description)
        return description


class State(TypedDict):
    services: Services


def create_app(open_services: OpenServices) -> FastAPI:
    """Return the application; its services are opened at startup and closed at shutdown."""

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[State]:
        services = await open_services()
        try:
            yield {"services": services}
        finally:
            await services.close()

    app = Api(
        title="Florilège",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses=responses.ERROR_RESPONSES,
    )
    add_routes(app)
    add_handlers(app)
    app.add_middleware(Middleware)
    return app


def add_routes(app: FastAPI) -> None:
    """Add all routes; the page comes last, since it matches every path."""
    api = APIRouter(prefix="/api")
    for module in (session, games, learning, tables, records, players):
        api.include_router(module.router)
    app.include_router(api)
    app.include_router(health.router)
    app.include_router(page.router)


def add_handlers(app: FastAPI) -> None:
    """Answer failures of every kind with a refusal code."""
    app.add_exception_handler(Refused, responses.on_refused)
    app.add_exception_handler(Unavailable, responses.on_unavailable)
    app.add_exception_handler(RequestValidationError, responses.on_invalid)
    app.add_exception_handler(HTTPException, responses.on_http)
