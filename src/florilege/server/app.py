"""The ASGI application of one process."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias, TypedDict

from fastapi import APIRouter, FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from florilege import __version__
from florilege.kernel.refusal import Refused
from florilege.server import page
from florilege.server.door import Door
from florilege.server.house import House
from florilege.server.http import (
    answers,
    games,
    health,
    learning,
    players,
    records,
    session,
    tables,
)
from florilege.tables.store import Unavailable

OpenHouse: TypeAlias = Callable[[], Awaitable[House]]


class State(TypedDict):
    """What every request finds in its state."""

    house: House


def create_app(open_house: OpenHouse) -> FastAPI:
    """Return the application; the house is opened when it starts and closed when it stops."""

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[State]:
        house = await open_house()
        try:
            yield {"house": house}
        finally:
            await house.close()

    app = FastAPI(
        title="Florilège",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        responses=answers.ERRORS,
    )
    add_routes(app)
    add_handlers(app)
    app.add_middleware(Door)
    return app


def add_routes(app: FastAPI) -> None:
    """Add everything that can be asked for; the page takes what nobody else does."""
    api = APIRouter(prefix="/api")
    for module in (session, games, learning, tables, records, players):
        api.include_router(module.router)
    app.include_router(api)
    app.include_router(health.router)
    app.include_router(page.router)


def add_handlers(app: FastAPI) -> None:
    """Turn every way to fail into a refusal with a code."""
    app.add_exception_handler(Refused, answers.on_refused)
    app.add_exception_handler(Unavailable, answers.on_unavailable)
    app.add_exception_handler(RequestValidationError, answers.on_invalid)
    app.add_exception_handler(HTTPException, answers.on_http)
