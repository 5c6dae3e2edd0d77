"""What every HTTP request passes: size, origin and pace going in, security headers going out."""

import logging
import time

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from florilege.kernel.refusal import Refused, refused
from florilege.server.house import House
from florilege.server.http.answers import JSON, status_of
from florilege.server.origin import is_own
from florilege.server.speech import preferred, tell

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
STRICT_TRANSPORT = "max-age=31536000"
HARMLESS = {"GET", "HEAD", "OPTIONS"}
UNPACED = {"/healthz", "/readyz", "/metrics"}

logger = logging.getLogger(__name__)


class Door:
    """Wraps the application; what is not HTTP passes untouched."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or turn it away."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        visit = Visit(scope, receive, send)
        try:
            visit.check()
            await self._app(scope, visit.receive, visit.send)
        except Refused as error:
            await visit.turn_away(error)
        except Exception:
            logger.exception("failed")
            if visit.has_answered():
                raise
            await visit.turn_away(refused("failed"))
        finally:
            visit.note()


class Visit:
    """One request on its way through."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._scope = scope
        self._receive = receive
        self._send = send
        self._headers = Headers(scope=scope)
        self._house: House = scope["state"]["house"]
        self._left = self._house.limits.body_bytes
        self._began = time.monotonic()
        self._status = 0

    def check(self) -> None:
        """Refuse what is too large, comes from another page, or too often."""
        length = self._headers.get("content-length", "0")
        most = self._left
        if not length.isascii() or not length.isdigit() or int(length[:18]) > most:
            self._left = -1
            raise refused("too-large", "", {"most": most})
        origin = self._headers.get("origin")
        host = self._headers.get("host", "")
        changing = self._scope["method"] not in HARMLESS
        if changing and origin is not None and not is_own(origin, host):
            raise refused("foreign-origin")
        address = (self._scope["client"] or ("",))[0]
        if self._scope["path"] not in UNPACED and not self._house.requests.take(address):
            raise refused("too-fast")

    async def receive(self) -> Message:
        """Pass the body on, up to the limit."""
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise refused("too-large", "", {"most": self._house.limits.body_bytes})
        return message

    async def send(self, message: Message) -> None:
        """Pass an answer on, with our headers."""
        if message["type"] == "http.response.start":
            self._status = message["status"]
            headers = MutableHeaders(scope=message)
            headers.update(HEADERS)
            if self._left < 0:
                headers["Connection"] = "close"  # the rest of the body is not even read
            if self._scope["scheme"] == "https":
                headers["Strict-Transport-Security"] = STRICT_TRANSPORT
        await self._send(message)

    def has_answered(self) -> bool:
        """Tell whether it is too late to answer otherwise."""
        return self._status != 0

    async def turn_away(self, error: Refused) -> None:
        """Answer with a refusal."""
        self._house.figures.refusals.labels(error.refusal.code).inc()
        told = tell(error, preferred(self._headers.get("accept-language", "")))
        start = {
            "type": "http.response.start",
            "status": status_of(error.refusal.code),
            "headers": [(b"content-type", JSON.encode())],
        }
        await self.send(start)
        await self.send({"type": "http.response.body", "body": orjson.dumps(told)})

    def note(self) -> None:
        """Count and log the request by its route: a path may hold what is secret."""
        route = getattr(self._scope.get("route"), "path", "other")
        self._house.figures.requests.labels(route, self._status).inc()
        seconds = round(time.monotonic() - self._began, 4)
        extra = {
            "method": self._scope["method"],
            "route": route,
            "status": self._status,
            "seconds": seconds,
        }
        logger.info("request", extra=extra)
