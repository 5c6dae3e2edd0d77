"""A small canvas of pixels: lines, signs, and the PNG file they make."""

import struct
import zlib
from itertools import pairwise
from math import hypot

WHITE = (255, 255, 255)
SIGNS = {  # three columns of five dots, a row of the sign an octal digit
    "0": 0o75557, "1": 0o26227, "2": 0o71747, "3": 0o71717, "4": 0o55711,
    "5": 0o74717, "6": 0o74757, "7": 0o71122, "8": 0o75757, "9": 0o75717,
    "%": 0o51245, "A": 0o25755, "B": 0o65656, "C": 0o34443, "D": 0o65556,
    "E": 0o74647, "F": 0o74644, "G": 0o34553, "H": 0o55755,
}  # fmt: skip
DOT = 2  # pixels of a sign's dot


class Canvas:
    """Pixels in rows from the top, three bytes each."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.rows = [bytearray(bytes(WHITE) * width) for _ in range(height)]

    def blot(self, x: int, y: int, hue: str) -> None:
        """Colour one pixel, if it is on the canvas."""
        if 0 <= x < self.width and 0 <= y < self.height:
            self.rows[y][3 * x : 3 * x + 3] = bytes.fromhex(hue[1:])

    def line(self, points: list[tuple[float, float]], hue: str, dashes: list[int]) -> None:
        """Draw through points, two pixels thick, the pen up in every other dash."""
        run = 0.0
        for (x, y), (to_x, to_y) in pairwise(points):
            steps = max(1, round(2 * hypot(to_x - x, to_y - y)))
            for step in range(steps):
                if is_down(run, dashes):
                    self.square(x + (to_x - x) * step / steps, y + (to_y - y) * step / steps, hue)
                run += 0.5

    def square(self, x: float, y: float, hue: str) -> None:
        """Draw the point of the pen."""
        for right in range(2):
            for down in range(2):
                self.blot(round(x) + right, round(y) + down, hue)

    def write(self, x: float, y: float, text: str, hue: str) -> None:
        """Write signs from left to right, their feet on `y`; unknown ones leave a gap."""
        for place, sign in enumerate(text):
            dots = SIGNS.get(sign, 0)
            for number in range(15):
                if dots >> (14 - number) & 1:
                    across = 4 * place + number % 3
                    self.square(x + DOT * across, y + DOT * (number // 3 - 5), hue)

    def png(self) -> bytes:
        """Return the picture as a PNG file."""
        head = struct.pack(">2I5B", self.width, self.height, 8, 2, 0, 0, 0)
        data = zlib.compress(b"".join(b"\0" + row for row in self.rows))
        pieces = [_piece(b"IHDR", head), _piece(b"IDAT", data), _piece(b"IEND", b"")]
        return b"\x89PNG\r\n\x1a\n" + b"".join(pieces)


def is_down(run: float, dashes: list[int]) -> bool:
    """Return whether the pen is down after so many pixels of a dashed line."""
    if not dashes:
        return True
    left = run % sum(dashes)
    for place, dash in enumerate(dashes):
        if left < dash:
            return place % 2 == 0
        left -= dash
    return False


def _piece(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
