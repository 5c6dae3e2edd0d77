"""A minimal and fast WebSocket client. Its mask is all zeros, so payloads need no masking."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import TypeAlias, cast

OnMessage: TypeAlias = Callable[[bytes], None]

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\0\0\0\0"


def masked(opcode: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((0x80 | opcode, 0x80 | size)) + NO_MASK + payload
    return bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big") + NO_MASK + payload


class WebSocketClient(asyncio.Protocol):
    """One socket; complete text messages are passed to `on_message`."""

    def __init__(
        self, host: str, cookie: str, on_message: OnMessage, lost: Callable[[], None]
    ) -> None:
        self._host = host
        self._cookie = cookie
        self._on_message = on_message
        self._lost = lost
        self._rest = b""
        self._open = False
        self.transport: asyncio.Transport | None = None
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /api/ws HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self._cookie}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(exc or ConnectionError("refused"))
        self._lost()

    def send(self, payload: bytes) -> None:
        assert self.transport is not None
        self.transport.write(masked(TEXT, payload))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._open:
            head, mark, data = data.partition(b"\r\n\r\n")
            if not mark:
                self._rest = head
                return
            self._open = True
            if b" 101 " in head[:20]:
                self.ready.set_result(None)
            else:
                self.ready.set_exception(ConnectionError(head[:20].decode()))
        self._cut(data)

    def _cut(self, data: bytes) -> None:
        place, end = 0, len(data)
        while end - place >= 2:
            size = data[place + 1]
            start = place + 2
            if size == 126:
                size = int.from_bytes(data[start : start + 2], "big")
                start += 2
            elif size == 127:
                size = int.from_bytes(data[start : start + 8], "big")
                start += 8
            if start + size > end:
                break
            self._frame(data[place] & 15, data[start : start + size])
            place = start + size
        self._rest = data[place:]

    def _frame(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self._on_message(payload)
        elif opcode == PING and self.transport is not None:
            self.transport.write(masked(PONG, payload))
