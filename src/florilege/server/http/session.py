"""Sessions: guests, accounts, cookies."""

from dataclasses import replace

from fastapi import APIRouter, Request
from fastapi.responses import Response

from florilege.kernel.refusal import Refused, refused
from florilege.server.guests import new_guest
from florilege.server.http.dependencies import (
    TheAddress,
    TheLanguage,
    ThePlayer,
    TheServices,
    player_of,
)
from florilege.server.http.responses import json_response
from florilege.server.identity import COOKIE, COOKIE_AGE, DEVICE_COOKIE
from florilege.server.names import check_legible, check_name
from florilege.server.protocol.http import AccountRequest, NameRequest, SessionData
from florilege.server.protocol.models import model_of
from florilege.server.services import Services
from florilege.tables.look_alikes import same_name
from florilege.tables.store import Conflict, Player

router = APIRouter(tags=["session"])


def session_response(request: Request, services: Services, player: Player) -> Response:
    """Return the session of a player, and set the session cookie."""
    session: SessionData = {
        "player": player.id,
        "name": player.name,
        "account": player.account,
    }
    response = json_response(session)
    _set_cookie(request, response, COOKIE, services.identity.cookie(player.id))
    return response


def _set_cookie(request: Request, response: Response, name: str, value: str) -> None:
    response.set_cookie(
        name,
        value,
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


@router.get("/session", response_model=model_of(SessionData))
async def get_session(
    request: Request, services: TheServices, address: TheAddress, language: TheLanguage
) -> Response:
    """Return the session; without one, create a guest."""
    try:
        player = await player_of(request)
    except Refused:
        player = await _new_guest(services, address, language)
    return session_response(request, services, player)


async def _new_guest(services: Services, address: str, language: str) -> Player:
    if not services.guests.take(address):
        raise refused("too-fast")
    player = new_guest(language, services.table_service.now())
    await services.store.add_player(player)
    return player


@router.patch("/session", response_model=model_of(SessionData))
async def rename(
    request: Request, services: TheServices, player: ThePlayer, wanted: NameRequest
) -> Response:
    """Change the displayed name."""
    name = " ".join(wanted.name.split())
    if name != player.name:
        await check_name(services.store, player, name)
    updated = replace(player, name=name)
    await services.store.change_player(updated)
    return session_response(request, services, updated)


@router.post("/account", response_model=model_of(SessionData))
async def open_account(
    request: Request,
    services: TheServices,
    player: ThePlayer,
    address: TheAddress,
    wanted: AccountRequest,
) -> Response:
    """Turn a guest into an account, with the same player."""
    services.sign_in_limit.check_address(address)
    if player.account:
        raise refused("has-account")
    check_legible(wanted.account)
    password = await services.passwords.hash(wanted.password.get_secret_value())
    updated = replace(player, account=wanted.account, password=password)
    try:
        await services.store.change_player(updated)
    except Conflict:
        same = await services.store.player_by_account(wanted.account)
        code = "name-alike" if same is None else "account-taken"
        raise refused(code, "", {"name": wanted.account}) from None
    return signed_in(request, services, updated)


@router.post("/login", response_model=model_of(SessionData))
async def log_in(
    request: Request, services: TheServices, address: TheAddress, wanted: AccountRequest
) -> Response:
    """Log in to an account."""
    limit, account = services.sign_in_limit, same_name(wanted.account)
    limit.check_address(address)
    player = await services.store.player_by_account(wanted.account)
    is_known = player is not None and player.id in _known_players(request, services)
    limit.check_account(account, address, is_known)
    stored = None if player is None else player.password
    valid = await services.passwords.verify(stored, wanted.password.get_secret_value())
    if player is None or not valid:
        raise refused("bad-login")
    limit.succeed(account, address, is_known)
    return signed_in(request, services, player)


def _known_players(request: Request, services: Services) -> list[str | None]:
    """Return the player of the session, and those who have signed in on this device."""
    identity, cookies = services.identity, request.cookies
    session = identity.player(cookies.get(COOKIE, ""))
    return [session, *identity.accounts(cookies.get(DEVICE_COOKIE, ""))]


def signed_in(request: Request, services: Services, player: Player) -> Response:
    """Return the session of a player who has given a password; remember the device."""
    response = session_response(request, services, player)
    device = services.identity.device_cookie(player.id, request.cookies.get(DEVICE_COOKIE, ""))
    _set_cookie(request, response, DEVICE_COOKIE, device)
    return response


@router.post("/logout", response_model=model_of(SessionData))
async def log_out() -> Response:
    """Log out; the next `GET /api/session` creates a new guest."""
    response = json_response({"player": "", "name": "", "account": ""})
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return response
