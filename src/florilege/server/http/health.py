"""For operators: health, readiness, metrics."""

from fastapi import APIRouter
from fastapi.responses import Response
from prometheus_client import CONTENT_TYPE_LATEST

from florilege.server.http.dependencies import TheServices
from florilege.server.http.responses import PLAIN_TEXT, json_response
from florilege.server.protocol.http import HealthData
from florilege.server.protocol.models import model_of

router = APIRouter(tags=["operators"])


@router.get("/healthz", response_model=model_of(HealthData))
async def healthy() -> Response:
    """Answer while the process is alive."""
    return json_response({"status": "ok"})


@router.get("/readyz", response_model=model_of(HealthData))
async def ready(services: TheServices) -> Response:
    """Answer if the database can be written and read."""
    await services.store.ping()
    return json_response({"status": "ok"})


@router.get("/metrics", responses=PLAIN_TEXT)
async def metrics(services: TheServices) -> Response:
    """Return the Prometheus metrics."""
    return Response(services.metrics.render(), media_type=CONTENT_TYPE_LATEST)
