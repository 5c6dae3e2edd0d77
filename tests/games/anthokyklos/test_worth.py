"""A motif that never appears without another gives more points than that one (G6)."""

import re

import pytest

from florilege.games.anthokyklos.deck import Deck, parse, standard_deck, standard_text
from florilege.games.anthokyklos.dominated_cards import dominated_pairs
from florilege.games.anthokyklos.implication import implies
from florilege.kernel.dice import fast_dice
from tests.games.anthokyklos.table import new

SHAPES = """
shape arc3 0,0 0,2 0,4 scales 1 2
shape ray 0,0 2,0 4,0 scales 1
shape bud 0,0 0,2 1,1 scales 1 2 3 4
shape small-bud 0,0 0,2 1,1 scales 1
shape diamond 0,0 1,-1 1,1 2,0 scales 1 2
shape ring 0,0 0,2 0,4 0,6 0,8 0,10 0,12 0,14 0,16 scales 1
shape crown 0,0 4,0 4,2 4,4 4,6 4,8 4,10 4,12 4,14 scales 1
shape trefoil 0,0 0,6 0,12 scales 1
"""

# Three cards that ask for more than M67 give as much.
PLANTED = re.sub(r"(?m)^(card M(16|17|18|67) .*) \d+$", r"\1 3", standard_text())


def cards(*lines: str, scaled: bool = True) -> Deck:
    """Return a small deck of cards called a, b and so on."""
    named = [f"card {name} {line}" for name, line in zip("abcdef", lines, strict=False)]
    return parse("\n".join([SHAPES, *named]), scaled)


def found(deck: Deck) -> list[tuple[str, str]]:
    return [(pair["harder"], pair["easier"]) for pair in dominated_pairs(deck)]


@pytest.mark.clause("anthokyklos", "G6")
@pytest.mark.parametrize("scaled", [True, False])
def test_the_standard_deck_pays_every_harder_motif_more(scaled: bool) -> None:
    assert dominated_pairs(standard_deck(scaled)) == []


@pytest.mark.clause("anthokyklos", "G6")
def test_a_card_that_gives_no_more_than_an_easier_one_is_told() -> None:
    deck = parse(PLANTED, True)
    assert found(deck) == [("M16", "M67"), ("M17", "M67"), ("M18", "M67")]
    assert dominated_pairs(deck)[0] == {
        "harder": "M16",
        "points": 3,
        "easier": "M67",
        "easier_points": 3,
    }


@pytest.mark.clause("anthokyklos", "G6")
@pytest.mark.parametrize(
    ("points", "expected"), [(4, []), (3, [("a", "b")]), (2, [("a", "b")]), (0, [("a", "b")])]
)
def test_more_points_are_enough(points: int, expected: list[tuple[str, str]]) -> None:
    assert found(cards(f"bud one:c {points}", "bud one:any 3")) == expected


@pytest.mark.clause("anthokyklos", "G6")
@pytest.mark.parametrize(
    ("harder", "easier"),
    [
        ("bud one:c", "bud one:cg"),
        ("bud two:cg", "bud two:c"),
        ("bud two:cg 2+c", "bud two:any"),
        ("diamond one:any", "bud one:any"),
        ("small-bud one:c", "bud one:c"),
        ("ray two:c", "bud two:any"),  # by the petals that it rests on
        ("ring three", "arc3 three"),  # three petals of each colour leave no other way
    ],
)
def test_one_motif_brings_another(harder: str, easier: str) -> None:
    deck = cards(f"{harder} 1", f"{easier} 1")
    assert implies(deck, 0, 1)
    assert not implies(deck, 1, 0)


@pytest.mark.clause("anthokyklos", "G6")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("bud one:c", "bud one:gi"),
        ("bud two:any", "bud one:any"),
        ("bud three", "bud two:any"),
        ("diamond two:cg", "bud two:cg"),
        ("ring three", "trefoil three"),
    ],
)
def test_one_motif_does_not_bring_another(one: str, two: str) -> None:
    assert not implies(cards(f"{one} 1", f"{two} 1"), 0, 1)


@pytest.mark.clause("anthokyklos", "G6")
def test_scales_that_are_not_played_do_not_count() -> None:
    assert found(cards("bud one:c 1", "small-bud one:c 1")) == [("b", "a")]
    assert found(cards("bud one:c 1", "small-bud one:c 1", scaled=False)) == []
    assert found(cards("bud one:c 1", "small-bud one:any 1", scaled=False)) == [("a", "b")]


@pytest.mark.clause("anthokyklos", "G6")
@pytest.mark.parametrize(("points", "expected"), [(1, []), (2, [("a", "b")])])
def test_motifs_that_always_come_together_give_the_same(
    points: int, expected: list[tuple[str, str]]
) -> None:
    assert found(cards("bud two:any 1", f"bud two:any 2+any {points}")) == expected


@pytest.mark.clause("anthokyklos", "G6")
def test_a_motif_too_large_to_be_decided_is_not_told() -> None:
    assert found(cards("crown three 1", "bud three 1")) == []


KEYS = ["M01", "M16", "M34", "M46", "M58", "M67", "M69", "M75", "M76", "M79", "M82", "M83", "M85"]


@pytest.mark.clause("anthokyklos", "G6")
def test_no_game_shows_a_motif_without_one_that_it_brings() -> None:
    deck = standard_deck(True)
    chosen = [deck.number_of(key) for key in KEYS]
    pairs = [
        (one, two) for one in chosen for two in chosen if one != two and implies(deck, one, two)
    ]
    assert len(pairs) > 10
    for seed in range(5):
        position, dice = new(2, seed), fast_dice(seed)
        while not position.is_over():
            legal = position.legal_moves()
            position.play(legal[int(dice.below(len(legal)))])
            for one, two in pairs:
                assert position.is_present(two) or not position.is_present(one)
