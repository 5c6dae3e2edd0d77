"""Logs as one JSON object a line. What players send and see never gets in: no message, no path."""

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Final

import orjson

FIELDS: Final = ("method", "route", "status", "seconds", "reason", "address", "workers", "code")


class JsonFormatter(logging.Formatter):
    """Writes the few fields that are known to be harmless."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line."""
        data: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        data.update({key: vars(record)[key] for key in FIELDS if key in vars(record)})
        if record.exc_info and record.exc_info[1] is not None:
            data["error"] = failure(record.exc_info[1])
        return orjson.dumps(data, default=str).decode()


def failure(error: BaseException) -> dict[str, object]:
    """Return what failed and where; the error's own words might quote what is secret."""
    places = traceback.extract_tb(error.__traceback__)
    where = [f"{place.filename}:{place.lineno} {place.name}" for place in places]
    return {"type": type(error).__name__, "where": where}


def start_logging() -> None:
    """Let everything in this process log as JSON on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    hush()


def hush() -> None:
    """Keep out of the logs what others would write there: paths may hold what is secret."""
    logging.getLogger("uvicorn.access").disabled = True
