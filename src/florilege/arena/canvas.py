"""A small pixel canvas: lines, text in a tiny bitmap font, and a PNG encoder."""

import struct
import zlib
from itertools import pairwise
from math import hypot

WHITE = (255, 255, 255)
FONT = {  # glyphs of 3 × 5 dots, one octal digit per row
    "0": 0o75557, "1": 0o26227, "2": 0o71747, "3": 0o71717, "4": 0o55711,
    "5": 0o74717, "6": 0o74757, "7": 0o71122, "8": 0o75757, "9": 0o75717,
    "%": 0o51245, "A": 0o25755, "B": 0o65656, "C": 0o34443, "D": 0o65556,
    "E": 0o74647, "F": 0o74644, "G": 0o34553, "H": 0o55755,
}  # fmt: skip
DOT = 2  # pixels per dot of a glyph


class Canvas:
    """RGB pixels, in rows from the top."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.rows = [bytearray(bytes(WHITE) * width) for _ in range(height)]

    def set_pixel(self, x: int, y: int, colour: str) -> None:
        """Colour a pixel; ignore one outside the canvas."""
        if 0 <= x < self.width and 0 <= y < self.height:
            self.rows[y][3 * x : 3 * x + 3] = bytes.fromhex(colour[1:])

    def draw_line(self, points: list[tuple[float, float]], colour: str, dashes: list[int]) -> None:
        """Draw a line through points, two pixels thick; `dashes` are lengths drawn and left out."""
        run = 0.0
        for (x, y), (to_x, to_y) in pairwise(points):
            steps = max(1, round(2 * hypot(to_x - x, to_y - y)))
            for step in range(steps):
                if is_drawn(run, dashes):
                    self.draw_dot(
                        x + (to_x - x) * step / steps, y + (to_y - y) * step / steps, colour
                    )
                run += 0.5

    def draw_dot(self, x: float, y: float, colour: str) -> None:
        """Draw a square of 2 × 2 pixels."""
        for right in range(2):
            for down in range(2):
                self.set_pixel(round(x) + right, round(y) + down, colour)

    def draw_text(self, x: float, y: float, text: str, colour: str) -> None:
        """Write text with its baseline at `y`; characters without a glyph leave a gap."""
        for place, character in enumerate(text):
            dots = FONT.get(character, 0)
            for number in range(15):
                if dots >> (14 - number) & 1:
                    across = 4 * place + number % 3
                    self.draw_dot(x + DOT * across, y + DOT * (number // 3 - 5), colour)

    def png(self) -> bytes:
        head = struct.pack(">2I5B", self.width, self.height, 8, 2, 0, 0, 0)
        data = zlib.compress(b"".join(b"\0" + row for row in self.rows))
        chunks = [_chunk(b"IHDR", head), _chunk(b"IDAT", data), _chunk(b"IEND", b"")]
        return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def is_drawn(run: float, dashes: list[int]) -> bool:
    """Return whether a dashed line is drawn after so many pixels of its length."""
    if not dashes:
        return True
    left = run % sum(dashes)
    for place, dash in enumerate(dashes):
        if left < dash:
            return place % 2 == 0
        left -= dash
    return False


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
