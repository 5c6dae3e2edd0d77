"""Creating, listing and showing tables; carrying a seat to another device."""

from fastapi import APIRouter
from fastapi.responses import Response

from florilege.kernel.refusal import refused
from florilege.server.http.dependencies import Ident, PathSeat, ThePlayer, TheServices
from florilege.server.http.responses import json_response
from florilege.server.http.summaries import listing_data
from florilege.server.protocol.http import (
    CarriedData,
    CarryRequest,
    ListingData,
    TableRequest,
    TokenData,
)
from florilege.server.protocol.models import list_model_of, model_of
from florilege.server.services import now_ms
from florilege.tables.commands.seating import AddDevice
from florilege.tables.model.setup import terms_of
from florilege.tables.model.table import Table
from florilege.tables.service.new_table import NewTable
from florilege.tables.views import Status, status

router = APIRouter(tags=["tables"])

MAX_LISTED = 100


@router.post("/tables", response_model=model_of(Status), status_code=201)
async def create_table(services: TheServices, player: ThePlayer, wanted: TableRequest) -> Response:
    """Create a table."""
    request = NewTable(
        game=wanted.game,
        seats=wanted.seats,
        terms=terms_of(wanted.terms.model_dump()),  # type: ignore[arg-type]  # just these fields
        options=dict(wanted.options),
    )
    ident = await services.table_service.create(player, request, wanted.seat)
    return json_response(await services.table_service.read(ident, status), 201)


@router.get("/tables", response_model=list_model_of(ListingData))
async def list_open(services: TheServices) -> Response:
    """List public tables that wait for players."""
    return json_response(
        [listing_data(listing) for listing in await services.store.gathering(MAX_LISTED)]
    )


@router.get("/tables/mine", response_model=list_model_of(ListingData))
async def list_mine(services: TheServices, player: ThePlayer) -> Response:
    """List the tables one sits or sat at."""
    listings = await services.store.tables_of(player.id, MAX_LISTED)
    return json_response([listing_data(listing, player.id) for listing in listings])


@router.get("/tables/{ident}", response_model=model_of(Status))
async def show(services: TheServices, ident: Ident) -> Response:
    """Show a table to anybody who knows its id."""
    return json_response(await services.table_service.read(ident, status))


@router.post("/tables/{ident}/seats/{seat}/token", response_model=model_of(TokenData))
async def give_token(
    services: TheServices, player: ThePlayer, ident: Ident, seat: PathSeat
) -> Response:
    """Return a token for a seat one holds, to carry it to one other device."""

    def check(table: Table) -> None:
        if not table.holds(player.id, seat):
            raise refused("not-your-seat", "", {"seat": seat})

    await services.table_service.read(ident, check)
    return json_response({"token": services.identity.token(ident, seat, player.id)})


@router.post("/carry", response_model=model_of(CarriedData))
async def carry(services: TheServices, player: ThePlayer, wanted: CarryRequest) -> Response:
    """Take the seat of a token on this device as well."""
    token = services.identity.seat(wanted.token)

    def is_carried(table: Table) -> bool:
        if not table.holds(token.giver, token.seat):
            raise refused("bad-token")
        return table.holds(player.id, token.seat)

    if not await services.table_service.read(token.table, is_carried):
        if not await services.store.use_token(token.ident, token.until, now_ms()):
            raise refused("bad-token")
        await services.table_service.execute(token.table, AddDevice(by=player.id, seat=token.seat))
    return json_response({"table": token.table, "seat": token.seat})
