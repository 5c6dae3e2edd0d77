"""WebSocket frames, serialised once for all receivers."""

import orjson

from florilege.server.protocol.server import ServerMessage

TEXT = 0x81  # FIN and the text opcode
SHORT, MEDIUM = 126, 65_536  # payload lengths from which the length field grows
PING = b"\x89\x00"


def text_frame(message: ServerMessage) -> bytes:
    """Return a message as one unmasked text frame (RFC 6455, 5.2)."""
    payload = orjson.dumps(message)
    size = len(payload)
    if size < SHORT:
        return bytes((TEXT, size)) + payload
    if size < MEDIUM:
        return bytes((TEXT, 126, size >> 8, size & 255)) + payload
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + payload


PONG_MESSAGE = text_frame({"type": "pong"})
BYE = text_frame({"type": "bye", "reason": "shutdown"})
