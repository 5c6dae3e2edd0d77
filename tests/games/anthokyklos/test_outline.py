"""The table in the terminal: the flower unrolled, pyramids row by row, the shapes of the market."""

import pytest

from florilege.games.anthokyklos.game import GAME
from florilege.games.anthokyklos.position import AnthokyklosPosition
from florilege.locale.catalogue import Catalogue
from tests.games.anthokyklos.table import play, table

START = """
    1 ......... cg/cig/icgi
    2 ......... gi/cgi/cgic
    market M43 M35 M21
"""


def lines(position: AnthokyklosPosition, language: str = "en") -> list[str]:
    words = Catalogue(language, GAME, 0)
    return [words.line(line) for line in position.view(0)["outline"]]


def below(
    position: AnthokyklosPosition, heading: str, number: int, language: str = "en"
) -> list[str]:
    """Return the lines after the one that begins with a heading."""
    found = lines(position, language)
    first = next(at for at, line in enumerate(found) if line.startswith(heading)) + 1
    return found[first : first + number]


@pytest.mark.clause("anthokyklos", "G1", "G2", "G7")
def test_the_flower_is_drawn_with_the_signs_of_its_petals() -> None:
    position = table("1 cgi..cc..", "2 ig...c...", "3 g........")
    assert below(position, "The flower", 6) == [
        "Ring 5     · · · · · · · · ·",
        "Ring 4    · · · · · · · · ·",
        "Ring 3   ◆ · · · · · · · ·",
        "Ring 2  ▲ ◆ · · · ● · · ·",
        "Ring 1 ● ◆ ▲ 4 5 ● ● 8 9",
        "Slot   1 2 3 4 5 6 7 8 9",
    ]


@pytest.mark.clause("anthokyklos", "6.3", "6.4")
def test_a_slot_that_may_be_filled_shows_its_number() -> None:
    position = table("1 ccg...gi.", "2 ......c..", "3 .........")
    drawn = below(position, "La fleur", 5, "fr")
    assert drawn[3:] == ["Anneau 2  1 2 · · · · ● · ·", "Anneau 1 ● ● ◆ 4 5 6 ◆ ▲ 9"]


@pytest.mark.clause("anthokyklos", "3.4", "6.2", "K4")
def test_a_pyramid_is_drawn_row_by_row() -> None:
    assert below(table(START), "Pyramid of ring 1", 3) == [
        "Top        (●) (◆)",
        "Middle    ●   ▲   ◆",
        "Bottom  ▲   ●   ◆   ▲",
    ]
    assert below(table(START), "Pyramide de l’anneau 1", 1, "fr") == ["Haut       (●) (◆)"]


@pytest.mark.clause("anthokyklos", "6.2")
def test_one_sees_what_a_take_uncovers() -> None:
    position = play(table(START), "1t1>1")
    assert below(position, "Pyramid of ring 1", 3) == [
        "Top         ·  (◆)",
        "Middle   (●)  ▲   ◆",
        "Bottom  ▲   ●   ◆   ▲",
    ]
    play(position, "1t2>5", "1m2>9")
    assert below(position, "Pyramid of ring 1", 2) == [
        "Middle   (●)  ·  (◆)",
        "Bottom  ▲   ●   ◆   ▲",
    ]


@pytest.mark.clause("anthokyklos", "G3", "K3")
def test_a_closed_pyramid_offers_nothing() -> None:
    found = lines(table(START))
    closed = next(line for line in found if line.startswith("Pyramid of ring 2"))
    assert "closed" in closed
    assert below(table(START), closed, 1) == ["Top         ◆   ▲"]


@pytest.mark.clause("anthokyklos", "11.1")
def test_an_empty_pyramid_is_left_out() -> None:
    position = table("1 ccigggiic ../.../....")
    assert not [line for line in lines(position) if line.startswith("Pyramid of ring 1")]


@pytest.mark.clause("anthokyklos", "8.1", "9.1")
def test_the_shapes_of_the_market_are_drawn_beside_their_clauses() -> None:
    found = lines(table(START))
    last = next(at for at, line in enumerate(found) if "§F19" in line)
    assert found[last - 3 : last + 1] == [
        "           ✿ ✿",
        "✿ ✿ ✿       ✿         ✿ ✿",
        " ✿ ✿       ✿ ✿         ✿",
        "M43 §F19   M35 §F18   M21 §F12",
    ]
