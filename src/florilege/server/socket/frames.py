"""Messages as bytes on the wire, made once however many receive them."""

import orjson

TEXT = 0x81  # a whole message
SHORT, MEDIUM = 126, 65_536  # lengths from which on more bytes are needed to tell them
PING = b"\x89\x00"


def text_frame(message: object) -> bytes:
    """Return a message as one text frame of a server (RFC 6455, 5.2)."""
    payload = orjson.dumps(message)
    size = len(payload)
    if size < SHORT:
        return bytes((TEXT, size)) + payload
    if size < MEDIUM:
        return bytes((TEXT, 126, size >> 8, size & 255)) + payload
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + payload


PONG_MESSAGE = text_frame({"type": "pong"})
BYE = text_frame({"type": "bye", "reason": "shutdown"})
