"""An HTTP connection of uvicorn, with limits for clients that connect and send no request."""

import asyncio
import logging
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from florilege.server.client_address import AddressResolver
from florilege.server.services import Services
from florilege.server.traffic import Traffic

RECEIVING = (h11.IDLE, h11.SEND_BODY)  # the client has not sent a whole request

logger = logging.getLogger(__name__)


class HttpConnection(H11Protocol):
    """Counts the connections of each address, and sets a deadline for receiving a request."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._services: Services = self.app_state["services"]
        self._address: Traffic | None = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept the connection, unless there are too many."""
        super().connection_made(transport)
        if len(self.connections) > self._services.limits.connections:
            self._drop("full")
        elif self._count():
            self._await_request()
        else:
            self._drop("address")

    def _count(self) -> bool:
        """Count the connection for its address, unless it is a proxy's: those connect for many."""
        peer = self.client[0] if self.client else ""
        if AddressResolver(self.config).is_proxy(peer):
            return True
        self._address = self._services.addresses.connect(peer)
        return self._address is not None

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._await_request()
        super().data_received(data)
        if self.conn.their_state not in RECEIVING:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand over to the socket, which counts for itself."""
        self._release()
        super().handle_websocket_upgrade(event)

    def _await_request(self) -> None:
        seconds = self._services.limits.seconds_to_ask
        self._deadline = self.loop.call_later(seconds, self._drop, "slow-request")

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _release(self) -> None:
        self._stop_waiting()
        if self._address is not None:
            self._services.addresses.disconnect(self._address)
            self._address = None

    def _drop(self, reason: str) -> None:
        self._services.metrics.dropped.labels(reason).inc()
        logger.info("dropped", extra={"reason": reason})
        self.transport.abort()
