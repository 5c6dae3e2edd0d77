"""Finished games: records, replay, score sheet, review."""

import asyncio
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response

from florilege.arena.analysis import Decision
from florilege.kernel.record import RecordData
from florilege.kernel.refusal import refused
from florilege.kernel.score import Score
from florilege.server.http.dependencies import Ident, TheAddress, ThePlayer, TheServices
from florilege.server.http.responses import PLAIN_TEXT, json_response
from florilege.server.protocol.fields import LARGEST, MOST_SEATS, MOVE_LENGTH
from florilege.server.protocol.http import ArchivedData
from florilege.server.protocol.models import list_model_of, model_of
from florilege.tables.finished_game import (
    ReplayedPosition,
    finished,
    record_of,
    replay_at,
    sheet_of,
)
from florilege.tables.service.fair_queue import Owner

router = APIRouter(tags=["records"])

TEXT_BODY = {
    "requestBody": {
        "required": True,
        "content": {"text/plain": {"schema": {"type": "string", "maxLength": 100_000}}},
    }
}


@router.get("/tables/{ident}/record", response_model=model_of(RecordData), responses=PLAIN_TEXT)
async def export_record(
    services: TheServices, ident: Ident, form: Literal["text", "json"] = "text"
) -> Response:
    """Return the record of a finished game, as text or JSON."""
    record = await services.table_service.read(ident, record_of)
    return PlainTextResponse(record.text()) if form == "text" else json_response(record.data())


@router.post(
    "/records", response_model=model_of(ArchivedData), status_code=201, openapi_extra=TEXT_BODY
)
async def import_record(services: TheServices, player: ThePlayer, request: Request) -> Response:
    """Import the record of a finished game, text or JSON, once it has been verified."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise refused("bad-request", "", {"where": "body"}) from None
    return json_response({"table": await services.table_service.import_game(player, text)}, 201)


@router.get("/tables/{ident}/replay", response_model=model_of(ReplayedPosition))
async def replay(
    services: TheServices,
    ident: Ident,
    ply: Annotated[int, Query(ge=0, le=LARGEST)] = 0,
    seat: Annotated[int | None, Query(ge=0, lt=MOST_SEATS)] = None,
    instead: Annotated[str, Query(max_length=MOVE_LENGTH)] = "",
) -> Response:
    """Show a finished game after `ply` moves, as a seat or a spectator saw it.

    `instead`: another legal move to play in place of the next one.
    """
    table = await services.table_service.read(ident, finished)
    return json_response(await asyncio.to_thread(replay_at, table, ply, seat, instead))


@router.get("/tables/{ident}/sheet", response_model=list_model_of(Score))
async def sheet(services: TheServices, ident: Ident) -> Response:
    """Show how the points of a finished game came about."""
    return json_response(await services.table_service.read(ident, sheet_of))


@router.get("/tables/{ident}/review", response_model=list_model_of(Decision))
async def review(
    services: TheServices,
    ident: Ident,
    address: TheAddress,
    first: Annotated[int, Query(ge=0, le=LARGEST)],
    last: Annotated[int, Query(ge=0, le=LARGEST)],
) -> Response:
    """Review a few moves of a finished game: a better move, and what the played one cost."""
    owner = Owner("", address)
    return json_response(await services.table_service.review(ident, first, last, owner))
