"""A line chart of the win chances over a game, as SVG or PNG."""

from html import escape

from florilege.arena.canvas import Canvas

WIDTH, HEIGHT = 860, 320
LEFT, RIGHT, TOP, BOTTOM = 46, 120, 18, 34
COLOURS = ("#3b6fd4", "#d4543b", "#3f9c58", "#a05bd2", "#c79a1e", "#2a9aa8", "#8a5a3c", "#6b7280")
DASHES = ("", "7 3", "2 3", "9 3 2 3", "5 5", "1 4", "12 4", "3 6")
GRID = "#c8ccd4"
INK = "#4b5563"


def plot_svg(chances: list[list[float]], names: list[str], title: str) -> str:
    """Return an SVG chart with a line for each seat, told apart by dashes as well as colour."""
    lines = [_line(chances, seat) for seat in range(len(names))]
    labels = [_label(names[seat], seat) for seat in range(len(names))]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="sans-serif" font-size="12"><title>{escape(title)}</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>'
    )
    return "\n".join([head, *_grid(len(chances)), *lines, *labels, "</svg>"]) + "\n"


def plot_png(chances: list[list[float]], names: list[str]) -> bytes:
    """Return the same chart as a PNG file; names must be letters of the canvas's font."""
    canvas = Canvas(WIDTH, HEIGHT)
    for percent in range(0, 101, 25):
        y = _y(percent / 100)
        canvas.draw_line([(LEFT, y), (WIDTH - RIGHT, y)], GRID, [])
        canvas.draw_text(LEFT - 38, y + 5, f"{percent:>3}%", INK)
    for place in _ends(len(chances)):
        canvas.draw_text(_x(place, len(chances)) - 4, HEIGHT - 12, str(place + 1), INK)
    for seat, name in enumerate(names):
        colour, dashes = (
            COLOURS[seat % len(COLOURS)],
            [*map(int, DASHES[seat % len(DASHES)].split())],
        )
        points = [(_x(place, len(chances)), _y(row[seat])) for place, row in enumerate(chances)]
        canvas.draw_line(points, colour, dashes)
        x, y = WIDTH - RIGHT + 14, TOP + 14 + 20 * seat
        canvas.draw_line([(x, y - 4), (x + 26, y - 4)], colour, dashes)
        canvas.draw_text(x + 34, y, name, INK)
    return canvas.png()


def _x(place: float, moves: int) -> float:
    return LEFT + place * (WIDTH - LEFT - RIGHT) / max(moves - 1, 1)


def _y(chance: float) -> float:
    return TOP + (1 - chance) * (HEIGHT - TOP - BOTTOM)


def _grid(moves: int) -> list[str]:
    marks = [_mark(place, moves) for place in _ends(moves)]
    return [_level(percent) for percent in range(0, 101, 25)] + marks


def _ends(moves: int) -> list[int]:
    return sorted({0, moves // 2, max(moves - 1, 0)})


def _level(percent: int) -> str:
    y = _y(percent / 100)
    return (
        f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{GRID}" fill="none"/>'
        f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end" '
        f'fill="{INK}">{percent} %</text>'
    )


def _mark(place: int, moves: int) -> str:
    return (
        f'<text x="{_x(place, moves):.1f}" y="{HEIGHT - 12}" text-anchor="middle" '
        f'fill="{INK}">{place + 1}</text>'
    )


def _line(chances: list[list[float]], seat: int) -> str:
    points = [
        f"{_x(place, len(chances)):.1f} {_y(row[seat]):.1f}" for place, row in enumerate(chances)
    ]
    return (
        f'<path d="M{"L".join(points)}" fill="none" stroke-width="2" '
        f'stroke="{COLOURS[seat % len(COLOURS)]}" stroke-dasharray="{DASHES[seat % len(DASHES)]}"/>'
    )


def _label(name: str, seat: int) -> str:
    y = TOP + 14 + 20 * seat
    x = WIDTH - RIGHT + 14
    colour, dash = COLOURS[seat % len(COLOURS)], DASHES[seat % len(DASHES)]
    return (
        f'<path d="M{x} {y - 4}h26" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"/>'
        f'<text x="{x + 34}" y="{y}" fill="{INK}">{escape(name)}</text>'
    )
