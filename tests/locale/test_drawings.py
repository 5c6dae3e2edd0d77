"""Drawings in a line of text: terms by their signs alone, everything else as it stands."""

from florilege.cli.terminal import ColourInk
from florilege.kernel import registry
from florilege.locale.catalogue import Catalogue

GAME = registry.find("anthokyklos")


def test_a_drawing_shows_signs_without_words() -> None:
    assert Catalogue("en", GAME).word("drawn_petal", " c (g) · 3 i") == " ● (◆) · 3 ▲"


def test_a_drawing_keeps_the_hues_of_a_terminal() -> None:
    words = Catalogue("en", GAME, ink=ColourInk())
    assert words.word("drawn_petal", "c ·") == "[#e8684a]●[/] ·"


def test_only_terms_with_a_sign_are_replaced() -> None:
    words = Catalogue("en", GAME, ink=ColourInk())
    assert words.word("drawn_shape", "c g [/]") == r"c g \[/]"
