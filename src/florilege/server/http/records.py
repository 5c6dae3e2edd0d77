"""Finished games: their records, both ways, their replay, score sheet and review."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response

from florilege.kernel.refusal import refused
from florilege.server.http.answers import PLAIN, answer
from florilege.server.http.needs import Ident, TheHouse, ThePlayer
from florilege.server.protocol.fields import LARGEST, MOST_SEATS, MOVE_LENGTH
from florilege.server.protocol.http import (
    ArchivedData,
    DecisionData,
    RecordData,
    ReplayData,
    ScoreData,
)
from florilege.tables.afterwards import record_of, replay_at, sheet_of

router = APIRouter(tags=["records"])

TEXT_BODY = {
    "requestBody": {
        "required": True,
        "content": {"text/plain": {"schema": {"type": "string", "maxLength": 100_000}}},
    }
}


@router.get("/tables/{ident}/record", response_model=RecordData, responses=PLAIN)
async def export(house: TheHouse, ident: Ident, form: Literal["text", "json"] = "text") -> Response:
    """Return the record of a finished game, as text or JSON."""
    record = await house.hall.look(ident, record_of)
    return PlainTextResponse(record.text()) if form == "text" else answer(record.data())


@router.post("/records", response_model=ArchivedData, status_code=201, openapi_extra=TEXT_BODY)
async def bring(house: TheHouse, player: ThePlayer, request: Request) -> Response:
    """Keep the record of a finished game, text or JSON, once it has been verified."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise refused("bad-request", "", {"where": "body"}) from None
    return answer({"table": await house.hall.archive(player, text)}, 201)


@router.get("/tables/{ident}/replay", response_model=ReplayData)
async def replay(
    house: TheHouse,
    ident: Ident,
    ply: Annotated[int, Query(ge=0, le=LARGEST)] = 0,
    seat: Annotated[int | None, Query(ge=0, le=MOST_SEATS)] = None,
    instead: Annotated[str, Query(max_length=MOVE_LENGTH)] = "",
) -> Response:
    """Show a finished game after so many moves, from any seat or a spectator's.

    `instead`: then let another legal move be played, in place of the one that followed.
    """
    return answer(await house.hall.look(ident, lambda table: replay_at(table, ply, seat, instead)))


@router.get("/tables/{ident}/sheet", response_model=list[ScoreData])
async def sheet(house: TheHouse, ident: Ident) -> Response:
    """Tell how the points of a finished game came about."""
    return answer(await house.hall.look(ident, sheet_of))


@router.get("/tables/{ident}/review", response_model=list[DecisionData])
async def review(
    house: TheHouse,
    ident: Ident,
    first: Annotated[int, Query(ge=0, le=LARGEST)],
    last: Annotated[int, Query(ge=0, le=LARGEST)],
) -> Response:
    """Judge a few moves of a finished game: a better one, and what the played one cost."""
    return answer(await house.hall.review(ident, first, last))
