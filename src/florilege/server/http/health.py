"""For operators: whether the server is there, is ready, and what it does."""

from fastapi import APIRouter
from fastapi.responses import Response
from prometheus_client import CONTENT_TYPE_LATEST

from florilege.server.http.answers import PLAIN, answer
from florilege.server.http.needs import TheHouse
from florilege.server.protocol.http import HealthData

router = APIRouter(tags=["operators"])


@router.get("/healthz", response_model=HealthData)
async def healthy() -> Response:
    """Answer while the process lives."""
    return answer({"status": "ok"})


@router.get("/readyz", response_model=HealthData)
async def ready(house: TheHouse) -> Response:
    """Answer if the storage does."""
    await house.store.ping()
    return answer({"status": "ok"})


@router.get("/metrics", responses=PLAIN)
async def figures(house: TheHouse) -> Response:
    """Return the figures, for Prometheus."""
    return Response(house.figures.text(), media_type=CONTENT_TYPE_LATEST)
