"""Finished games: their records, both ways, and their replay."""

from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response

from florilege.kernel.refusal import refused
from florilege.kernel.seats import WATCHER
from florilege.server.http.answers import answer
from florilege.server.http.needs import Ident, TheHouse, ThePlayer
from florilege.server.protocol.fields import LARGEST, MOST_SEATS
from florilege.server.protocol.http import ArchivedData, RecordData, ReplayData
from florilege.tables.course import Course
from florilege.tables.table import Table

router = APIRouter(tags=["records"])

TEXT_BODY = {
    "requestBody": {
        "required": True,
        "content": {"text/plain": {"schema": {"type": "string", "maxLength": 100_000}}},
    }
}


def finished(table: Table) -> Course:
    """Return the game of a table that is over, or refuse."""
    if table.ending is None or table.course is None:
        raise refused("game-goes-on")
    return table.course


@router.get("/tables/{ident}/record", response_model=RecordData)
async def export(house: TheHouse, ident: Ident, form: Literal["text", "json"] = "text") -> Response:
    """Return the record of a finished game, as text or JSON."""
    record = await house.hall.look(ident, lambda table: finished(table).record)
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
) -> Response:
    """Show a finished game after so many moves, from any seat or a spectator's."""
    return answer(await house.hall.look(ident, lambda table: _at(table, ply, seat)))


def _at(table: Table, ply: int, seat: int | None) -> dict[str, object]:
    whole = finished(table)
    if ply > whole.ply:
        raise refused("no-such-ply", "", {"most": whole.ply})
    if seat is not None and seat >= table.founding.seats:
        raise refused("no-such-seat", "", {"seats": table.founding.seats})
    course = Course(whole.record_at(ply))
    eyes = int(WATCHER) if seat is None else seat
    return {
        "table": table.ident,
        "seat": seat,
        "ply": ply,
        "plies": whole.ply,
        "view": course.position.view(eyes),
        "log": course.log(eyes, 0),
    }
