"""Guided first games, and diagrams of the rules; nothing is kept about a learner."""

from typing import Annotated, TypeAlias

from fastapi import APIRouter, Path, Query
from fastapi.responses import Response

from florilege.server.http.answers import answer
from florilege.server.http.needs import Key
from florilege.server.protocol.http import GuideData, GuideRequest
from florilege.server.protocol.view import View
from florilege.tables.diagrams import diagram
from florilege.tables.guide import find_guide

router = APIRouter(tags=["learning"])

Step: TypeAlias = Annotated[int, Path(ge=0, le=99)]
Done: TypeAlias = Annotated[int, Query(ge=0, le=99)]
Clause: TypeAlias = Annotated[str, Path(pattern=r"^[A-Za-z0-9.-]{1,40}$")]


@router.get("/games/{key}/guide/{step}", response_model=GuideData)
async def show_step(key: Key, step: Step, done: Done = 0) -> Response:
    """Show a step of a game's guide, after so many of its moves."""
    return answer(find_guide(key).place(step, done))


@router.post("/games/{key}/guide/{step}", response_model=GuideData)
async def play_step(key: Key, step: Step, asked: GuideRequest, done: Done = 0) -> Response:
    """Play a learner's move; the place it leads to, or why it leads nowhere."""
    return answer(find_guide(key).play(step, done, asked.move))


@router.get("/games/{key}/diagrams/{clause}", response_model=View)
async def show_diagram(key: Key, clause: Clause) -> Response:
    """Show the diagram of a clause."""
    return answer(diagram(key, clause))
