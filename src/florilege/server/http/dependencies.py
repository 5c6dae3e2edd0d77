"""Dependencies of routes: services, player, address, language, path parameters."""

from typing import Annotated, TypeAlias

from fastapi import Depends, Path, Request

from florilege.server.identity import COOKIE
from florilege.server.protocol.fields import MOST_SEATS
from florilege.server.refusal_text import preferred_language
from florilege.server.services import Services
from florilege.tables.store import Player


def services_of(request: Request) -> Services:
    services: Services = request.state.services
    return services


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


def language_of(request: Request) -> str:
    return preferred_language(request.headers.get("accept-language", ""))


async def player_of(request: Request) -> Player:
    """Refuse a request without a valid session."""
    return await services_of(request).player(request.cookies.get(COOKIE, ""), address_of(request))


TheServices: TypeAlias = Annotated[Services, Depends(services_of)]
ThePlayer: TypeAlias = Annotated[Player, Depends(player_of)]
TheAddress: TypeAlias = Annotated[str, Depends(address_of)]
TheLanguage: TypeAlias = Annotated[str, Depends(language_of)]
Ident: TypeAlias = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Key: TypeAlias = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,64}$")]
PathSeat: TypeAlias = Annotated[int, Path(ge=0, lt=MOST_SEATS)]
