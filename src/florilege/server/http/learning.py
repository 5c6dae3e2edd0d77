"""Guided first games, and diagrams of the rules; nothing about learners is stored."""

from typing import Annotated, TypeAlias

from fastapi import APIRouter, Path, Query
from fastapi.responses import Response

from florilege.kernel.view import View
from florilege.server.http.dependencies import Key
from florilege.server.http.responses import json_response
from florilege.server.protocol.http import GuideRequest
from florilege.server.protocol.models import model_of
from florilege.teaching.diagrams import diagram
from florilege.teaching.guide import GuidePage, find_guide

router = APIRouter(tags=["learning"])

Step: TypeAlias = Annotated[int, Path(ge=0, le=99)]
Done: TypeAlias = Annotated[int, Query(ge=0, le=99)]
Clause: TypeAlias = Annotated[str, Path(pattern=r"^[A-Za-z0-9.-]{1,40}$")]


@router.get("/games/{key}/guide/{step}", response_model=model_of(GuidePage))
async def show_step(key: Key, step: Step, done: Done = 0) -> Response:
    """Show a step of a game's guide, after `done` of its moves."""
    return json_response(find_guide(key).page(step, done))


@router.post("/games/{key}/guide/{step}", response_model=model_of(GuidePage))
async def play_step(key: Key, step: Step, asked: GuideRequest, done: Done = 0) -> Response:
    """Play a learner's move; return the next place, or refuse a move that does not lead on."""
    return json_response(find_guide(key).play(step, done, asked.move or "", asked.parts))


@router.get("/games/{key}/diagrams/{clause}", response_model=model_of(View))
async def show_diagram(key: Key, clause: Clause) -> Response:
    """Show the diagram of a clause."""
    return json_response(diagram(key, clause))
