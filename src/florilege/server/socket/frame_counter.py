"""Counts WebSocket frames in a stream of bytes, many times faster than parsing them."""

SHORTEST_HEADER = 2
SIZE_OF_LENGTH = {126: 2, 127: 8}
MASK = 4


class FrameCounter:
    """Follows the frames of one client: RFC 6455, section 5.2."""

    def __init__(self) -> None:
        self._to_skip = 0
        self._header = b""

    def count(self, data: bytes, most: int) -> int:
        """Return how many frames begin in the next bytes; stop counting beyond `most`."""
        begun = 0
        start = self._to_skip
        if self._header:
            data, start, self._header = self._header + data, 0, b""
        while start < len(data) and begun <= most:
            end = frame_end(data, start)
            if end < 0:
                self._header = data[start:]
                return begun
            begun += 1
            start = end
        self._to_skip = start - len(data)
        return begun


def frame_end(data: bytes, start: int) -> int:
    """Return where the frame that begins at `start` ends, or -1 if its header is incomplete."""
    if len(data) < start + SHORTEST_HEADER:
        return -1
    second = data[start + 1]
    length = second & 0x7F
    body = start + SHORTEST_HEADER + (MASK if second & 0x80 else 0)
    size = SIZE_OF_LENGTH.get(length)
    if size is None:
        return body + length
    if len(data) < start + SHORTEST_HEADER + size:
        return -1
    first = start + SHORTEST_HEADER
    return body + size + int.from_bytes(data[first : first + size], "big")
