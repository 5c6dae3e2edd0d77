"""Each shape is defined in words, in both languages, and drawn in signs."""

from typing import Final

import pytest

from florilege.games.anthokyklos.deck import parse, standard_deck, standard_text
from florilege.games.anthokyklos.game import GAME
from florilege.games.anthokyklos.shape import Shape
from florilege.games.anthokyklos.shape_drawing import draw_shape
from florilege.games.anthokyklos.standard_shapes import definition_of
from florilege.locale.catalogue import LANGUAGES, Catalogue
from tests.games.anthokyklos.test_motifs import SCALED, SHAPES, motifs_of

DRAWN: Final = {
    "arc3": ["✿ ✿ ✿"],
    "trefoil": ["✿ · · ✿ · · ✿"],
    "ray": [" ✿", "· ·", " ✿", "· ·", " ✿"],
    "right3": ["· ✿", " ✿", "✿ ·"],
    "left3": ["✿ ·", " ✿", "· ✿"],
    "bud": [" ✿", "✿ ✿"],
    "fan": ["✿ ✿", " ✿"],
    "diamond": [" ✿", "✿ ✿", " ✿"],
    "braid-right": [" ✿ ✿", "✿ ✿"],
    "braid-left": ["✿ ✿", " ✿ ✿"],
    "chevron-in": ["✿ · ✿", " ✿ ✿", "· ✿ ·"],
    "cross": ["✿ ✿", " ✿", "✿ ✿"],
    "cup": ["✿ ✿ ✿", " ✿ ✿"],
    "corolla": [" ✿ ✿", "✿ · ✿", " ✿ ✿"],
}


def shape_of(key: str) -> Shape:
    return next(shape for shape in standard_deck(True).shapes if shape.key == key)


def cells_of(rows: list[str]) -> set[tuple[int, int]]:
    """Return ring and half slot of each petal of a drawing, counted from its lower left corner."""
    return {
        (len(rows) - 1 - row, place)
        for row, text in enumerate(rows)
        for place, sign in enumerate(text)
        if sign == "✿"
    }


@pytest.mark.clause("anthokyklos", "G7")
@pytest.mark.parametrize("key", DRAWN)
def test_shapes_as_they_look(key: str) -> None:
    assert draw_shape(shape_of(key).steps, 1) == DRAWN[key]


@pytest.mark.clause("anthokyklos", "G4", "G7")
@pytest.mark.parametrize(("key", "scale"), SCALED)
def test_a_drawing_is_one_of_the_motifs(key: str, scale: int) -> None:
    cells = cells_of(draw_shape(shape_of(key).steps, scale))
    turned = [
        frozenset(((ring + 1), ((place + turn - ring) // 2) % 9 + 1) for ring, place in cells)
        for turn in range(2)
    ]
    assert motifs_of(key, scale) & set(turned)


@pytest.mark.clause("anthokyklos", "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10")
@pytest.mark.clause("anthokyklos", "F11", "F12", "F13", "F14", "F15", "F16", "F17", "F18", "F19")
@pytest.mark.clause("anthokyklos", "F20", "F21", "F22", "F23")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SHAPES)
def test_each_shape_is_defined_in_words(key: str, language: str) -> None:
    words = Catalogue(language, GAME)
    clause = definition_of(shape_of(key))
    assert clause is not None
    name, _, text = words.clause(clause).partition(":")
    assert name.strip().lower() == words.own("term", f"shape-{key}").lower()
    said = text.rpartition(". ")[2]
    assert [int(sign) for sign in said if sign.isdigit()] == shape_of(key).scales


@pytest.mark.clause("anthokyklos", "G4", "G7")
def test_a_clause_is_drawn_at_each_scale() -> None:
    assert GAME.sketch("F13") == [
        "      · ✿ ·",
        "       · ·",
        " ✿    ✿ · ✿",
        "✿ ✿    · ·",
        " ✿    · ✿ ·",
        "×1    ×2",
    ]
    assert GAME.sketch("G4") == []


@pytest.mark.clause("anthokyklos", "G5")
def test_a_shape_of_another_deck_is_not_taken_for_ours() -> None:
    text = standard_text().replace("shape bud          0,0 0,2 1,1", "shape bud 0,0 1,1")
    other = parse(text, True)
    assert definition_of(other.cards[0].shape) is None
    assert definition_of(other.cards[3].shape) == "F12"
