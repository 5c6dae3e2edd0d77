"""Who is asking: guests, accounts, cookies."""

from dataclasses import replace

from fastapi import APIRouter, Request
from fastapi.responses import Response

from florilege.kernel.refusal import Refused, refused
from florilege.server.guests import new_guest
from florilege.server.house import House, milliseconds
from florilege.server.http.answers import answer
from florilege.server.http.needs import TheAddress, TheHouse, TheLanguage, ThePlayer, player_of
from florilege.server.identity import COOKIE, COOKIE_AGE
from florilege.server.protocol.http import AccountRequest, NameRequest, SessionData
from florilege.tables.store import Conflict, Player

router = APIRouter(tags=["session"])


def introduce(request: Request, house: House, player: Player) -> Response:
    """Return who somebody is, and set the cookie that says so."""
    found = answer({"player": player.id, "name": player.name, "account": player.account})
    found.set_cookie(
        COOKIE,
        house.identity.cookie(player.id),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return found


@router.get("/session", response_model=SessionData)
async def who_am_i(
    request: Request, house: TheHouse, address: TheAddress, language: TheLanguage
) -> Response:
    """Tell who is asking; somebody new becomes a guest."""
    try:
        player = await player_of(request)
    except Refused:
        player = await _welcome(house, address, language)
    return introduce(request, house, player)


async def _welcome(house: House, address: str, language: str) -> Player:
    if not house.guests.take(address):
        raise refused("too-fast")
    player = new_guest(language, milliseconds())
    await house.store.add_player(player)
    return player


@router.patch("/session", response_model=SessionData)
async def rename(
    request: Request, house: TheHouse, player: ThePlayer, wanted: NameRequest
) -> Response:
    """Change the name that others see."""
    renamed = replace(player, name=" ".join(wanted.name.split()))
    await house.store.change_player(renamed)
    return introduce(request, house, renamed)


@router.post("/account", response_model=SessionData)
async def open_account(
    request: Request,
    house: TheHouse,
    player: ThePlayer,
    address: TheAddress,
    wanted: AccountRequest,
) -> Response:
    """Give a guest an account: the history stays theirs."""
    _check_pace(house, address, wanted)
    if player.account:
        raise refused("has-account")
    password = await house.passwords.hash(wanted.password.get_secret_value())
    known = replace(player, account=wanted.account, password=password)
    try:
        await house.store.change_player(known)
    except Conflict:
        raise refused("account-taken", "", {"name": wanted.account}) from None
    return introduce(request, house, known)


@router.post("/login", response_model=SessionData)
async def log_in(
    request: Request, house: TheHouse, address: TheAddress, wanted: AccountRequest
) -> Response:
    """Become the player of an account."""
    _check_pace(house, address, wanted)
    player = await house.store.player_by_account(wanted.account)
    kept = None if player is None else player.password
    fits = await house.passwords.fits(kept, wanted.password.get_secret_value())
    if player is None or not fits:
        raise refused("bad-login")
    return introduce(request, house, player)


@router.post("/logout", response_model=SessionData)
async def log_out() -> Response:
    """Forget who is asking; they are nobody then, until they ask who they are."""
    found = answer({"player": "", "name": "", "account": ""})
    found.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return found


def _check_pace(house: House, address: str, wanted: AccountRequest) -> None:
    """Refuse to try passwords quickly, from one place or at one account."""
    if not house.logins.take(address) or not house.logins.take(f"@{wanted.account.lower()}"):
        raise refused("too-fast")
