"""Founding, listing and looking at tables; carrying a seat to another device."""

from fastapi import APIRouter
from fastapi.responses import Response

from florilege.kernel.refusal import refused
from florilege.server.http.answers import answer
from florilege.server.http.lists import listed
from florilege.server.http.needs import Ident, PathSeat, TheHouse, ThePlayer
from florilege.server.protocol.http import (
    CarriedData,
    CarryRequest,
    ListingData,
    TableRequest,
    TokenData,
)
from florilege.server.protocol.status import Status
from florilege.tables.commands import Carry
from florilege.tables.founding import terms_of
from florilege.tables.request import Request
from florilege.tables.sight import status
from florilege.tables.table import Table

router = APIRouter(tags=["tables"])

LISTED = 100


@router.post("/tables", response_model=Status, status_code=201)
async def found(house: TheHouse, player: ThePlayer, wanted: TableRequest) -> Response:
    """Found a table."""
    request = Request(
        game=wanted.game,
        seats=wanted.seats,
        terms=terms_of(wanted.terms.model_dump()),  # type: ignore[arg-type]  # just these fields
        options=dict(wanted.options),
    )
    ident = await house.hall.found(player, request, wanted.seat)
    return answer(await house.hall.look(ident, status), 201)


@router.get("/tables", response_model=list[ListingData])
async def list_open(house: TheHouse) -> Response:
    """List public tables that wait for players."""
    return answer([listed(listing) for listing in await house.store.gathering(LISTED)])


@router.get("/tables/mine", response_model=list[ListingData])
async def list_mine(house: TheHouse, player: ThePlayer) -> Response:
    """List the tables one sits or sat at."""
    found = await house.store.tables_of(player.id, LISTED)
    return answer([listed(listing, player.id) for listing in found])


@router.get("/tables/{ident}", response_model=Status)
async def show(house: TheHouse, ident: Ident) -> Response:
    """Show a table to whoever knows its name."""
    return answer(await house.hall.look(ident, status))


@router.post("/tables/{ident}/seats/{seat}/token", response_model=TokenData)
async def give_token(house: TheHouse, player: ThePlayer, ident: Ident, seat: PathSeat) -> Response:
    """Give whoever holds a seat the secret that carries it to another device."""

    def check(table: Table) -> None:
        if not table.holds(player.id, seat):
            raise refused("not-your-seat", "", {"seat": seat})

    await house.hall.look(ident, check)
    return answer({"token": house.identity.token(ident, seat, player.id)})


@router.post("/carry", response_model=CarriedData)
async def carry(house: TheHouse, player: ThePlayer, wanted: CarryRequest) -> Response:
    """Hold the seat of a token from this device as well."""
    ident, seat, giver = house.identity.seat(wanted.token)

    def check(table: Table) -> None:
        if not table.holds(giver, seat):
            raise refused("bad-token")

    await house.hall.look(ident, check)
    await house.hall.do(ident, Carry(by=player.id, seat=seat))
    return answer({"table": ident, "seat": seat})
