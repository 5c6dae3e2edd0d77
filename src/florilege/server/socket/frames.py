"""Messages as bytes on the wire, made once however many receive them."""

import orjson
from websockets.frames import Frame, Opcode


def text_frame(message: object) -> bytes:
    """Return a message as a whole text frame."""
    return Frame(Opcode.TEXT, orjson.dumps(message)).serialize(mask=False)


PING = Frame(Opcode.PING, b"").serialize(mask=False)
PONG_MESSAGE = text_frame({"type": "pong"})
BYE = text_frame({"type": "bye", "reason": "shutdown"})
