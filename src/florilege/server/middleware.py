"""Middleware for all HTTP requests: limits, same-origin check, security headers, access log."""

import logging
import time

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from florilege.kernel.refusal import Refused, refused
from florilege.server.http.responses import JSON, status_of
from florilege.server.origin import is_same_origin
from florilege.server.refusal_text import preferred_language, refusal_data
from florilege.server.services import Services

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
STRICT_TRANSPORT = "max-age=31536000"
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
NOT_RATE_LIMITED = {"/healthz", "/readyz", "/metrics"}

logger = logging.getLogger(__name__)


class Middleware:
    """Wraps the application; only HTTP requests are affected."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        exchange = HttpExchange(scope, receive, send)
        try:
            exchange.check()
            await self._app(scope, exchange.receive, exchange.send)
        except Refused as error:
            await exchange.refuse(error)
        except Exception:
            logger.exception("failed")
            if exchange.has_started():
                raise
            await exchange.refuse(refused("failed"))
        finally:
            exchange.record()


class HttpExchange:
    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._scope = scope
        self._receive = receive
        self._send = send
        self._headers = Headers(scope=scope)
        self._services: Services = scope["state"]["services"]
        self._body_left = self._services.limits.body_bytes
        self._started = time.monotonic()
        self._status = 0

    def check(self) -> None:
        """Refuse a request that is too large, cross-origin, or above the rate limit."""
        length = self._headers.get("content-length", "0")
        limit = self._body_left
        if not length.isascii() or not length.isdigit() or int(length[:18]) > limit:
            self._body_left = -1
            raise refused("too-large", "", {"most": limit})
        origin = self._headers.get("origin")
        host = self._headers.get("host", "")
        changing = self._scope["method"] not in SAFE_METHODS
        if changing and origin is not None and not is_same_origin(origin, host):
            raise refused("foreign-origin")
        address = (self._scope["client"] or ("",))[0]
        limited = self._scope["path"] not in NOT_RATE_LIMITED
        if limited and not self._services.requests.take(address):
            raise refused("too-fast")

    async def receive(self) -> Message:
        """Receive a part of the body, up to the size limit."""
        message = await self._receive()
        self._body_left -= len(message.get("body", b""))
        if self._body_left < 0:
            raise refused("too-large", "", {"most": self._services.limits.body_bytes})
        return message

    async def send(self, message: Message) -> None:
        """Send a part of the response, with the security headers."""
        if message["type"] == "http.response.start":
            self._status = message["status"]
            headers = MutableHeaders(scope=message)
            headers.update(SECURITY_HEADERS)
            if self._body_left < 0:
                headers["Connection"] = "close"  # the rest of the body is not read
            if self._scope["scheme"] == "https":
                headers["Strict-Transport-Security"] = STRICT_TRANSPORT
        await self._send(message)

    def has_started(self) -> bool:
        return self._status != 0

    async def refuse(self, error: Refused) -> None:
        self._services.metrics.refusals.labels(error.refusal.code).inc()
        data = refusal_data(error, preferred_language(self._headers.get("accept-language", "")))
        start = {
            "type": "http.response.start",
            "status": status_of(error.refusal.code),
            "headers": [(b"content-type", JSON.encode())],
        }
        await self.send(start)
        await self.send({"type": "http.response.body", "body": orjson.dumps(data)})

    def record(self) -> None:
        """Count and log the request by its route: the path may hold secrets."""
        route = getattr(self._scope.get("route"), "path", "other")
        self._services.metrics.requests.labels(route, self._status).inc()
        seconds = round(time.monotonic() - self._started, 4)
        extra = {
            "method": self._scope["method"],
            "route": route,
            "status": self._status,
            "seconds": seconds,
        }
        logger.info("request", extra=extra)
