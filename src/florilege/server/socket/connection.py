"""One WebSocket connection, as an asyncio protocol.

uvicorn hands over the transport at the upgrade request. The `websockets` library parses incoming
frames; outgoing frames are serialised once for all receivers and written as they are.
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

from florilege.server.client_address import AddressResolver
from florilege.server.identity import COOKIE
from florilege.server.origin import is_same_origin
from florilege.server.services import Services
from florilege.server.socket.frame_counter import FrameCounter
from florilege.server.socket.frames import BYE, PING
from florilege.server.socket.messages import MessageHandler
from florilege.server.traffic import Traffic

PATH = "/api/ws"
HEARTBEAT = 25.0  # seconds; a client silent for two intervals is dropped
MAX_INBOX = 64  # queued messages of one client at which reading pauses

logger = logging.getLogger(__name__)
frame_logger = logging.getLogger(f"{__name__}.frames")
frame_logger.setLevel(logging.CRITICAL)  # messages must not be logged


class Connection(asyncio.Protocol):
    """Reads messages and handles them one by one, in order."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self._services: Services = app_state["services"]
        self._state = server_state
        self._root = config.root_path
        self._resolver = AddressResolver(config)
        self._loop = asyncio.get_running_loop()
        self._protocol = ServerProtocol(
            max_size=self._services.limits.message_bytes, logger=frame_logger
        )
        self._transport: asyncio.Transport | None = None
        self._handler: MessageHandler | None = None
        self._parts: list[bytes] = []
        self._inbox: deque[tuple[bytes, float]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._frame_counter = FrameCounter()
        self._own_traffic = Traffic(self._services.limits, 1, time.monotonic())
        self._address: Traffic | None = None
        self._alive = True
        self._shutting_down = False
        self._reading_paused = False
        self._heartbeat_timer: asyncio.TimerHandle | None = None
        self._hello_deadline: asyncio.TimerHandle | None = None

    # Callbacks of the event loop.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start; a client with more than `backlog_bytes` unsent is dropped."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(high=self._services.limits.backlog_bytes)
        self._state.connections.add(self)  # type: ignore[arg-type]  # it has the methods that uvicorn calls
        self._services.metrics.connections.inc()
        self._heartbeat_timer = self._loop.call_later(HEARTBEAT, self._heartbeat)
        seconds = self._services.limits.seconds_to_ask
        self._hello_deadline = self._loop.call_later(seconds, self._check_hello)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Clean up; messages already received are still handled."""
        self._state.connections.discard(self)
        self._services.metrics.connections.dec()
        self._transport = None
        for timer in (self._heartbeat_timer, self._hello_deadline):
            if timer is not None:
                timer.cancel()
        if self._address is not None:
            self._services.addresses.disconnect(self._address)
        self._close_handler_if_done()

    def _close_handler_if_done(self) -> None:
        """Release what the client holds once nothing can acquire more: no message is left."""
        if self._transport is None and self._task is None and self._handler is not None:
            self._handler.close()

    def data_received(self, data: bytes) -> None:
        """Parse incoming data, unless it is too much."""
        self._alive = True
        if self._address is not None and self._is_flood(data):
            self.drop("flood")
            return
        protocol = self._protocol
        protocol.receive_data(data)
        for event in protocol.events_received():
            if isinstance(event, Frame):
                self._read(event)
            elif isinstance(event, Request):
                self._handshake(event)
        self._flush()

    def _is_flood(self, data: bytes) -> bool:
        """Count what was received, before any of it is parsed."""
        assert self._address is not None
        now = time.monotonic()
        frames = self._frame_counter.count(data, self._own_traffic.most_frames(now))
        allowed = self._own_traffic.take(len(data), frames, now)
        return not (self._address.take(len(data), frames, now) and allowed)

    def eof_received(self) -> None:
        """Let the transport close when the client does."""

    def pause_writing(self) -> None:
        """Drop a client that does not read fast enough."""
        self.drop("slow")

    # Called by the message handler and by uvicorn.

    def send(self, frame: bytes) -> None:
        """Write a frame, unless the connection is closed."""
        if self._transport is not None and self._protocol.state is OPEN:
            self._transport.write(frame)

    def drop(self, reason: str) -> None:
        """Abort the connection; what was received and not yet handled is discarded."""
        self._services.metrics.dropped.labels(reason).inc()
        logger.info("dropped", extra={"reason": reason})
        self._inbox.clear()
        if self._transport is not None:
            self._transport.abort()

    def shutdown(self) -> None:
        """Say `bye`, handle what has been received, and close: the server is stopping."""
        self.send(BYE)
        self._shutting_down = True
        if self._task is None:
            self._close()

    # Frames.

    def _handshake(self, request: Request) -> None:
        protocol = self._protocol
        status = self._rejection(request)
        response = protocol.accept(request) if status is None else protocol.reject(status, "")
        protocol.send_response(response)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            assert self._address is not None
            buckets = (self._own_traffic.messages, self._address.messages)
            cookie, address = session_cookie(request), self._client_address(request)
            self._handler = MessageHandler(self._services, self, cookie, address, buckets)

    def _rejection(self, request: Request) -> HTTPStatus | None:
        if request.path.partition("?")[0] != self._root + PATH:
            return HTTPStatus.NOT_FOUND
        origins = request.headers.get_all("Origin")
        hosts = request.headers.get_all("Host")
        if origins and not is_same_origin(origins[0], hosts[0] if hosts else ""):
            return HTTPStatus.FORBIDDEN
        if len(self._state.connections) > self._services.limits.connections:
            return HTTPStatus.SERVICE_UNAVAILABLE
        self._address = self._services.addresses.connect(self._client_address(request))
        return HTTPStatus.TOO_MANY_REQUESTS if self._address is None else None

    def _client_address(self, request: Request) -> str:
        assert self._transport is not None
        peer = self._transport.get_extra_info("peername")
        forwarded_for = request.headers.get_all("X-Forwarded-For")
        return self._resolver.resolve(str(peer[0]) if peer else "", forwarded_for)

    def _read(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT and frame.fin:
            self._enqueue(bytes(frame.data))
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._parts.append(bytes(frame.data))
            if frame.fin:
                whole, self._parts = b"".join(self._parts), []
                self._enqueue(whole)

    def _enqueue(self, data: bytes) -> None:
        if self._shutting_down:
            return
        self._inbox.append((data, time.monotonic()))
        if len(self._inbox) == MAX_INBOX and self._transport is not None:
            self._transport.pause_reading()
            self._reading_paused = True
        if self._task is None:
            self._start_task()

    def _start_task(self) -> None:
        self._task = self._loop.create_task(self._process_inbox())
        self._state.tasks.add(self._task)
        self._task.add_done_callback(self._on_task_done)

    async def _process_inbox(self) -> None:
        assert self._handler is not None
        while self._inbox:
            await self._handler.handle(*self._inbox.popleft())
            if self._inbox:
                await asyncio.sleep(0)  # between two messages of one client, others have their turn

    def _on_task_done(self, task: asyncio.Task[None]) -> None:
        self._state.tasks.discard(task)
        self._task = None
        if self._reading_paused and self._transport is not None:
            self._transport.resume_reading()
            self._reading_paused = False
        error = None if task.cancelled() else task.exception()
        if error is not None:
            logger.error("failed", exc_info=error)
            self._protocol.fail(CloseCode.INTERNAL_ERROR)
            self._flush()
        elif self._inbox:
            self._start_task()
        elif self._shutting_down:
            self._close()
        self._close_handler_if_done()

    def _close(self) -> None:
        if self._protocol.state is OPEN:
            self._protocol.send_close(CloseCode.SERVICE_RESTART)
        self._flush()
        if self._transport is not None:
            self._transport.close()

    def _flush(self) -> None:
        """Write what the protocol itself sends: the handshake, pongs, a close."""
        transport = self._transport
        if transport is None:
            return
        if unsent := b"".join(self._protocol.data_to_send()):
            transport.write(unsent)
        if self._protocol.close_expected():
            transport.close()

    def _check_hello(self) -> None:
        if self._handler is None or not self._handler.is_known():
            self.drop("no-hello")

    def _heartbeat(self) -> None:
        if not self._alive:
            self.drop("silent")
            return
        self._alive = False
        self.send(PING)
        self._heartbeat_timer = self._loop.call_later(HEARTBEAT, self._heartbeat)


def session_cookie(request: Request) -> str:
    """Return an empty string if there is none."""
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load("; ".join(request.headers.get_all("Cookie")))
    except CookieError:
        return ""
    return jar[COOKIE].value if COOKIE in jar else ""
