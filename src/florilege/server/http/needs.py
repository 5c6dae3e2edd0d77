"""What many requests need first: the house, and who is asking."""

from typing import Annotated, TypeAlias

from fastapi import Depends, Path, Request

from florilege.server.house import House
from florilege.server.identity import COOKIE
from florilege.server.protocol.fields import MOST_SEATS
from florilege.server.speech import preferred
from florilege.tables.store import Player


def house_of(request: Request) -> House:
    """Return the house of this process."""
    house: House = request.state.house
    return house


def address_of(request: Request) -> str:
    """Return where a request comes from."""
    return request.client.host if request.client else ""


def language_of(request: Request) -> str:
    """Return the language a request asks for."""
    return preferred(request.headers.get("accept-language", ""))


async def player_of(request: Request) -> Player:
    """Return who is asking, or refuse."""
    return await house_of(request).player(request.cookies.get(COOKIE, ""))


TheHouse: TypeAlias = Annotated[House, Depends(house_of)]
ThePlayer: TypeAlias = Annotated[Player, Depends(player_of)]
TheAddress: TypeAlias = Annotated[str, Depends(address_of)]
TheLanguage: TypeAlias = Annotated[str, Depends(language_of)]
Ident: TypeAlias = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Key: TypeAlias = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,64}$")]
PathSeat: TypeAlias = Annotated[int, Path(ge=0, le=MOST_SEATS)]
