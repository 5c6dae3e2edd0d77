"""Analysis: chances add up, costs are costs, and a blunder is seen."""

import struct
import xml.etree.ElementTree as ET
import zlib

import pytest

from florilege.arena.analysis import analyse, judge
from florilege.arena.plot import COLOURS, HEIGHT, RIGHT, WIDTH, plot_png, plot_svg
from florilege.kernel import registry
from florilege.kernel.dice import fast_dice
from florilege.kernel.position import Position
from florilege.kernel.record import Record, begin, fast
from florilege.testing.walk import Case, walk

SVG = "{http://www.w3.org/2000/svg}"

# The orange card finishes the first mandala: its grey tile makes A's third Flower, worth 21.
ABOUT_TO_WIN = """
seats 2
turn A
A hand o1y5 tiles ax flowers g2+g5,o4+o5
B hand p3 tiles y2 flowers r2+r5,p2+p5
1 a7 y7 marker A A p1g1r1/a4
2 a2 g3
3 p4 o3
"""


def recorded(key: str, moves: int) -> Record:
    """Return the record of the first moves of a random game of two."""
    game = registry.find(key)
    case = Case(game, 2, game.settings({}))
    record = begin(game, 2, case.settings, fast(5))
    for position, move in walk(case, 5):
        if len(record.moves) == moves:
            break
        record.moves.append(position.write_move(move))
    return record


@pytest.mark.parametrize("key", list(registry.games()))
def test_every_decision_is_judged(key: str) -> None:
    record = recorded(key, 6)
    told: list[int] = []
    found = analyse(record, registry.find(key), 30, 1, told.append)
    assert [decision["move"] for decision in found] == record.moves
    assert sum(told) == 6
    for decision in found:
        assert sum(decision["chances"]) == pytest.approx(1.0, abs=0.01)
        assert 0 <= decision["cost"] <= 1
        assert decision["cost"] == 0 or decision["best"] != decision["move"]


def test_a_blunder_costs_and_the_best_move_does_not() -> None:
    game = registry.find("mandala")
    position = game.read(ABOUT_TO_WIN, fast_dice(1))
    good = judge(position, game, 1, "1o>1", 400, 3)
    bad = judge(position, game, 1, "1y>3", 400, 3)
    assert good["best"] == "1o>1"
    assert good["cost"] == 0
    assert good["chances"][0] > 0.6
    assert bad["cost"] > 0


@pytest.mark.parametrize("key", list(registry.games()))
def test_moves_that_search_passes_over_have_a_cost_too(key: str) -> None:
    game = registry.find(key)
    wide = next(p.copy() for p, _ in walk(Case(game, 3, game.settings({})), 7) if is_wide(p))
    found = [judge(wide, game, 1, wide.write_move(move), 20, 3) for move in wide.legal_moves()]
    assert len({decision["best"] for decision in found}) == 1
    assert len({tuple(decision["chances"]) for decision in found}) == 1  # those before the move
    assert sum(decision["cost"] > 0 for decision in found) > len(found) / 2


def is_wide(position: Position) -> bool:
    """Return whether more moves are legal than a short search tries."""
    return len(position.legal_moves()) > 20


def test_analysis_depends_on_the_seed_alone() -> None:
    game = registry.find("mandala")
    record = recorded("mandala", 4)
    once = analyse(record, game, 40, 1, lambda _: None)
    assert analyse(record, game, 40, 1, lambda _: None) == once


def test_the_plot_has_a_line_for_each_seat() -> None:
    drawn = ET.fromstring(
        plot_svg([[0.5, 0.5], [0.7, 0.3], [1.0, 0.0]], ["A & co", "B"], "chances")
    )
    lines = [path for path in drawn.iter(f"{SVG}path") if "L" in path.attrib["d"]]
    assert len(lines) == 2
    assert lines[0].attrib["d"].count("L") == 2
    assert any("A & co" in (text.text or "") for text in drawn.iter(f"{SVG}text"))


def pixels(png: bytes) -> list[bytes]:
    """Return the rows of a PNG file with three bytes a pixel and no filter."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    place, data, size = 8, b"", (0, 0)
    while place < len(png):
        (length,) = struct.unpack(">I", png[place : place + 4])
        kind, body = png[place + 4 : place + 8], png[place + 8 : place + 8 + length]
        assert png[place + 8 + length :][:4] == struct.pack(">I", zlib.crc32(kind + body))
        if kind == b"IHDR":
            size = struct.unpack(">2I", body[:8])
        elif kind == b"IDAT":
            data += body
        place += 12 + length
    raw = zlib.decompress(data)
    row = 3 * size[0] + 1
    assert len(raw) == row * size[1]
    return [raw[start + 1 : start + row] for start in range(0, len(raw), row)]


def test_the_plot_of_pixels_has_a_line_for_each_seat() -> None:
    rows = pixels(plot_png([[0.5, 0.5], [0.7, 0.3], [1.0, 0.0]], ["A", "B"]))
    for seat, top in ((0, True), (1, False)):
        colour = bytes.fromhex(COLOURS[seat][1:])
        column = [row[3 * (WIDTH - RIGHT - 3) :][:3] for row in rows]
        drawn = [place for place, pixel in enumerate(column) if pixel == colour]
        assert drawn
        assert (drawn[0] < HEIGHT / 2) == top


def test_what_no_bot_would_do_is_judged_too() -> None:
    game = registry.find("anthokyklos")
    position = game.start(2, {"taking": "sharp-eyes"}, fast_dice(1))
    position.play(position.legal_moves()[0])
    claim = position.write_move(position.legal_moves()[0])
    decision = judge(position, game, 1, claim, 40, 1)
    assert (decision["move"], decision["best"]) == (claim, "done")
