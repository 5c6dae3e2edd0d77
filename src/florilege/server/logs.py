"""Logs as one JSON object per line, without messages or paths, which may hold secrets."""

import logging
import sys
import traceback
from datetime import UTC, datetime
from typing import Final

import orjson

FIELDS: Final = ("method", "route", "status", "seconds", "reason", "address", "workers", "code")


class JsonFormatter(logging.Formatter):
    """Writes a fixed set of fields that hold no secrets."""

    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        data.update({key: vars(record)[key] for key in FIELDS if key in vars(record)})
        if record.exc_info and record.exc_info[1] is not None:
            data["error"] = describe_error(record.exc_info[1])
        return orjson.dumps(data, default=str).decode()


def describe_error(error: BaseException) -> dict[str, object]:
    """Return the type and location of an error; its message is left out, as it may hold secrets."""
    places = traceback.extract_tb(error.__traceback__)
    where = [f"{place.filename}:{place.lineno} {place.name}" for place in places]
    return {"type": type(error).__name__, "where": where}


def start_logging(level: str) -> None:
    """Log as JSON to standard error, in the whole process, from a level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    disable_access_log()


def disable_access_log() -> None:
    """Disable uvicorn's access log: paths may hold secrets."""
    logging.getLogger("uvicorn.access").disabled = True
