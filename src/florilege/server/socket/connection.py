"""One WebSocket, from handshake to close, straight on the event loop.

uvicorn hands the transport over when a client asks for a socket. Frames are read by the
`websockets` library; outgoing ones are made once for all who receive them and written as they are.
"""

import asyncio
import logging
import time
from collections import deque
from http import HTTPStatus
from http.cookies import CookieError, SimpleCookie
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from florilege.server.house import House
from florilege.server.identity import COOKIE
from florilege.server.origin import is_own
from florilege.server.socket.conversation import Conversation
from florilege.server.socket.frames import BYE, PING

PATH = "/api/ws"
HEARTBEAT = 25.0  # seconds; a client that is silent for two of them is gone
MOST_WAITING = 64  # messages of one client to be answered before more are read

logger = logging.getLogger(__name__)
quiet = logging.getLogger(f"{__name__}.frames")
quiet.setLevel(logging.CRITICAL)  # what comes over the wire is not for logs


class Connection(asyncio.Protocol):
    """Reads messages in order and answers them one by one."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self._house: House = app_state["house"]
        self._state = server_state
        self._root = config.root_path
        self._loop = asyncio.get_running_loop()
        self._protocol = ServerProtocol(max_size=self._house.limits.message_bytes, logger=quiet)
        self._transport: asyncio.Transport | None = None
        self._conversation: Conversation | None = None
        self._parts: list[bytes] = []
        self._inbox: deque[tuple[bytes, float]] = deque()
        self._work: asyncio.Task[None] | None = None
        self._alive = True
        self._leaving = False
        self._paused = False
        self._beat: asyncio.TimerHandle | None = None

    # What the event loop tells.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin; more than `backlog_bytes` unsent is too slow a client."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(high=self._house.limits.backlog_bytes)
        self._state.connections.add(self)  # type: ignore[arg-type]  # it has what is needed
        self._house.figures.connections.inc()
        self._beat = self._loop.call_later(HEARTBEAT, self._heartbeat)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """End; what was asked for is still carried out."""
        self._state.connections.discard(self)
        self._house.figures.connections.dec()
        self._transport = None
        if self._beat is not None:
            self._beat.cancel()
        if self._conversation is not None:
            self._conversation.close()

    def data_received(self, data: bytes) -> None:
        """Read what came in."""
        self._alive = True
        protocol = self._protocol
        protocol.receive_data(data)
        for event in protocol.events_received():
            if isinstance(event, Frame):
                self._read(event)
            elif isinstance(event, Request):
                self._shake_hands(event)
        self._flush()

    def eof_received(self) -> None:
        """Close when the client has."""

    def pause_writing(self) -> None:
        """Drop a client that does not keep up: news pile up for it alone."""
        self.drop("slow")

    # What the conversation needs.

    def send(self, frame: bytes) -> None:
        """Write a frame, unless the connection has gone."""
        if self._transport is not None and self._protocol.state is OPEN:
            self._transport.write(frame)

    def drop(self, reason: str) -> None:
        """End the connection at once."""
        self._house.figures.dropped.labels(reason).inc()
        logger.info("dropped", extra={"reason": reason})
        if self._transport is not None:
            self._transport.abort()

    def shutdown(self) -> None:
        """Say goodbye, answer what has come in, and close; the server is going."""
        self.send(BYE)
        self._leaving = True
        if self._work is None:
            self._finish()

    # Frames.

    def _shake_hands(self, request: Request) -> None:
        protocol = self._protocol
        status = self._objection(request)
        response = protocol.accept(request) if status is None else protocol.reject(status, "")
        protocol.send_response(response)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            cookie = session_cookie(request)
            self._conversation = Conversation(self._house, self, cookie)

    def _objection(self, request: Request) -> HTTPStatus | None:
        if request.path.partition("?")[0] != self._root + PATH:
            return HTTPStatus.NOT_FOUND
        origins = request.headers.get_all("Origin")
        hosts = request.headers.get_all("Host")
        if origins and not is_own(origins[0], hosts[0] if hosts else ""):
            return HTTPStatus.FORBIDDEN
        if len(self._state.connections) > self._house.limits.connections:
            return HTTPStatus.SERVICE_UNAVAILABLE
        return None

    def _read(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT and frame.fin:
            self._hear(bytes(frame.data))
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._parts.append(bytes(frame.data))
            if frame.fin:
                whole, self._parts = b"".join(self._parts), []
                self._hear(whole)

    def _hear(self, data: bytes) -> None:
        if self._leaving:
            return
        self._inbox.append((data, time.monotonic()))
        if len(self._inbox) == MOST_WAITING and self._transport is not None:
            self._transport.pause_reading()
            self._paused = True
        if self._work is None:
            self._begin_work()

    def _begin_work(self) -> None:
        self._work = self._loop.create_task(self._answer())
        self._state.tasks.add(self._work)
        self._work.add_done_callback(self._rest)

    async def _answer(self) -> None:
        assert self._conversation is not None
        while self._inbox:
            await self._conversation.hear(*self._inbox.popleft())

    def _rest(self, task: asyncio.Task[None]) -> None:
        self._state.tasks.discard(task)
        self._work = None
        if self._paused and self._transport is not None:
            self._transport.resume_reading()
            self._paused = False
        error = None if task.cancelled() else task.exception()
        if error is not None:
            logger.error("failed", exc_info=error)
            self._protocol.fail(CloseCode.INTERNAL_ERROR)
            self._flush()
        elif self._inbox:
            self._begin_work()
        elif self._leaving:
            self._finish()

    def _finish(self) -> None:
        if self._protocol.state is OPEN:
            self._protocol.send_close(CloseCode.SERVICE_RESTART)
        self._flush()
        if self._transport is not None:
            self._transport.close()

    def _flush(self) -> None:
        """Send what the protocol itself has to say: the handshake, pongs, a close."""
        transport = self._transport
        if transport is None:
            return
        if unsent := b"".join(self._protocol.data_to_send()):
            transport.write(unsent)
        if self._protocol.close_expected():
            transport.close()

    def _heartbeat(self) -> None:
        if not self._alive:
            self.drop("silent")
            return
        self._alive = False
        self.send(PING)
        self._beat = self._loop.call_later(HEARTBEAT, self._heartbeat)


def session_cookie(request: Request) -> str:
    """Return the session's cookie of a handshake, or nothing."""
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load("; ".join(request.headers.get_all("Cookie")))
    except CookieError:
        return ""
    return jar[COOKIE].value if COOKIE in jar else ""
